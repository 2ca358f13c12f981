import { type Kysely, type Migration, sql } from 'kysely'

/** What is looked through in memory alone needs no column of its own (docs/decisions/229-facts-in-one-column.md). */
export const facts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table listing_index add column facts jsonb not null default '{}'`.execute(db)
  },
}
