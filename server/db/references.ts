import { type Kysely, sql } from 'kysely'
import { keptName } from '../keptName'
import type { Database } from './tables'

interface Row {
  id: number
  reference: string | null
  external: string | null
}

/** What whoever keeps listings calls them, by their numbers; those that have no name of their own are not there. */
export async function referencesOf(
  db: Kysely<Database>,
  siteId: string,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (!ids.length) return new Map()
  const { rows } = await sql<Row>`
    select id, doc::json->'general'->>'reference' as reference, doc::json->'listing'->>'external_id' as external
    from estate where site_id = ${siteId} and id = any(${[...new Set(ids)]}::int[])
  `.execute(db)
  const names = new Map<number, string>()
  for (const { id, reference, external } of rows) {
    const name = keptName({ general: { reference }, listing: { external_id: external } })
    if (name !== undefined) names.set(id, name)
  }
  return names
}
