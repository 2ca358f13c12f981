import type { Locale } from '../../../src/contract/common'
import type { Code } from '../../../src/contract/codes'
import { blankEstate, finishEstate } from '../finish'
import type { EstateLine, ReadFormat, ReadOptions } from '../format'
import { headTypeOf, subTypeOf, transactionOf, typeOfSubType } from '../kinds'
import type { Notes } from '../notes'
import { putAt, valueAt } from '../paths'
import { readCell } from './cells'
import { openCsv } from './csvText'
import { type EstateField, ESTATE_FIELDS, isSpecial, REFERENCE, type Special } from './estateFields'
import type { Mapping } from './mapping'
import { PERIOD } from './periods'
import { type Cell, cellsOf, columnFor } from './rowCells'
import {
  PICTURE_SEPARATOR,
  picturesOfCells,
  statusCell,
  subTypeCell,
  typeCell,
  videosOfCell,
} from './special'

const fieldAt = (path: string, locale: Locale): EstateField | undefined =>
  ESTATE_FIELDS.get(path) ?? ESTATE_FIELDS.get(`${path}.${locale}`)

interface ReadRow {
  line: EstateLine
  isUnit: boolean
}

function readRow(
  cells: readonly Cell[],
  what: string,
  /** Whether the table says references. */
  hasReferences: boolean,
  options: ReadOptions,
  notes: Notes,
): ReadRow | undefined {
  const { ids, mapping } = options
  const locale = options.locale ?? mapping?.locale ?? 'nl'
  const decimal = mapping?.decimal ?? '.'
  const all = (field: Special) => cells.filter((cell) => cell.field === field)
  const said = (field: Special) => all(field)[0]?.text
  const coded = <T>(field: Special, read: (text: string) => T | undefined) => {
    const cell = all(field)[0]
    const value = cell && read(cell.text)
    if (cell && value === undefined) {
      notes.unread(what, cell.heading, cell.text)
      notes.unsaid(cell.heading)
    }
    return value
  }
  const textId = said('id')
  if (!textId) {
    notes.refused(what, 'has no id')
    return undefined
  }
  const subCode = coded('subType', subTypeCell)
  const type = coded('type', typeCell) ?? (subCode && typeOfSubType(subCode))
  const status: Code<'Status'> | undefined = coded('status', statusCell)
  const id = ids.of(textId)
  if (!type || !status) {
    notes.refused(what, `has no ${type ? 'status' : 'type'} that is known`, id)
    return undefined
  }
  const subType = subCode && typeOfSubType(subCode) === type ? subTypeOf(subCode) : undefined
  if (subCode && !subType) notes.unsaid(all('subType')[0]?.heading ?? 'subType')
  const project = said('project')
  const estate = blankEstate({
    id,
    ...(project && { parentId: ids.of(project) }),
    ...(type === 'PROJECT' && { project: true }),
    headType: headTypeOf(type),
    ...(subType && { subType }),
    transaction: transactionOf(status),
  })
  const isRent = status === 'TO_RENT' || status === 'RENTED'
  for (const { heading, field: path, text, isOfAll } of cells) {
    if (isSpecial(path) || (path === PERIOD && isOfAll && !isRent)) continue
    const field = fieldAt(path, locale)
    const value = field && readCell(text, field, decimal)
    if (field && value === undefined) notes.unread(what, heading, text)
    if (!field || value === undefined || valueAt(estate, field.path) !== undefined) notes.unsaid(heading)
    else putAt(estate, field.path, value)
  }
  if (mapping?.country && !valueAt(estate, 'address.country.id'))
    putAt(estate, 'address.country.id', mapping.country)
  const texts = (field: Special) => all(field).map(({ text }) => text)
  const separator = all('pictures')[0]?.separator ?? all('floorPlans')[0]?.separator ?? PICTURE_SEPARATOR
  estate.pictures = picturesOfCells(texts('pictures'), texts('floorPlans'), separator)
  const videos = all('videos').flatMap((cell) => videosOfCell(cell.text, cell.separator))
  if (videos.length) estate.videos = videos
  if (textId !== String(id)) {
    putAt(estate, 'listing.external_id', textId)
    // The number is only ours: without the text a visitor could not say on the phone which listing is meant.
    if (!hasReferences) putAt(estate, REFERENCE, textId)
  }
  const place = { zip: 'address.city.zip', city: 'address.city.name', position: 'address.geoLocation' }
  if (!finishEstate(estate, what, place, notes)) return undefined
  return { line: { kind: 'estate', data: estate }, isUnit: project !== undefined }
}

/** Headings, each once: the second of a name is `name#2`, unless the mapping knows one of that name only. */
const once = (headings: readonly string[], mapping: Mapping | undefined) =>
  headings.map((heading, at) => {
    const name = heading.trim()
    const nth = headings.slice(0, at).filter((other) => other.trim() === name).length + 1
    const own = `${name}#${nth}`
    return nth > 1 &&
      !(mapping && Object.hasOwn(mapping.columns, name) && !Object.hasOwn(mapping.columns, own))
      ? own
      : name
  })

/** Columns that the mapping reads and the file has not: a program renames one, and all it said is gone without a word. */
function missingColumns(headings: readonly string[], mapping: Mapping | undefined): string[] {
  return Object.entries(mapping?.columns ?? {}).flatMap(([name, column]) =>
    column === null || headings.includes(name) ? [] : [name],
  )
}

/** CSV by a mapping of its columns, a row a listing; units come after all else, as a project comes before them. */
export const readCsv: ReadFormat = async function* (file, options, notes) {
  const { mapping } = options
  const { rows } = await openCsv(file, mapping ?? {})
  let headings: string[] | undefined
  let hasReferences = false
  const units: EstateLine[] = []
  for await (const { cells, line } of rows) {
    if (!headings) {
      headings = once(cells, mapping)
      for (const name of missingColumns(headings, mapping)) notes.missing(name)
      const fields = [
        ...headings.map((heading) => columnFor(heading, mapping)?.field),
        ...Object.keys(mapping?.constants ?? {}),
      ]
      hasReferences = fields.includes(REFERENCE)
      if (!fields.includes('id'))
        throw new Error(
          'No column says the id; npm run convert -- csv --guess <file> drafts a mapping, for --mapping',
        )
      continue
    }
    // What a spreadsheet leaves below its table is no listing.
    if (cells.every((cell) => !cell.trim())) continue
    const said = cellsOf(headings, cells, options, notes)
    const read = readRow(said, `Line ${line}`, hasReferences, options, notes)
    if (!read) continue
    notes.stands(read.line, line)
    if (read.isUnit) units.push(read.line)
    else yield read.line
  }
  yield* units
}
