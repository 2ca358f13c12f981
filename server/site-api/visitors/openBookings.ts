import { type Kysely, type RawBuilder, sql } from 'kysely'
import { AGENCY_TIME_ZONE } from '../../agencyClock'
import type { Database } from '../../db/tables'
import { HttpProblem } from '../../http/problem'
import { VISIT_KINDS, type VisitKeys } from './limits'

type Db = Kysely<Database>

type Most = Readonly<Record<keyof VisitKeys, number>>

interface Kind {
  /** Where it stands whose bookings are to come, and its columns: what is booked, the booking, until when that is to come. */
  table: keyof Database & `open_${string}`
  of: string
  booking: string
  until: string
  /** Why one more is refused. */
  refusal: string
  /** That one visitor may have of one listing or unit, and of the whole site. */
  most: Most
  mostOfSite?: Most
}

/**
 * Bookings to come that one visitor may have (docs/decisions/222-viewings-of-one-visitor.md, 237-stays-of-one-visitor.md). An address
 * may be that of a whole household, an office or a telephone network: it has more.
 */
export const OPEN = {
  viewing: {
    table: 'open_viewing',
    of: 'estate_id',
    booking: 'appointment_id',
    until: 'starts_at',
    refusal: 'As many viewings of this listing are booked as one may have',
    most: { address: 4, mailbox: 2 },
  },
  stay: {
    table: 'open_stay',
    of: 'rental_unit_id',
    booking: 'reservation_id',
    until: 'arrived_at',
    refusal: 'As many stays are reserved as one may have',
    most: { address: 4, mailbox: 2 },
    mostOfSite: { address: 8, mailbox: 4 },
  },
} as const satisfies Record<string, Kind>

/** When a viewing is to come no more. */
export const beginOf = (start: string) => sql<Date>`${start}::text::timestamptz`
/** When a stay is: one of today can be had all day. */
export const arrivalOver = (day: string) =>
  sql<Date>`(${day}::text::date + 1)::timestamp at time zone ${AGENCY_TIME_ZONE}::text`

interface Booked {
  id: string
  /** Number of the listing or the unit. */
  of: number
  until: RawBuilder<Date>
}

interface Open {
  count: number
  /** Seconds until the first of them is to come no more. */
  wait: number | null
}

async function openOf(
  db: Db,
  siteId: string,
  { table, of: column, until }: Kind,
  key: string,
  of?: number,
): Promise<Open> {
  const { rows } = await sql<Open>`
    select count(*)::int as count, ceil(extract(epoch from min(${sql.ref(until)}) - now()))::float8 as wait
    from ${sql.table(table)}
    where site_id = ${siteId} and key = ${key} and ${sql.ref(until)} > now()
      ${of === undefined ? sql`` : sql`and ${sql.ref(column)} = ${of}`}
  `.execute(db)
  return rows[0] ?? { count: 0, wait: null }
}

/** @throws HttpProblem 429 (`TooManyBookings`) */
function assertFewer({ count, wait }: Open, most: number, { refusal }: Kind): void {
  if (count < most) return
  throw new HttpProblem(429, refusal, [], { open: count, retryAfter: Math.max(1, wait ?? 1) })
}

/**
 * Notes whose a booking is, as long as it is to come, and refuses it to whom has as many to come as one may have. In the transaction
 * of the booking, whose limits have whoever books under the same keys wait for it (`countVisit`).
 * @throws HttpProblem 429 (`TooManyBookings`)
 */
export async function countOpen(
  db: Db,
  siteId: string,
  what: keyof typeof OPEN,
  { id, of, until }: Booked,
  keys: VisitKeys,
): Promise<void> {
  const kind: Kind = OPEN[what]
  for (const whose of VISIT_KINDS) {
    const key = keys[whose]
    assertFewer(await openOf(db, siteId, kind, key, of), kind.most[whose], kind)
    if (kind.mostOfSite) assertFewer(await openOf(db, siteId, kind, key), kind.mostOfSite[whose], kind)
    await sql`
      insert into ${sql.table(kind.table)}
        (site_id, key, ${sql.ref(kind.of)}, ${sql.ref(kind.booking)}, ${sql.ref(kind.until)})
      values (${siteId}, ${key}, ${of}, ${id}, ${until})
    `.execute(db)
  }
}

/** A booking that was cancelled counts no more. */
export async function forgetOpen(
  db: Db,
  siteId: string,
  what: keyof typeof OPEN,
  booking: string,
): Promise<void> {
  const { table, booking: column }: Kind = OPEN[what]
  await sql`delete from ${sql.table(table)} where site_id = ${siteId} and ${sql.ref(column)} = ${booking}`.execute(
    db,
  )
}
