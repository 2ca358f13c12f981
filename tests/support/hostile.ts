/** What somebody would write who wants a page to run it, a mail to go elsewhere, or a calendar to invite more. */
export const HOSTILE = [
  '</script><script>ran=1</script>',
  '<img src=x onerror="ran=1">',
  '<svg/onload=ran=1>',
  `"'--></style></title></textarea>`,
  '{{email}}{{7*7}}',
].join('')

/** As much of it as a name may hold, which is no address of the web. */
export const HOSTILE_NAME = HOSTILE.replaceAll('/', '').slice(0, 60)

/** The same on several lines, where they are allowed. */
export const HOSTILE_LINES = `${HOSTILE}\r\nBcc: thief@elsewhere.example\r\nATTENDEE:mailto:thief@elsewhere.example\r\nBEGIN:VALARM`

/** As much of them as a message may hold that is mailed to somebody else: no address of the web. */
export const withoutAddresses = (text: string) => text.replaceAll('.', ' ').replaceAll('@', ' at ')

const LANGUAGES = ['nl', 'fr', 'en', 'de']
/** Texts that are in no language. */
const PLAIN = new Set([
  ...['reference', 'number', 'box', 'name', 'firstname', 'lastname', 'comment', 'architect'],
  ...['street', 'city', 'alias', 'registration', 'vat', 'title', 'text', 'label'],
])

const isWords = (value: object) => {
  const keys = Object.keys(value)
  return keys.length > 0 && keys.every((key) => LANGUAGES.includes(key))
}

/** Something of the site's with every text of it replaced; codes, numbers and links stay. */
export function retold<T>(value: T, line: string, lines: string, key = ''): T {
  if (Array.isArray(value)) return value.map((one) => retold(one as unknown, line, lines, key)) as T
  if (typeof value === 'string') return (PLAIN.has(key) ? line : value) as T
  if (typeof value !== 'object' || value === null || key === 'url') return value
  const words = isWords(value)
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      words && typeof part === 'string' ? lines : retold(part as unknown, line, lines, name),
    ]),
  ) as T
}

/** The elements of a document and the names of their attributes, in order: what is not text in it. */
export const markupOf = (html: string): string[] =>
  [...html.matchAll(/<([/!]?[a-z][^\s/>]*)([^>]*)>/gi)].map(([, name = '', attributes = '']) =>
    [name, ...[...attributes.matchAll(/([\w-]+)="[^"]*"/g)].map(([, attribute]) => attribute)].join(' '),
  )
