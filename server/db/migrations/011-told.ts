import { type Kysely, type Migration, sql } from 'kysely'

const STATEMENTS = [
  // What cards tell, worked out from the document by the program: `updateOutdatedRows` fills these where `form` is an older one.
  `alter table listing_index
    add column form integer not null default 0,
    add column told_status text not null default 'FOR_SALE',
    add column sold boolean not null default false,
    add column city_nl text not null default '' collate "C",
    add column city_fr text not null default '' collate "C",
    add column city_en text not null default '' collate "C",
    add column city_de text not null default '' collate "C"`,
  // The site says them in its own words.
  `delete from search_name where kind in ('transaction', 'status')`,
]

/** What is told is searched (docs/decisions/135-told-is-searched.md). */
export const told: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
