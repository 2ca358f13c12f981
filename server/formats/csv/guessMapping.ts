import { Readable } from 'node:stream'
import { LOCALES } from '../../../src/contract/locales'
import { typeOfSubType } from '../kinds'
import { pictureMime } from '../pictures'
import { readCell } from './cells'
import { openCsv } from './csvText'
import { type EstateField, ESTATE_FIELDS, isColumnField, SHOWN } from './estateFields'
import { HEADINGS } from './guessWords'
import type { Column, Mapping } from './mapping'
import { PERIOD, PRICE, priceCell, saysRent } from './periods'
import { plainWords } from './plainWords'
import { PICTURE_SEPARATOR, statusCell, subTypeCell, typeCell } from './special'

const WORDS = Object.entries(HEADINGS).map(([field, words]) => ({ field, words: words.split(', ') }))

/** Language of texts without one, which whoever looks at the draft puts right. */
const LOCALE = 'nl'

/** Rows that are looked at, and different cells of a column that are named for somebody to say what they mean. */
const ROWS = 500
const MOST_VALUES = 30

/** The field of a heading that ends by a language, `Titre FR`, of which the words before it name a text. */
function byLanguage(plain: string, isFree: (field: string) => boolean): string | undefined {
  const [, words = '', locale = ''] = /^(.+) ([a-z]{2})$/.exec(plain) ?? []
  if (!LOCALES.some((each) => each === locale)) return undefined
  const texts = WORDS.filter((each) => each.words.includes(words)).map(
    ({ field }) =>
      `${LOCALES.reduce((path, each) => path.replace(new RegExp(`\\.${each}$`), ''), field)}.${locale}`,
  )
  return texts.find((field) => ESTATE_FIELDS.has(field) && isFree(field))
}

/** The field that a heading is called after, of those that are left. */
function byHeading(heading: string, isFree: (field: string) => boolean): string | undefined {
  if (isColumnField(heading.trim()) && isFree(heading.trim())) return heading.trim()
  const plain = plainWords(heading)
  const inLanguage = byLanguage(plain, isFree)
  if (inLanguage !== undefined) return inLanguage
  const free = WORDS.filter(({ field }) => isFree(field))
  const whole = free.find(({ words }) => words.includes(plain))
  const part = free.find(({ words }) =>
    words.some((word) => word.length > 3 && ` ${plain} `.includes(` ${word} `)),
  )
  return (whole ?? part)?.field
}

const all = (cells: readonly string[], test: (cell: string) => boolean) =>
  cells.length > 0 && cells.every(test)

/** The field that cells look like, where a heading said none. */
function byCells(cells: readonly string[], isFree: (field: string) => boolean): string | undefined {
  const looks: [field: string, test: (cell: string) => boolean][] = [
    ['salesRep.email', (cell) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(cell)],
    ['pictures', (cell) => pictureMime(cell.split(/[|,;\s]/)[0]) !== undefined],
    ['status', (cell) => statusCell(cell) !== undefined],
    ['type', (cell) => (typeCell(cell) ?? subTypeCell(cell)) !== undefined],
    ['energy.energyLabel', (cell) => /^[A-G][+]{0,2}$/.test(cell)],
  ]
  return looks.find(([field, test]) => isFree(field) && all(cells, test))?.[0]
}

/** Whether decimals stand after a comma: some cell has two or one of them there, and none a point so. */
function decimalOf(cells: readonly string[]): ',' | '.' {
  const ends = (mark: string) =>
    cells.filter((cell) => new RegExp(`\\d\\${mark}\\d{1,2}(\\s*(€|EUR|m²|m2))?$`).test(cell)).length
  const points = cells.filter((cell) => /\d\.\d{3}(\D|$)/.test(cell)).length
  return ends(',') > ends('.') || (ends('.') === 0 && points > 0) ? ',' : '.'
}

const separatorOf = (cells: readonly string[]): string =>
  [PICTURE_SEPARATOR, ';', ',', ' '].find((mark) => cells.some((cell) => cell.trim().includes(mark))) ??
  PICTURE_SEPARATOR

