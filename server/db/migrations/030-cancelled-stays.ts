import { type Kysely, type Migration, sql } from 'kysely'

const NO_OVERLAP = `add constraint rental_reservation_no_overlap
  exclude using gist (site_id with =, rental_unit_id with =, stay with &&)`

const STATEMENTS = [
  `alter table rental_reservation add column cancelled_at timestamptz`,
  // The unit and its stay as they were reserved: the back office writes both anew, or takes them away.
  `alter table rental_reservation add column as_reserved jsonb`,
  `alter table rental_reservation drop constraint rental_reservation_no_overlap`,
  `alter table rental_reservation ${NO_OVERLAP} where (cancelled_at is null)`,
]

/** Stays that their guests cancel: the row stays with its moment, its nights can be had again (docs/decisions/410-guests-cancel-stays.md). */
export const cancelledStays: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
