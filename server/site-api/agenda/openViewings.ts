import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/tables'
import { HttpProblem } from '../../http/problem'
import { VISIT_KINDS, type VisitKeys } from '../visitors/limits'

type Db = Kysely<Database>

/**
 * Viewings to come that one visitor may have of one listing. An address may be that of a whole household, an office or a telephone
 * network: it has a few more.
 */
export const MOST_OPEN = { address: 4, mailbox: 2 } as const satisfies Record<keyof VisitKeys, number>

interface Open {
  count: number
  /** Seconds until the first of them begins. */
  wait: number | null
}

async function openOf(db: Db, siteId: string, estateId: number, key: string): Promise<Open> {
  const { rows } = await sql<Open>`
    select count(*)::int as count, ceil(extract(epoch from min(starts_at) - now()))::float8 as wait
    from open_viewing
    where site_id = ${siteId} and estate_id = ${estateId} and key = ${key} and starts_at > now()
  `.execute(db)
  return rows[0] ?? { count: 0, wait: null }
}

/**
 * Refuses a viewing of a listing to whom has as many to come as one may have. In the transaction of the booking, whose limits have
 * whoever books under the same keys wait for it (`countVisit`).
 * @throws HttpProblem 429 (`TooManyViewings`)
 */
export async function assertFewOpen(
  db: Db,
  siteId: string,
  estateId: number,
  keys: VisitKeys,
): Promise<void> {
  for (const kind of VISIT_KINDS) {
    const { count, wait } = await openOf(db, siteId, estateId, keys[kind])
    if (count < MOST_OPEN[kind]) continue
    throw new HttpProblem(429, 'As many viewings of this listing are booked as one may have', [], {
      open: count,
      retryAfter: Math.max(1, wait ?? 1),
    })
  }
}

/** Keeps whose a booked viewing is, as long as it is to come. */
export async function noteOpen(
  db: Db,
  siteId: string,
  { id, estateId, start }: { id: string; estateId: number; start: string },
  keys: VisitKeys,
): Promise<void> {
  await db
    .insertInto('open_viewing')
    .values(
      VISIT_KINDS.map((kind) => ({
        site_id: siteId,
        estate_id: estateId,
        key: keys[kind],
        appointment_id: id,
        starts_at: new Date(start),
      })),
    )
    .execute()
}

/** A viewing that was cancelled counts no more. */
export const forgetOpen = (db: Db, siteId: string, id: string) =>
  db.deleteFrom('open_viewing').where('site_id', '=', siteId).where('appointment_id', '=', id).execute()