/** Whether a cell says something of a field by itself. */
function isUnderstood(cell: string, field: string, decimal: ',' | '.'): boolean {
  if (field === 'type') return typeCell(cell) !== undefined
  if (field === 'subType') return subTypeCell(cell) !== undefined
  if (field === 'status') return statusCell(cell) !== undefined
  const known: EstateField | undefined =
    ESTATE_FIELDS.get(field) ?? LOCALES.map((locale) => ESTATE_FIELDS.get(`${field}.${locale}`)).find(Boolean)
  const text = field === PRICE ? priceCell(cell).price : cell
  return !known || readCell(text, known, decimal) !== undefined
}

/** A column, with the words of it that somebody has to say the meaning of; '' means nothing. */
function draftColumn(field: string, cells: readonly string[], decimal: ',' | '.'): Column | string {
  if (field === 'pictures' || field === 'floorPlans') {
    const separator = separatorOf(cells)
    return separator === PICTURE_SEPARATOR ? field : { field, separator }
  }
  const strange = [...new Set(cells.filter((cell) => !isUnderstood(cell, field, decimal)))].slice(
    0,
    MOST_VALUES,
  )
  if (!strange.length) return field
  return { field, values: Object.fromEntries(strange.map((cell) => [cell, ''])) }
}

/** A column of types whose cells are subtypes of ours is one of subtypes: the type follows. */
function ofSubTypes(field: string, cells: readonly string[]): string {
  if (field !== 'type') return field
  const subs = cells.filter((cell) => subTypeCell(cell)).length
  const types = cells.filter((cell) => typeCell(cell)).length
  return subs > types ||
    (subs === types && all(cells, (cell) => typeOfSubType(subTypeCell(cell) ?? '') !== undefined))
    ? 'subType'
    : field
}

/**
 * Drafts a mapping of a CSV file by what its columns are called and hold; null for a column that nothing is guessed of. Somebody has
 * to look at it.
 */
export async function guessMapping(file: Uint8Array): Promise<Mapping> {
  const { delimiter, encoding, rows } = await openCsv(Readable.from([file]), {})
  const read: string[][] = []
  for await (const row of rows) if (read.push(row.cells) > ROWS) break
  const [headings = [], ...body] = read
  const decimal = decimalOf(body.flat().map((cell) => cell.trim()))
  const taken = new Set<string>()
  /** What is found of rents: whether there are some, and whether their cells say for what they are. */
  const rents = { some: false, periods: false }
  // A text without a language is in that of the mapping.
  const isFree = (field: string) =>
    field === 'pictures' ||
    ![field, `${field}.${LOCALE}`, field.replace(new RegExp(`\\.${LOCALE}$`), '')].some((each) =>
      taken.has(each),
    )
  const columns = headings.map((written, at): [string, Column | string | null] => {
    const heading = written.trim()
    const cells = body.map((row) => row[at]?.trim() ?? '').filter(Boolean)
    const found = byHeading(heading, isFree) ?? byCells(cells, isFree)
    if (!found) return [heading, null]
    const field = ofSubTypes(found, cells)
    taken.add(found).add(field)
    if (field === 'status') rents.some ||= cells.some(saysRent)
    if (field === PRICE) {
      rents.some ||= saysRent(heading)
      rents.periods = cells.some((cell) => priceCell(cell).period !== undefined)
    }
    return [heading, draftColumn(field, cells, decimal)]
  })
  const isShown =
    taken.has('address.street') || LOCALES.some((locale) => taken.has(`address.street.${locale}`))
  const constants = {
    // Who has a column of streets and none that says which are shown would find no street on the site.
    ...(isShown && !taken.has(SHOWN) && { [SHOWN]: 'true' }),
    ...(rents.some && !rents.periods && taken.has(PRICE) && !taken.has(PERIOD) && { [PERIOD]: 'MONTH' }),
  }
  return {
    ...{ delimiter, encoding, decimal, locale: LOCALE, country: 'BE', columns: Object.fromEntries(columns) },
    ...(Object.keys(constants).length > 0 && { constants }),
  }
}
