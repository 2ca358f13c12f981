import { type Kysely, sql } from 'kysely'
import type { Database } from './tables'

/**
 * What whoever keeps listings calls them, by their numbers: the reference, else the text by which their feed knows them. Of a text as
 * id the number is only ours (docs/decisions/345-numbers-for-text-ids.md). Those that have neither are not there.
 */
export async function referencesOf(
  db: Kysely<Database>,
  siteId: string,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (!ids.length) return new Map()
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from (
      select id, coalesce(
        nullif(trim(doc::json->'general'->>'reference'), ''), nullif(trim(doc::json->'listing'->>'external_id'), '')) as name
      from estate where site_id = ${siteId} and id = any(${[...new Set(ids)]}::int[])) named
    where name is not null
  `.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
