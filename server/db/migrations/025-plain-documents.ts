import { type Kysely, type Migration, sql } from 'kysely'

const STATEMENTS = [
  // Packing a listing's two documents took longer than all else that the database does for it. Where there is no quick way they are kept
  // as they are, beside the row.
  `do $$ begin
    alter table estate alter column shown set compression lz4;
  exception when feature_not_supported then
    alter table estate alter column doc set storage external, alter column shown set storage external;
  end $$`,
]

/** Documents that are not packed the slow way (docs/decisions/340-what-an-import-costs.md). */
export const plainDocuments: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
