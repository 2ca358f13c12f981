import { type Kysely, sql } from 'kysely'
import type {
  RentalPeriod,
  RentalReservation,
  RentalReservationBody,
  RentalUnit,
} from '../../../src/contract/rental'
import type { Database } from '../../db/tables'
import type { TakenStay } from '../../mail/calendar'
import { AGENCY_TIME_ZONE } from '../../agencyClock'
import { asReserved } from './asReserved'

type Db = Kysely<Database>

export interface Stay {
  unit: RentalUnit
  period: RentalPeriod
  /** Its arrival lies before today. */
  begun: boolean
}

/**
 * A unit with one of its stays, the unit's row held to the end of the transaction. Who reserves the same unit waits:
 * without that, many at once would each wait for another and the database would break the circle with an error.
 */
export async function holdStay(
  transaction: Db,
  siteId: string,
  unitId: number,
  periodId: number,
): Promise<{ unit?: RentalUnit; stay?: Stay }> {
  const unit = await transaction
    .selectFrom('rental_unit')
    .select(sql<RentalUnit>`doc`.as('doc'))
    .where('site_id', '=', siteId)
    .where('id', '=', unitId)
    .forUpdate()
    .executeTakeFirst()
  if (!unit) return {}
  const period = await transaction
    .selectFrom('rental_period')
    .select([
      sql<RentalPeriod>`doc`.as('doc'),
      sql<boolean>`starts_on < (now() at time zone ${AGENCY_TIME_ZONE}::text)::date`.as('begun'),
    ])
    .where('site_id', '=', siteId)
    .where('id', '=', periodId)
    .where('rental_unit_id', '=', unitId)
    .executeTakeFirst()
  return {
    unit: unit.doc,
    ...(period && { stay: { unit: unit.doc, period: period.doc, begun: period.begun } }),
  }
}

/** Keeps a reservation. The database refuses one that overlaps another of the unit (`isTaken`). */
export async function insertReservation(
  db: Db,
  siteId: string,
  id: string,
  body: RentalReservationBody,
  stay: Pick<Stay, 'unit' | 'period'>,
  total: number,
): Promise<RentalReservation> {
  const { start, end } = stay.period
  const { rentalUnitId, periodId, persons, name, email, phone, message, locale, agreements } = body
  const { rows } = await sql<{ created_at: Date }>`
    insert into rental_reservation
      (site_id, id, rental_unit_id, period_id, stay, persons, total, name, email, phone, message, locale, agreements,
        as_reserved)
    values (${siteId}, ${id}, ${rentalUnitId}, ${periodId}, daterange(${start}::text::date, ${end}::text::date),
      ${persons}, ${String(total)}::text::numeric, ${name}, ${email}, ${phone}, ${message ?? null}, ${locale},
      ${JSON.stringify(agreements)}::text::jsonb, ${JSON.stringify(asReserved(stay))}::text::jsonb)
    returning created_at
  `.execute(db)
  const createdAt = (rows[0]?.created_at ?? new Date()).toISOString()
  return { id, rentalUnitId, periodId, start, end, persons, total, createdAt }
}

/** Stays of a unit that are reserved and not over yet, soonest first; nothing of who has them. */
export async function findTakenStays(db: Db, siteId: string, unitId: number): Promise<TakenStay[]> {
  const { rows } = await sql<TakenStay>`
    select id, lower(stay)::text as start, upper(stay)::text as end,
      to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as stamp
    from rental_reservation
    where site_id = ${siteId} and rental_unit_id = ${unitId} and cancelled_at is null
      and upper(stay) > (now() at time zone ${AGENCY_TIME_ZONE}::text)::date
    order by lower(stay)
  `.execute(db)
  return rows
}
