import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/tables'

type Db = Kysely<Database>

/** The kinds of free content as JSON text, by name. */
export async function findEntities(db: Db, siteId: string): Promise<string> {
  const row = await db
    .selectFrom('entity')
    .select(sql<string>`coalesce(jsonb_agg(doc order by name collate "C"), '[]')::text`.as('json'))
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow()
  return row.json
}

/** The content of a kind as JSON text, in its order; undefined when there is no such kind. */
export async function findEntityItems(db: Db, siteId: string, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('entity as e')
    .select((eb) =>
      eb
        .selectFrom('entity_item as i')
        .select(sql<string>`coalesce(jsonb_agg(i.doc order by i.index, i.id), '[]')::text`.as('json'))
        .whereRef('i.site_id', '=', 'e.site_id')
        .whereRef('i.entity', '=', 'e.name')
        .as('json'),
    )
    .where('e.site_id', '=', siteId)
    .where('e.name', '=', name)
    .executeTakeFirst()
  return row?.json ?? undefined
}
