/**
 * What a visitor's address and number look like and how long a text of theirs may be; apart from the schemas, so that a form
 * checks the same in the browser.
 */
export const EMAIL_PATTERN =
  // No dot begins or ends a mailbox's name, nor stands beside another (RFC 5321 §4.1.2): no server would take the mail. One that reads
  // as an address of the web is nobody's: mails to others say who asked for them, and mail programs would make a link of it.
  "^(?!\\.|[wW]{3}\\.|[^@]*\\.[.@])[a-zA-Z0-9.!$%&'*+=^_`{|}~-]{1,64}@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(\\.[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$"
/** Figures of a telephone number and what is written between them; of figures no number has more than fifteen (E.164). */
export const PHONE_PATTERN = '^(?!(?:[^0-9]*[0-9]){16})[+0-9][0-9 ./()-]+$'

export const LENGTH = {
  // It stands in the greeting and subject of mails, also to who did not ask for one.
  name: { max: 60 },
  email: { max: 254 },
  phone: { min: 5, max: 30 },
  message: { max: 4000 },
} as const

/** Letters of one part of a page's address, and of all of it: a file system takes names of 255 bytes, and a page is a folder. */
export const PAGE_ADDRESS_LENGTH = { part: 80, whole: 300 } as const
const PART = `[A-Za-z0-9][A-Za-z0-9_-]{0,${PAGE_ADDRESS_LENGTH.part - 1}}`
/**
 * Address of a page of the site's own after its language (docs/decisions/175-addresses-of-pages.md). Without dots it leads
 * out of no folder and to no file; '' is the home page.
 */
export const PAGE_ADDRESS_PATTERN = `^/?(?:${PART}(?:/${PART})*/?)?$`
