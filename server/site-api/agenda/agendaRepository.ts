import { type Kysely, type Selectable, sql } from 'kysely'
import type { Appointment, AppointmentBody } from '../../../src/contract/rental'
import type { Database } from '../../db/tables'
import { isShown } from '../estates/inMemory/isShown'

type Db = Kysely<Database>
type AppointmentRow = Selectable<Database['appointment']>

const free = sql<boolean>`not exists (
  select from appointment a
  where a.site_id = s.site_id and a.slot_id = s.id and a.cancelled_at is null)`

/** What is sold, let or taken over can be seen no more (docs/decisions/086-visits-on-the-page.md). */
const canBeVisited = sql<boolean>`l.sold is not true`

/** Slots of a listing that are to come and free, soonest first, as JSON text; undefined when there is no such listing. */
export async function findFreeSlots(db: Db, siteId: string, estateId: number): Promise<string | undefined> {
  const { rows } = await sql<{ json: string }>`
    select coalesce((
      select jsonb_agg(s.doc order by s.starts_at, s.id) from agenda_slot s
      where s.site_id = l.site_id and s.estate_id = l.id and s.starts_at > now() and ${free} and ${canBeVisited}
    ), '[]')::text as json
    from listing_index l where l.id = ${estateId} and ${isShown(siteId)}
  `.execute(db)
  return rows[0]?.json
}

export interface Slot {
  id: number
  estateId: number
  start: Date
  end: Date
  /** Its moment has come. */
  past: boolean
}

/** A slot of a listing that is on the site and can still be had. */
export const findSlot = (db: Db, siteId: string, id: number): Promise<Slot | undefined> =>
  db
    .selectFrom('agenda_slot as s')
    .innerJoin('listing_index as l', (join) =>
      join
        .onRef('l.site_id', '=', 's.site_id')
        .onRef('l.id', '=', 's.estate_id')
        .on(isShown(siteId))
        .on(canBeVisited),
    )
    .select([
      's.id',
      's.estate_id as estateId',
      's.starts_at as start',
      's.ends_at as end',
      sql<boolean>`s.starts_at <= now()`.as('past'),
    ])
    .where('s.site_id', '=', siteId)
    .where('s.id', '=', id)
    .executeTakeFirst()

/** Keeps an appointment. The database refuses a second one for the slot (`isTaken`). */
export async function insertAppointment(
  db: Db,
  siteId: string,
  id: string,
  slot: Slot,
  { name, email, phone, message, locale, agreements }: AppointmentBody,
): Promise<Appointment> {
  await db
    .insertInto('appointment')
    .values({
      site_id: siteId,
      id,
      slot_id: slot.id,
      estate_id: slot.estateId,
      starts_at: slot.start,
      ends_at: slot.end,
      name,
      email,
      phone,
      message: message ?? null,
      locale,
      agreements: sql<string>`${JSON.stringify(agreements)}::text::jsonb`,
    })
    .execute()
  return {
    id,
    estateId: slot.estateId,
    slotId: slot.id,
    start: slot.start.toISOString(),
    end: slot.end.toISOString(),
    status: 'booked',
  }
}

/** When and where an appointment is, when it was made and cancelled; nothing of who. */
export const findBooked = (db: Db, siteId: string, id: string) =>
  db
    .selectFrom('appointment')
    .select(['slot_id', 'estate_id', 'starts_at', 'ends_at', 'created_at', 'cancelled_at'])
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()

/** An appointment by its secret id: when and where, nothing of who. */
export async function findAppointment(db: Db, siteId: string, id: string): Promise<Appointment | undefined> {
  const row = await findBooked(db, siteId, id)
  return (
    row && {
      id,
      estateId: row.estate_id,
      slotId: row.slot_id,
      start: row.starts_at.toISOString(),
      end: row.ends_at.toISOString(),
      status: row.cancelled_at ? 'cancelled' : 'booked',
    }
  )
}

type Cancelled = Pick<
  AppointmentRow,
  'estate_id' | 'starts_at' | 'ends_at' | 'name' | 'email' | 'phone' | 'locale'
>

/** Marks an appointment as cancelled, which frees its slot, and tells whose it was; `already` when it was before. */
export async function cancelAppointment(
  db: Db,
  siteId: string,
  id: string,
): Promise<Cancelled | 'already' | 'unknown'> {
  const cancelled = await db
    .updateTable('appointment')
    .set({ cancelled_at: sql<Date>`now()` })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .returning(['estate_id', 'starts_at', 'ends_at', 'name', 'email', 'phone', 'locale'])
    .executeTakeFirst()
  return cancelled ?? ((await findAppointment(db, siteId, id)) ? 'already' : 'unknown')
}
