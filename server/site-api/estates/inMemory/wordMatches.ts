import { sql } from 'kysely'
import type { Db } from '../../admin/writer'
import type { Match } from '../searchPlan'

async function estatesWith(db: Db, siteId: string, { column, query }: Match): Promise<Set<number>> {
  const found =
    column === 'words'
      ? sql`select estates_with_words(${siteId}, ${query}::tsquery) as id`
      : sql`
          select w.id from listing_words w
          where w.site_id = ${siteId} and ${sql.ref(`w.${column}`)} @@ ${query}::tsquery`
  // As one text: a common word is in tens of thousands of listings.
  const { rows } = await sql<{ ids: string | null }>`
    select string_agg(id::text, ',') as ids from (${found}) found
  `.execute(db)
  return new Set(JSON.parse(`[${rows[0]?.ids ?? ''}]`) as number[])
}

/**
 * The estates that each of these matches finds, through the database's index of words: listings and units, whether they are shown or
 * not. `findRows` looks at that.
 */
export const wordMatches = (db: Db, siteId: string, matches: readonly Match[]): Promise<Set<number>[]> =>
  Promise.all(matches.filter(({ query }) => query).map((match) => estatesWith(db, siteId, match)))
