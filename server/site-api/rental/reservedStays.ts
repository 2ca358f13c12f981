import { type Kysely, sql } from 'kysely'
import type { Locale } from '../../../src/contract/common'
import type { RentalPeriod, RentalReservation, RentalUnit } from '../../../src/contract/rental'
import type { NamedUnit, ReservedStay } from '../../../src/contract/reservedStay'
import type { SiteSettings } from '../../../src/contract/site'
import { cancelUntil } from '../../../src/domain/rental/cancelUntil'
import type { Database } from '../../db/tables'
import { type AsReserved, namedUnit } from './asReserved'

type Db = Kysely<Database>

/** A reservation that was made: what, and who did. */
export interface Reserved extends Omit<RentalReservation, 'cancelUntil'> {
  cancelledAt: string | null
  unit?: NamedUnit
  period?: RentalPeriod
  /** Whether the unit is there still. */
  hasPage: boolean
  visitor: { name: string; email: string; phone: string; locale: Locale }
}

interface Row extends Omit<
  Reserved,
  'visitor' | 'unit' | 'period' | 'hasPage' | 'createdAt' | 'cancelledAt'
> {
  created_at: Date
  cancelled_at: Date | null
  as_reserved: AsReserved | null
  /** The unit as it is today. */
  today: RentalUnit | null
  name: string
  email: string
  phone: string
  locale: Locale
}

/** A reservation by its secret id. What was reserved before that was kept (migration 030) is told by what the unit is today. */
export async function findReserved(db: Db, siteId: string, id: string): Promise<Reserved | undefined> {
  const { rows } = await sql<Row>`
    select r.id, r.rental_unit_id as "rentalUnitId", r.period_id as "periodId", lower(r.stay)::text as start,
      upper(r.stay)::text as end, r.persons, r.total::float8 as total, r.created_at, r.cancelled_at, r.as_reserved,
      u.doc as today, r.name, r.email, r.phone, r.locale
    from rental_reservation r left join rental_unit u on u.site_id = r.site_id and u.id = r.rental_unit_id
    where r.site_id = ${siteId} and r.id = ${id}
  `.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { created_at, cancelled_at, as_reserved, today, name, email, phone, locale, ...rest } = row
  const unit = as_reserved?.unit ?? (today ? namedUnit(today) : undefined)
  return {
    ...rest,
    createdAt: created_at.toISOString(),
    cancelledAt: cancelled_at?.toISOString() ?? null,
    ...(unit && { unit }),
    ...(as_reserved && { period: as_reserved.period }),
    hasPage: today !== null,
    visitor: { name, email, phone, locale },
  }
}

/** A reservation as its guest sees it, and nothing of who. */
export function reservedStay(
  { id, rentalUnitId, periodId, start, end, persons, total, createdAt, ...kept }: Reserved,
  { cancelStayDays }: Pick<SiteSettings, 'cancelStayDays'>,
): ReservedStay {
  const last = cancelUntil(start, cancelStayDays)
  const { unit, period, cancelledAt, hasPage } = kept
  return {
    ...{ id, rentalUnitId, periodId, start, end, persons, total, createdAt },
    ...(unit && { unit }),
    ...(period && { period }),
    status: cancelledAt ? 'cancelled' : 'reserved',
    ...(last !== undefined && { cancelUntil: last }),
    ...(hasPage && { pageOf: rentalUnitId }),
  }
}

/**
 * A reservation, its unit's row held to the end of the transaction and then its own: in the order in which they are taken by who
 * reserves the same unit (`holdStay`), so that nobody waits in a circle.
 */
export async function holdReserved(
  transaction: Db,
  siteId: string,
  id: string,
): Promise<Reserved | undefined> {
  await sql`
    select from rental_unit where site_id = ${siteId}
      and id = (select rental_unit_id from rental_reservation where site_id = ${siteId} and id = ${id}) for update
  `.execute(transaction)
  await sql`select from rental_reservation where site_id = ${siteId} and id = ${id} for update`.execute(
    transaction,
  )
  return findReserved(transaction, siteId, id)
}

/** Marks a reservation as cancelled, which frees its nights. */
export async function markCancelled(db: Db, siteId: string, id: string): Promise<void> {
  await sql`
    update rental_reservation set cancelled_at = now()
    where site_id = ${siteId} and id = ${id} and cancelled_at is null
  `.execute(db)
}
