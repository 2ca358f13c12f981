import type { Estate } from '../../../src/contract/estate'
import { statusOfId } from '../../../src/domain/search/statusIds'
import type { WriteFormat } from '../format'
import { KIND_FIELDS, kindOf } from '../kinds'
import type { Notes } from '../notes'
import { leavesOf, valueAt } from '../paths'
import { pictureFor } from '../pictures'
import { noteUnsaid } from '../rows'
import { cityId, textIdOf } from '../textIds'
import { cellFlag, writeCell } from './cells'
import { csvLine } from './csvText'
import { ESTATE_FIELDS, REFERENCE, SHOWN, SPECIAL, type Special } from './estateFields'
import { type Column, columnOf, type Mapping } from './mapping'
import { PERIOD, periodCell } from './periods'
import { listCell, PICTURE_SEPARATOR } from './special'

type Cells = Map<string, string>

/** What the special columns say of a listing. */
function specialCells(estate: Estate, textId: string, project: string | undefined, publicUrl: string): Cells {
  const { type, subType, status } = kindOf(estate)
  const files = (kind: 'photo' | 'floorPlan') =>
    [...estate.pictures]
      .sort((a, b) => a.index - b.index)
      .filter((picture) => (picture.kind ?? 'photo') === kind)
      .map(({ file }) => pictureFor(file, publicUrl))
  const said: Record<Special, string | undefined> = {
    id: textId,
    project,
    type,
    subType,
    status,
    pictures: listCell(files('photo'), PICTURE_SEPARATOR),
    floorPlans: listCell(files('floorPlan'), PICTURE_SEPARATOR),
    videos: listCell(
      (estate.videos ?? []).map(({ typeId, url }) => `${typeId} ${url}`),
      PICTURE_SEPARATOR,
    ),
  }
  return new Map(SPECIAL.flatMap((field) => (said[field] ? [[field, said[field]]] : [])))
}

const OWN = /^(general\.(id|parentId)|listing\.external_id|pictures|videos)$/

/** Whether others know a listing by a text, not by its number. */
const isText = (estate: Estate) => textIdOf(estate) !== String(estate.general.id)

/** What is read again without a column: what the mapping says of all rows, and what follows from the rest. */
function isSaidAnyway(path: string, estate: Estate, mapping: Mapping | undefined): boolean {
  const { address, general } = estate
  const { visible, city, country } = address
  if (path === SHOWN) return visible === (cellFlag(mapping?.constants?.[SHOWN] ?? '') ?? false)
  // A table without references has them by its ids.
  if (path === REFERENCE) return general.reference === textIdOf(estate) && isText(estate)
  if (path === PERIOD) return general.period === periodCell(mapping?.constants?.[PERIOD] ?? '')
  if (path === 'address.country.id') return country.id === (mapping?.country ?? 'UNKNOWN')
  return path === 'address.city.id' && city.id === cityId(country.id, city.zip, city.name)
}

function noteLost(estate: Estate, cells: Cells, mapping: Mapping | undefined, notes: Notes): void {
  const { status, pictures, videos, general } = estate
  const isSaid = (path: string) =>
    cells.has(path) || KIND_FIELDS.test(path) || OWN.test(path) || isSaidAnyway(path, estate, mapping)
  noteUnsaid(estate, isSaid, notes)
  if (status && !statusOfId(status.id)) notes.unsaid('status')
  if (pictures.length && !cells.has('pictures') && !cells.has('floorPlans')) notes.unsaid('pictures')
  for (const name of ['alt', 'thumbnail', 'width', 'height'] as const)
    if (pictures.some((picture) => picture[name] != null)) notes.unsaid(`pictures.${name}`)
  if (videos?.length && !cells.has('videos')) notes.unsaid('videos')
  if (general.parentId && !cells.has('project')) notes.unsaid('general.parentId')
}

function fieldCells(estate: Estate, decimal: ',' | '.'): Cells {
  const cells: Cells = new Map()
  for (const [path] of leavesOf(estate)) {
    const field = ESTATE_FIELDS.get(path)
    const text = field && writeCell(valueAt(estate, path), field, decimal)
    if (text !== undefined) cells.set(path, text)
  }
  return cells
}

/** What a column of a mapping says: the word that means what is to be said, else that itself. */
function cellOf(cells: Cells, { field, values }: Column, locale: string): string {
  const text = cells.get(field) ?? cells.get(`${field}.${locale}`) ?? ''
  return Object.entries(values ?? {}).find(([, meant]) => String(meant) === text)?.[0] ?? text
}

function columnsOf(
  rows: readonly Cells[],
  /** Fields that have a column though no row says them. */
  empty: readonly string[],
  mapping: Mapping | undefined,
): [heading: string, column: Column][] {
  if (!mapping) {
    const used = new Set([...empty, ...rows.flatMap((cells) => [...cells.keys()])])
    return [...SPECIAL, ...ESTATE_FIELDS.keys()]
      .filter((field) => used.has(field))
      .map((field) => [field, { field }])
  }
  return Object.entries(mapping.columns).flatMap(([heading, said]): [string, Column][] => {
    const column = columnOf(said)
    return column ? [[heading, column]] : []
  })
}

/**
 * Listings as CSV, a row each: with a mapping in its columns, else in a column a field that any of them has, which is read again as it
 * is. All rows are held until the last is known: it is then known which columns there are.
 */
export const writeCsv: WriteFormat = async function* (lines, options, notes) {
  const { mapping, publicUrl = '' } = options
  const { delimiter = ',', decimal = '.' } = mapping ?? {}
  const locale = options.locale ?? mapping?.locale ?? 'nl'
  const rows: Cells[] = []
  const texts = new Map<number, string>()
  const empty = new Set<string>()
  const told = new Set(
    mapping && Object.values(mapping.columns).flatMap((said) => columnOf(said)?.field ?? []),
  )
  for await (const line of lines) {
    if (line.kind !== 'estate' || line.draft || !('data' in line)) {
      if (line.kind !== 'site') notes.unsaid(line.draft ? 'drafts' : `lines of kind ${line.kind}`)
      continue
    }
    const { general } = line.data
    const textId = textIdOf(line.data)
    texts.set(general.id, textId)
    // Without the column its id would be read as the reference that it has not.
    if (isText(line.data) && !general.reference?.trim()) empty.add(REFERENCE)
    const parent = general.parentId ? (texts.get(general.parentId) ?? String(general.parentId)) : undefined
    const all = new Map([
      ...specialCells(line.data, textId, parent, publicUrl),
      ...fieldCells(line.data, decimal),
    ])
    const isTold = (field: string) => !mapping || told.has(field) || told.has(field.replace(`.${locale}`, ''))
    const cells = new Map([...all].filter(([field]) => isTold(field)))
    noteLost(line.data, cells, mapping, notes)
    rows.push(cells)
  }
  const columns = columnsOf(rows, [...empty], mapping)
  yield csvLine(
    columns.map(([heading]) => heading),
    delimiter,
  )
  for (const cells of rows)
    yield csvLine(
      columns.map(([, column]) => cellOf(cells, column, locale)),
      delimiter,
    )
}
