import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../admin/writer'
import { COLUMN_NAMES, type ColumnName, columnOf } from '../indexColumns'
import type { Cell } from './columns'

/** A row of `listing_index`; moments are milliseconds, flags 1 or 0. */
export type IndexedRow = Record<Exclude<ColumnName, 'id'>, Cell> & {
  id: number
  listing_id: number
  top: boolean
  child: boolean
  archived: boolean
  hidden: boolean
  sold: boolean
  collections: number[]
}

/** Rows read at once: few enough that nobody waits while they are put in. */
const BATCH = 2000

/** A column as it is kept in memory: a number, or a text. */
function cell(name: ColumnName): string {
  const { kind, isFact } = columnOf(name)
  const stored = isFact ? `(facts->>'${name}')` : name
  if (kind === 'moment') return `(extract(epoch from ${stored}::timestamptz) * 1000)::float8 as ${name}`
  if (kind === 'flag') return `${stored}::boolean::int as ${name}`
  return isFact && kind !== 'text' ? `${stored}::float8 as ${name}` : `${stored} as ${name}`
}

const CELLS = sql.raw(COLUMN_NAMES.map(cell).join(', '))

async function rowsWhere(db: Db, siteId: string, which: RawBuilder<unknown>): Promise<IndexedRow[]> {
  const { rows } = await sql<IndexedRow>`
    select ${CELLS}, listing_id, top, child, archived, hidden, sold, collections
    from listing_index where site_id = ${siteId} and ${which}
  `.execute(db)
  return rows
}

/** The families of these listings, each with its units. */
export const familyRows = (db: Db, siteId: string, listingIds: readonly number[]) =>
  rowsWhere(db, siteId, sql`listing_id = any(${[...listingIds]}::int[])`)

/** All families of a site, some at a time. */
export async function* allFamilies(db: Db, siteId: string): AsyncGenerator<IndexedRow[]> {
  let after = 0
  for (;;) {
    const { rows } = await sql<{ last: number | null }>`
      select max(listing_id) as last from (
        select listing_id from listing_index where site_id = ${siteId} and listing_id > ${after}
        order by listing_id limit ${BATCH}
      ) next
    `.execute(db)
    const last = rows[0]?.last
    if (last == null) return
    yield await rowsWhere(db, siteId, sql`listing_id > ${after} and listing_id <= ${last}`)
    after = last
  }
}
