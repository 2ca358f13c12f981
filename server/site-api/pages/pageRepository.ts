import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Locale } from '../../../src/contract/common'
import type { Database } from '../../db/tables'

type Db = Kysely<Database>

/** All pages as JSON text, by number. */
export async function findPages(db: Db, siteId: string): Promise<string> {
  const row = await db
    .selectFrom('page')
    .select(sql<string>`coalesce(jsonb_agg(doc order by id), '[]')::text`.as('json'))
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow()
  return row.json
}

/** One page as JSON text. */
export async function findPage(db: Db, siteId: string, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('page')
    .select(sql<string>`doc::text`.as('json'))
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.json
}

/** The page at a path of a language as JSON text; should two claim it, the older one has it. */
export async function findPageByPath(
  db: Db,
  siteId: string,
  locale: Locale,
  path: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('page')
    .select(sql<string>`doc::text`.as('json'))
    .where('site_id', '=', siteId)
    .where(sql<SqlBool>`trim(both '/' from doc->'url'->>${locale}::text) = ${path}`)
    .orderBy('id')
    .executeTakeFirst()
  return row?.json
}
