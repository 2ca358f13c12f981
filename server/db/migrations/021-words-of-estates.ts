import { type Kysely, type Migration, sql } from 'kysely'

// As `listings_with_words` (007), which older programs go on asking, but it says which estate of a listing has the words.
const STATEMENT = `create or replace function estates_with_words(site text, asked tsquery) returns setof integer
  language plpgsql stable set enable_seqscan = off as $$
  begin
    return query select w.id from listing_words w where w.words @@ asked and concat(w.site_id) = site;
  end $$`

/** A project is found by the words of units that are shown, so it has to be known whose words they are. */
export const wordsOfEstates: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(STATEMENT).execute(db)
  },
}
