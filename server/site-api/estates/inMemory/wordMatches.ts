import { sql } from 'kysely'
import type { Db } from '../../admin/writer'
import { type AnswerCache, answerCache } from '../../answerCache'
import type { Match } from '../searchPlan'
import type { ListingTable } from './listingTable'

/** Rows of a table whose estates have some words. */
export type HasWords = (row: number) => boolean

/** The estates that have some words: their numbers, and their rows in the table that was looked through last. */
class EstatesWithWords {
  private rows: Uint8Array = new Uint8Array()
  private table: ListingTable | undefined
  private at = -1

  constructor(readonly ids: Int32Array) {}

  in(table: ListingTable): HasWords {
    if (this.table !== table || this.at !== table.changes) {
      this.rows = table.marked(this.ids)
      this.table = table
      this.at = table.changes
    }
    const { rows } = this
    return (row) => rows[row] === 1
  }
}

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

/** What a match asks for; '' asks for nothing. */
const asking = (matches: readonly Match[]) => matches.filter(({ query }) => query)

/** For each match, which of these estates it finds: listings and units, whether they are shown or not. `findRows` looks at that. */
export async function wordsAmong(
  db: Db,
  siteId: string,
  matches: readonly Match[],
  table: ListingTable,
  among: readonly number[],
): Promise<HasWords[]> {
  const found = await Promise.all(asking(matches).map((match) => ask(db, siteId, match, among)))
  return found.map((ids) => new EstatesWithWords(ids).in(table))
}

/** Bytes of numbers that are kept of all words that were asked for; a row of the table takes one more, a number four. */
const MOST_KEPT = 64_000_000
const BYTES_A_NUMBER = 4

/** Finds estates by their words through the database's index, and keeps what it found for as long as nothing changes. */
export function wordMatches(db: Db) {
  const kept: AnswerCache<EstatesWithWords> = answerCache(
    MOST_KEPT,
    ({ ids }) => ids.length * (BYTES_A_NUMBER + 1),
  )
  /** For each match the estates that it finds in this version of a site's data, or in a later one: as `wordsAmong`, of all estates. */
  return (siteId: string, version: string, matches: readonly Match[]): Promise<EstatesWithWords[]> =>
    Promise.all(
      asking(matches).map((match) =>
        kept.get(version, JSON.stringify([siteId, match.column, match.query]), async () => {
          return new EstatesWithWords(await ask(db, siteId, match))
        }),
      ),
    )
}
