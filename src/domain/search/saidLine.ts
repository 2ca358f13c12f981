import { withoutAccents } from '../../contract/withoutAccents'

/** What a search is said in, by its meaning: ways to say one are parted by `|` (`locales/…/described.json`). */
export type DescribedWords = Readonly<Record<string, string>>

/** Where something was understood, so that words before and after it do not come together. */
export const GAP = ' | '

/** Lower-case, without accents, thousands without dots or blanks. */
export const plain = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/['’\-–]/g, ' ')
    .replace(/(?<![\d.,])\d{1,3}(?:[. ]\d{3})+(?![\d.,]\d|\d)/g, (amount) => amount.replace(/[. ]/g, ''))

/** A line in the form in which it is read: ends of a range joined by a long dash, without the dots of short forms. */
export const tidy = (text: string): string =>
  text
    .replace(/(\d),(\d{3})(?!\d)/g, '$1$2')
    .replace(/(\d\s*(?:k|€|eur|euros?|m²|m2)?)\s*[-–]\s*(?=€?\s*\d)/gi, '$1—')
    .replace(/(?<=(?:^|\s)[A-G]\+*)\s*[-–]\s*(?=[A-G](?:\+|\s|,|$))/g, '/')
    .replace(/(\d{3})e(?![\p{L}\d])/giu, '$1€')
    .replace(/(\p{L})\.(?=[\s\d]|$)/gu, '$1 ')
    .replace(/,-(?=\D|$)|[()]/g, ' ')

/** Keeps what was made of each text: the words of a language are the same for every letter that is typed. */
function kept<T>(make: (text: string) => T): (text: string) => T {
  const made = new Map<string, T>()
  return (text) => {
    const known = made.get(text)
    if (known !== undefined) return known
    const value = make(text)
    made.set(text, value)
    return value
  }
}

/** Pattern of any of the ways to say a thing; what a language has no word for is said nowhere. */
export const alternatives = kept((ways) => {
  if (!ways.trim()) return '(?!)'
  const all = plain(ways)
    .split('|')
    .map((way) => way.trim().replace(/ +/g, '\\s+'))
  return `(?:${all.sort((a, b) => b.length - a.length).join('|')})`
})
/** Pattern of it as words of their own. */
export const whole = (pattern: string): string => `(?<![\\p{L}\\d])${pattern}(?![\\p{L}\\d])`
const inWords = kept((pattern) => new RegExp(whole(pattern), 'u'))

/** Takes what is understood out of a text, piece by piece. */
export class Reading {
  /** What was taken last. */
  taken = ''

  constructor(public left: string) {}

  /** Whether it is said. */
  has(pattern: string): boolean {
    return inWords(pattern).test(this.left)
  }

  /** What is said of it; undefined when it is not said. */
  find(pattern: string): string | undefined {
    return inWords(pattern).exec(this.left)?.[0]
  }

  /** The groups of what it takes; undefined when it is not said. */
  take(pattern: string): readonly (string | undefined)[] | undefined {
    const found = inWords(pattern).exec(this.left)
    if (!found) return undefined
    this.taken = found[0]
    this.left = this.left.slice(0, found.index) + GAP + this.left.slice(found.index + found[0].length)
    return found.slice(1)
  }
}

/** A text with what is said otherwise (`mietwohnung = zur miete wohnung`, parted by `|`) said in the words that are understood. */
export function inOneForm(text: string, same: string): string {
  return same.split('|').reduce((said, pair) => {
    const [from = '', to = ''] = pair.split('=').map((side) => side.trim())
    return from ? said.replace(new RegExp(whole(from.replace(/ +/g, '\\s+')), 'gu'), to) : said
  }, text)
}

/**
 * What was taken out of a text, as it was written there.
 * @example asWritten('Appartement au rez-de-chaussée', 'rez de chaussee') // 'rez-de-chaussée'
 */
export function asWritten(text: string, taken: string): string {
  const written = text.split(/(?:[\s;:!?]|,(?!\d))+/)
  for (const [from] of written.entries())
    for (let to = from + 1; to <= written.length; to += 1) {
      const part = written.slice(from, to).join(' ').replace(/\.$/, '')
      if (plain(part) === taken) return part
    }
  return taken
}
