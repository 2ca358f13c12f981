import { LENGTH } from './patterns'
import { withoutAccents } from './withoutAccents'

// What stands between an initial and a name, as in `J.van Damme`; not those that are countries' addresses (`T.de`).
const PARTICLES = 'van|vande|vanden|vander|von|del|den|der|du|ten|ter'
const HAS_LETTER = /\p{L}/u
const LINK = new RegExp(
  [
    '[:@。]',
    '\\S/\\S',
    'www\\.',
    '[^\\s.][^\\s.]\\.\\p{L}\\p{L}',
    // An initial before a name is no host: `J.Peeters`, `J.R. Peeters`.
    '(?:\\p{N}|(?!\\p{Lu})\\p{L})\\.(?!\\p{Lu}\\p{Ll})\\p{L}\\p{L}',
    `\\p{Lu}\\.(?!\\p{Lu}\\p{Ll}|(?:${PARTICLES})\\b)\\p{L}\\p{L}`,
    '\\d\\.\\d',
  ].join('|'),
  'u',
)

/**
 * A name in plain letters, as it is checked, kept and mailed: of what is circled, wide or one sign for several the letters themselves
 * (NFKC), and nothing that is not seen.
 * @example plainName('ⓔvil.c\uFE0Fom') // 'evil.com'
 */
export const plainName = (text: string): string =>
  text.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '')

/** Without accents and what else stands on, in or around a letter. */
const bare = (text: string) => withoutAccents(plainName(text)).normalize('NFKC')

/**
 * Whether a mail program may make a link of some of a text.
 * @example holdsLink('win.example.com') // true
 */
export const holdsLink = (text: string): boolean => LINK.test(bare(text))

/**
 * Whether a text can be a person's name. It holds no address of the web: mails that a visitor has sent to somebody else carry it, and
 * mail programs make a link of it.
 * @example isPersonName('J. De Smet') // true
 * @example isPersonName('win.example.com') // false
 */
export function isPersonName(text: string): boolean {
  const name = bare(text)
  return HAS_LETTER.test(name) && !LINK.test(name)
}

/** The format of the contract's schemas: a person's name that is not longer in plain letters than a name may be. */
export const PERSON_NAME = 'person-name'
export const isShortPersonName = (text: string): boolean =>
  isPersonName(text) && plainName(text).length <= LENGTH.name.max

const WEB_ADDRESS = new RegExp(
  [
    '://',
    '[wW]{3}\\.',
    '\\S@\\S+\\.\\S',
    // A dot without a blank before a sentence is none: `Mooi huis.Kijk eens`.
    '[\\p{L}\\p{N}]\\.\\p{Ll}{2,}',
    '\\p{L}{2,}\\.\\p{Lu}{2,}',
    // Letters without a case: the dot that ends a sentence of theirs is another one.
    '\\p{L}\\.\\p{Lo}{2,}',
    '(?:\\d{1,3}\\.){3}\\d',
    // Browsers read the dot of Chinese and Japanese as one of an address.
    '[a-zA-Z0-9]。[a-zA-Z]{2,}',
  ].join('|'),
  'u',
)

/**
 * Whether a text that a visitor has mailed to somebody else leads nowhere: the mail comes from the agency, which nobody should be
 * able to send anybody's links with.
 * @example leadsNowhere('Kijk eens, met tuin!') // true
 * @example leadsNowhere('http://evil.example/ klik hier') // false
 */
export const leadsNowhere = (text: string): boolean => !WEB_ADDRESS.test(bare(text))

/** The format of the contract's schemas for such a text. */
export const VISITOR_MESSAGE = 'visitor-message'
