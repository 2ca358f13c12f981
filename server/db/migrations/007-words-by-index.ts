import { type Kysely, type Migration, sql } from 'kysely'

// Written so that the key of the table does not answer it: the index of the words is to be asked first, the site of what it
// finds is looked at then. Else every estate's words of the site are read.
const STATEMENT = `create or replace function listings_with_words(site text, asked tsquery) returns setof integer
  language plpgsql stable set enable_seqscan = off as $$
  begin
    return query select w.listing_id from listing_words w where w.words @@ asked and concat(w.site_id) = site;
  end $$`

/** Finds words through their index (docs/decisions/072-speed-of-search.md). */
export const wordsByIndex: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(STATEMENT).execute(db)
  },
}
