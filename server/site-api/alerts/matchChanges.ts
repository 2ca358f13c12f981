import { type Kysely, sql } from 'kysely'
import type { Query } from '../../../src/contract/search'
import type { Site } from '../../../src/contract/site'
import { alertFilter } from '../../../src/domain/alerts/askedSearch'
import { narrowed } from '../../../src/domain/search/narrowed'
import { filteredQuery } from '../../../src/domain/search/searchQuery'
import type { Database } from '../../db/tables'
import { planQuery } from '../estates/searchPlan'
import { findRows } from '../estates/inMemory/findRows'
import { familyRows } from '../estates/inMemory/indexedRows'
import { ListingTable } from '../estates/inMemory/listingTable'
import { wordsAmong } from '../estates/inMemory/wordMatches'
import { listPage } from './alertSearches'
import type { Change } from './changesBetween'
import { dueAt } from './dueAt'

type Db = Kysely<Database>
type Recorded = Change & { id: string }

interface Asked {
  search: string
  pageId: number | null
}

/** So many changes are matched at a time. */
const BATCH = 500

/** Which kind of the subscriber's choice a change is of. */
const GROUP: Record<Change['kind'], 'new' | 'price' | 'status'> = {
  new: 'new',
  price: 'price',
  sold: 'status',
  back: 'status',
  status: 'status',
}

/** The listings that changed, as this transaction sees them. */
async function tableOf(db: Db, siteId: string, changes: readonly Recorded[]): Promise<ListingTable> {
  const ids = [...new Set(changes.map(({ listingId }) => listingId))]
  const table = new ListingTable()
  table.replace(ids, await familyRows(db, siteId, ids))
  return table
}

/** The listings of a table that a query finds by one of these estates. */
function found(
  table: ListingTable,
  query: Query,
  words: readonly Int32Array[],
  estates: readonly number[],
): number[] {
  const one = narrowed(query, { terms: { 'children.general.id': [...estates] } })
  return [...findRows(table, planQuery(one), words)].map(table.columns.id.at)
}

/** Changes whose own estate fits the search: a project fits by its unit, so each changed unit is asked for itself. */
async function fitting(
  db: Db,
  site: Site,
  { search, pageId }: Asked,
  changes: readonly Recorded[],
  table: ListingTable,
) {
  const page = await listPage(db, site.id, pageId)
  const query = filteredQuery(alertFilter(search), page?.node ?? {}, site.settings.hiddenStatus)
  const words = await wordsAmong(db, site.id, planQuery(query).matches, table)
  const listings = new Set(
    found(
      table,
      query,
      words,
      changes.map(({ estateId }) => estateId),
    ),
  )
  const fits = new Map<number, boolean>()
  for (const { estateId, listingId } of changes) {
    if (fits.has(estateId)) continue
    const alone = changes.every((other) => other.listingId !== listingId || other.estateId === estateId)
    const one = listings.has(listingId) && (alone || found(table, query, words, [estateId]).length > 0)
    fits.set(estateId, one)
  }
  return changes.filter(({ estateId }) => fits.get(estateId))
}

async function keep(
  db: Db,
  siteId: string,
  { search, pageId }: Asked,
  changes: readonly Recorded[],
): Promise<void> {
  const rows = changes.map((change) => ({ ...change, group: GROUP[change.kind] }))
  await sql`
    insert into alert_match (site_id, search_id, change_id, estate_id, listing_id, kind, was, is_now, due_at)
    select q.site_id, q.id, c.id, c."estateId", c."listingId", c.kind, c.was, c.now, ${dueAt(sql`q.frequency`, sql`now()`)}
    from alert_search q
    join alert_subscriber s on s.site_id = q.site_id and s.id = q.subscriber_id
    cross join jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as c(id bigint, "estateId" integer, "listingId" integer, kind text, was double precision, now double precision, "group" text)
    where q.site_id = ${siteId} and q.search = ${search} and q.page_id is not distinct from ${pageId}::int
      and q.confirmed_at is not null and not q.paused and not s.paused and c."group" = any(q.changes)
    on conflict do nothing
  `.execute(db)
}

/** Whoever was told of a listing hears that it is gone: no search finds it any more. */
async function keepSold(db: Db, siteId: string, changes: readonly Recorded[]): Promise<void> {
  await sql`
    insert into alert_match (site_id, search_id, change_id, estate_id, listing_id, kind, due_at)
    select distinct q.site_id, q.id, c.id, c."estateId", c."listingId", 'sold', ${dueAt(sql`q.frequency`, sql`now()`)}
    from jsonb_to_recordset(${JSON.stringify(changes)}::text::jsonb) as c(id bigint, "estateId" integer, "listingId" integer)
    join alert_match m on m.site_id = ${siteId} and m.estate_id = c."estateId" and m.kind <> 'sold'
    join alert_search q on q.site_id = m.site_id and q.id = m.search_id
    join alert_subscriber s on s.site_id = q.site_id and s.id = q.subscriber_id
    where not q.paused and not s.paused and 'status' = any(q.changes)
    on conflict do nothing
  `.execute(db)
}

/**
 * Finds who must hear of what changed on a site, some changes at a time, each in a transaction with the end of the change:
 * a process that dies has matched all of them or none. Gives how many changes it took; 0 when there are none left.
 */
export async function matchChanges(db: Db, site: Site): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    // Two processes would each match what the other has not deleted yet.
    await sql`select pg_advisory_xact_lock(hashtext(${`alerts ${site.id}`}))`.execute(transaction)
    const { rows: changes } = await sql<Recorded>`
      delete from listing_change where site_id = ${site.id} and id in (
        select id from listing_change where site_id = ${site.id} order by id limit ${BATCH}
      )
      returning id::text, estate_id as "estateId", listing_id as "listingId", kind, was, is_now as now
    `.execute(transaction)
    if (!changes.length) return 0
    const sorted = changes.sort((a, b) => Number(a.id) - Number(b.id))
    const gone = sorted.filter(({ kind }) => kind === 'sold')
    const here = sorted.filter(({ kind }) => kind !== 'sold')
    if (gone.length) await keepSold(transaction, site.id, gone)
    const { rows: searches } = await sql<Asked>`
      select distinct search, page_id as "pageId" from alert_search
      where site_id = ${site.id} and confirmed_at is not null
    `.execute(transaction)
    const table = await tableOf(transaction, site.id, here)
    for (const asked of here.length ? searches : []) {
      const fit = await fitting(transaction, site, asked, here, table)
      if (fit.length) await keep(transaction, site.id, asked, fit)
    }
    return changes.length
  })
}
