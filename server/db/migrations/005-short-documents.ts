import { type Kysely, type Migration, sql } from 'kysely'

const STATEMENTS = [
  // What lists show of an estate, and the fields it was cut to: another list of fields does not count.
  `alter table estate add column brief json, add column brief_fields text`,
  // The planner counts the pages of a table and not what is stored beside it, so it would rather read every estate's words
  // from there than use the index.
  `create function listings_with_words(site text, asked tsquery) returns setof integer
    language plpgsql stable set enable_seqscan = off as $$
    begin
      return query select w.listing_id from listing_words w where w.words @@ asked and w.site_id = site;
    end $$`,
]

/** What lists and words need to be quick (docs/decisions/072-speed-of-search.md). */
export const shortDocuments: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
