import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/tables'
import { isShown } from '../estates/inMemory/isShown'
import { changesBetween, type ListingStand } from './changesBetween'

type Db = Kysely<Database>

const STAND = sql.raw('id, listing_id, told_status, sold, price')

/** How listings stand that are about to be written; undefined when nobody is subscribed to hear of it. */
export async function standsOf(
  db: Db,
  siteId: string,
  ids: number[],
): Promise<Map<number, ListingStand> | undefined> {
  const { rows: heard } = await sql`
    select from alert_search where site_id = ${siteId} and confirmed_at is not null limit 1
  `.execute(db)
  if (!heard.length) return undefined
  const { rows } = await sql<ListingStand>`
    select ${STAND} from listing_index l
    where ${isShown(siteId)} and id = any(${ids}::int[])
  `.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Writes down what changed since, in the transaction that changed it: nothing is forgotten by a process that dies. A project
 * with units is told of by its units.
 */
export async function recordChanges(
  db: Db,
  siteId: string,
  before: ReadonlyMap<number, ListingStand> | undefined,
  ids: number[],
): Promise<void> {
  if (!before) return
  const { rows } = await sql<ListingStand>`
    select ${STAND} from listing_index l
    where ${isShown(siteId)} and id = any(${ids}::int[]) and child
  `.execute(db)
  const changes = rows.flatMap((after) => changesBetween(before.get(after.id), after))
  if (!changes.length) return
  await sql`
    insert into listing_change (site_id, estate_id, listing_id, kind, was, is_now)
    select ${siteId}, "estateId", "listingId", kind, was, now
    from jsonb_to_recordset(${JSON.stringify(changes)}::text::jsonb)
      as c("estateId" integer, "listingId" integer, kind text, was double precision, now double precision)
  `.execute(db)
}
