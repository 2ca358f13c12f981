import { LOCALES, type Locale } from '../../src/contract/locales'
import type { Localized } from '../../src/contract/common'
import type { Block } from '../../src/contract/page'
import type { FolderPage, LocalPage } from './pageFiles'
import { pictureOf, type Place, type Reading } from './reading'

/** A block of a page, and where a field of it stands. */
export interface PlacedBlock {
  block: Block
  placeOf: (field: string) => Place
}

type Part = LocalPage['parts'][number]

const inLanguages = (of: (locale: Locale) => string | undefined): Localized =>
  Object.fromEntries(LOCALES.flatMap((locale) => [[locale, of(locale)] as const].filter(([, text]) => text)))

const called = (part: Part | undefined): string => {
  if (!part) return 'nothing more'
  if (part.kind === 'picture') return `the picture ${part.file}`
  return part.heading ? `“${part.heading}”` : 'a text without a heading'
}

/** Whether the files of all languages say the same number of things in the same order; what differs is a fault. */
function areAlike(reading: Reading, first: LocalPage, other: LocalPage): boolean {
  const length = Math.max(first.parts.length, other.parts.length)
  for (let index = 0; index < length; index++) {
    const [one, two] = [first.parts[index], other.parts[index]]
    const alike =
      one?.kind === two?.kind &&
      !(one?.kind === 'picture' && two?.kind === 'picture' && one.file !== two.file)
    if (alike) continue
    const line = (two ?? other.parts.at(-1))?.fileLine ?? 1
    const reason = `does not say the same as ${first.file}: ${called(two)} stands where that has ${called(one)}; headings and pictures are the same in every language`
    reading.faults.push({ file: other.file, line, reason })
    return false
  }
  return true
}

/** What the Markdown files of a page say, as blocks: a heading with its text in every language, or a picture. */
export function textBlocks(reading: Reading, { texts }: FolderPage): PlacedBlock[] {
  const locals = reading.languages.flatMap((locale) => texts[locale] ?? [])
  const [first, ...others] = locals
  if (!first || !others.map((other) => areAlike(reading, first, other)).every(Boolean)) return []
  return first.parts.flatMap((part, index): PlacedBlock[] => {
    const partIn = (locale: Locale) => texts[locale]?.parts[index]
    const placeOf = (field: string): Place => {
      const local = texts[field.split('.').at(-1) as Locale] ?? first
      return { file: local.file, line: local.parts[index]?.fileLine ?? 1 }
    }
    if (part.kind === 'picture') {
      const file = pictureOf(reading, part.file, placeOf(''))
      const alt = inLanguages((locale) => {
        const other = partIn(locale)
        return other?.kind === 'picture' ? other.alt : undefined
      })
      return file ? [{ block: { kind: 'picture', file, alt }, placeOf }] : []
    }
    const said = (field: 'heading' | 'text') =>
      inLanguages((locale) => {
        const other = partIn(locale)
        return other?.kind === 'text' ? other[field] : undefined
      })
    return [{ block: { kind: 'text', heading: said('heading'), text: said('text') }, placeOf }]
  })
}
