import { sql } from 'kysely'
import type { Db } from '../../admin/writer'
import { answerCache } from '../../answerCache'
import type { Match } from '../searchPlan'
import type { ListingTable } from './listingTable'

/** As one text: a common word is in tens of thousands of listings. */
async function ask(
  db: Db,
  siteId: string,
  { column, query }: Match,
  among?: readonly number[],
): Promise<Int32Array> {
  const found =
    column === 'words' && !among
      ? sql`select estates_with_words(${siteId}, ${query}::tsquery) as id`
      : sql`
          select w.id from listing_words w
          where w.site_id = ${siteId} and ${sql.ref(`w.${column}`)} @@ ${query}::tsquery
          ${among ? sql`and w.id = any(${[...among]}::int[])` : sql``}`
  const { rows } = await sql<{ ids: string | null }>`
    select string_agg(id::text, ',') as ids from (${found}) found
  `.execute(db)
  return Int32Array.from(JSON.parse(`[${rows[0]?.ids ?? ''}]`) as number[])
}

/** For each match what is found by it; '' asks for nothing. */
const eachOf = (matches: readonly Match[], find: (match: Match) => Promise<Int32Array>) =>
  Promise.all(matches.filter(({ query }) => query).map(find))

/** For each match, which estates of a table it finds: listings and units, whether they are shown or not. `findRows` looks at that. */
export const wordsAmong = (
  db: Db,
  siteId: string,
  matches: readonly Match[],
  table: ListingTable,
): Promise<Int32Array[]> => eachOf(matches, (match) => ask(db, siteId, match, table.estateIds))

/** Bytes that are kept of all words that were asked for: the numbers of their estates. */
const MOST_KEPT = 64_000_000

/**
 * Finds estates by their words through the database's index, and keeps what it found for as long as nothing changes: as `wordsAmong`, of
 * all estates of a site in this version of its data, or in a later one.
 */
export function wordMatches(db: Db) {
  const kept = answerCache<Int32Array>(MOST_KEPT, ({ byteLength }) => byteLength)
  return (siteId: string, version: string, matches: readonly Match[]): Promise<Int32Array[]> =>
    eachOf(matches, (match) =>
      kept.get(version, JSON.stringify([siteId, match.column, match.query]), () => ask(db, siteId, match)),
    )
}
