import { type Kysely, sql } from 'kysely'
import { referencesOf } from '../../db/references'
import type { Database } from '../../db/tables'
import type { Changes } from '../hot/changes'

type Db = Kysely<Database>

/** Things of a kind that are named; of more it is said how many. */
const SHOWN = 20

interface Named {
  id: number
  name: string | null
}

/** Pages by their title, in the first language of the site that it is written in. */
const PAGE_NAME = sql`(
  select '“' || trim(page.doc::json->'title'->>locale) || '”'
  from site, json_array_elements_text(site.doc::json->'settings'->'languages') with ordinality as told(locale, at)
  where site.site_id = page.site_id and trim(page.doc::json->'title'->>locale) <> ''
  order by at limit 1
)`
/** Holiday units by what they are called in their building. */
const UNIT_NAME = sql`nullif(trim(concat_ws(
  ' ', doc::json->'general'->'building'->>'name', doc::json->'general'->'building'->>'rentalName'
)), '')`

async function namesIn(
  db: Db,
  siteId: string,
  [table, name]: readonly ['page' | 'rental_unit', typeof PAGE_NAME],
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (!ids.length) return new Map()
  const { rows } = await sql<Named>`
    select id, ${name} as name from ${sql.table(table)} where site_id = ${siteId} and id = any(${[...ids]}::int[])
  `.execute(db)
  return new Map(rows.flatMap((row) => (row.name === null ? [] : [[row.id, row.name] as const])))
}

function listed(what: string, ids: readonly number[], names: ReadonlyMap<number, string>): string[] {
  if (!ids.length) return []
  const shown = ids.slice(0, SHOWN).map((id) => names.get(id) ?? String(id))
  const more = ids.length - shown.length
  return [`${what}${ids.length > 1 ? 's' : ''} ${shown.join(', ')}${more ? ` and ${more} more` : ''}`]
}

/**
 * What changed, as whoever keeps it calls it; by number what has no name, is no more, or stands in another database.
 * @example 'listings V-12, 8; page “Home”'
 */
export async function changesText(
  db: Db,
  siteId: string,
  { estateIds, rentalUnitIds, pageIds }: Changes,
): Promise<string> {
  const first = (ids: readonly number[]) => ids.slice(0, SHOWN)
  // Names are kept for people to read: without them the numbers do.
  const named = (names: Promise<Map<number, string>>) => names.catch(() => new Map<number, string>())
  return [
    ...listed('listing', estateIds, await named(referencesOf(db, siteId, first(estateIds)))),
    ...listed(
      'holiday unit',
      rentalUnitIds,
      await named(namesIn(db, siteId, ['rental_unit', UNIT_NAME], first(rentalUnitIds))),
    ),
    ...listed('page', pageIds, await named(namesIn(db, siteId, ['page', PAGE_NAME], first(pageIds)))),
  ].join('; ')
}
