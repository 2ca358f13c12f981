import { type Kysely, type Migration, sql } from 'kysely'

const STATEMENTS = [
  // Which listings each version of a site's data changed: a process that keeps them reads those again.
  `create table listing_log (
    site_id text not null references site on delete cascade,
    version bigint not null,
    listing_ids integer[] not null,
    primary key (site_id, version)
  )`,
  // So that whether a document changed is known without reading it.
  `alter table estate add column digest text`,
  `update estate set digest = md5(doc::text)`,
  `alter table estate alter column digest set not null`,
  // Packing documents is a quarter of the work of an import; a server that was built without the quicker way keeps its own.
  `do $$ begin
    alter table estate alter column doc set compression lz4, alter column brief set compression lz4;
  exception when feature_not_supported then null;
  end $$`,
  // Searches look through listings in memory: these only cost time to write.
  `drop index listing_newest, listing_cheapest, listing_dearest, listing_city, listing_city_key, listing_guid,
    listing_reference, listing_units`,
]

/** What processes need to keep listings in memory (docs/decisions/072-speed-of-search.md). */
export const listingLog: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
