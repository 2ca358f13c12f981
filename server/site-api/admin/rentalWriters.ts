import { sql } from 'kysely'
import type { AgendaSlot, RentalPeriod, RentalUnit } from '../../../src/contract/rental'
import { type DocumentTable, documentWriter, numberKey, upsertDocuments } from './documentWriter'
import type { Db, Rejection, Writer } from './writer'

export const rentalUnitWriter = documentWriter<RentalUnit>({ table: 'rental_unit', key: numberKey() })

/** Writes those of a batch that nothing speaks against. */
async function upsertGood<T extends object>(
  db: Db,
  siteId: string,
  table: DocumentTable<T>,
  items: T[],
  rejections: Rejection[],
): Promise<Rejection[]> {
  const bad = new Set(rejections.map(({ index }) => index))
  const good = items.filter((_, index) => !bad.has(index))
  if (good.length) await upsertDocuments(db, siteId, table, good)
  return rejections
}

interface Span {
  start: string
  end: string
}

/** Things that end before they begin; that both are in the calendar was seen as they were read (`unrealTimes`). */
const spanErrors = (items: Span[]): Rejection[] =>
  items.flatMap(({ start, end }, index) =>
    Date.parse(end) > Date.parse(start)
      ? []
      : [{ index, field: 'data.end', reason: 'must be after the start' }],
  )

const periods: DocumentTable<RentalPeriod> = {
  table: 'rental_period',
  key: numberKey(),
  columns: [
    { name: 'rental_unit_id', type: 'integer', of: ({ rentalUnitId }) => rentalUnitId },
    { name: 'starts_on', type: 'date', of: ({ start }) => start },
    { name: 'ends_on', type: 'date', of: ({ end }) => end },
  ],
}

/** Those of a batch whose `table` row is not there. */
async function orphans<T>(
  db: Db,
  siteId: string,
  table: 'rental_unit' | 'estate',
  items: T[],
  { field, of }: { field: string; of: (item: T) => number },
): Promise<Rejection[]> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where site_id = ${siteId} and id = any(${items.map(of)}::integer[])
  `.execute(db)
  const known = new Set(rows.map(({ id }) => id))
  return items.flatMap((item, index) =>
    known.has(of(item))
      ? []
      : [{ index, field, reason: `there is no ${table} ${of(item)}`.replace('_', ' ') }],
  )
}

/** Stays need their unit, and go with it. */
export const rentalPeriodWriter: Writer<RentalPeriod> = {
  ...documentWriter(periods),
  async upsert(db, siteId, items) {
    const unit = { field: 'data.rentalUnitId', of: ({ rentalUnitId }: RentalPeriod) => rentalUnitId }
    const rejections = [...spanErrors(items), ...(await orphans(db, siteId, 'rental_unit', items, unit))]
    return upsertGood(db, siteId, periods, items, rejections)
  },
}

const slots: DocumentTable<AgendaSlot> = {
  table: 'agenda_slot',
  key: numberKey(),
  columns: [
    { name: 'estate_id', type: 'integer', of: ({ estateId }) => estateId },
    { name: 'starts_at', type: 'timestamptz', of: ({ start }) => start },
    { name: 'ends_at', type: 'timestamptz', of: ({ end }) => end },
  ],
}

/** Slots need their estate, and are not offered without it. */
export const agendaSlotWriter: Writer<AgendaSlot> = {
  ...documentWriter(slots),
  async upsert(db, siteId, items) {
    const estate = { field: 'data.estateId', of: ({ estateId }: AgendaSlot) => estateId }
    const rejections = [...spanErrors(items), ...(await orphans(db, siteId, 'estate', items, estate))]
    return upsertGood(db, siteId, slots, items, rejections)
  },
}
