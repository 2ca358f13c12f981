import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../admin/writer'
import { COLUMN_NAMES, type IndexedRow } from './listingColumns'

/** Rows read at once: few enough that nobody waits while they are put in. */
const BATCH = 2000

const MOMENTS: ReadonlySet<string> = new Set(['published_at', 'updated_at'])
const CELLS = sql.raw(
  COLUMN_NAMES.map((name) =>
    MOMENTS.has(name) ? `(extract(epoch from ${name}) * 1000)::float8 as ${name}` : name,
  ).join(', '),
)

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
