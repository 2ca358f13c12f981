import { type Kysely, type SqlBool, sql } from 'kysely'
import { LOCALES, type Locale } from '../../../src/contract/common'
import type { Addressed } from '../../../src/domain/page/pagePlace'
import type { Menu } from '../../../src/contract/navigation'
import type { Database } from '../../db/tables'

type Db = Kysely<Database>

/** The menus of a site, or those of one type, by type and number. */
export async function findMenus(db: Db, siteId: string, type?: string): Promise<Menu[]> {
  const rows = await db
    .selectFrom('menu')
    .select(sql<Menu>`doc`.as('menu'))
    .where('site_id', '=', siteId)
    .where(type === undefined ? sql<SqlBool>`true` : sql<SqlBool>`type = ${type}`)
    .orderBy(sql`type collate "C"`)
    .orderBy('id')
    .execute()
  return rows.map((row) => row.menu)
}

/** Where all pages of a site stand, which menus lead to. */
export async function findPageUrls(db: Db, siteId: string): Promise<Map<number, Addressed>> {
  const rows = await db
    .selectFrom('page')
    .select([
      'id',
      sql<Addressed['type']>`doc->>'type'`.as('type'),
      sql<Addressed['url']>`doc->'url'`.as('url'),
    ])
    .where('site_id', '=', siteId)
    .execute()
  return new Map(rows.map(({ id, ...addressed }) => [id, addressed]))
}

/** The languages of a site in their order, the first of them its default one. */
export async function findLanguages(db: Db, siteId: string): Promise<Locale[]> {
  const row = await db
    .selectFrom('site')
    .select([
      sql<string | null>`doc #>> '{settings,defaultLanguage}'`.as('first'),
      sql<string[] | null>`doc #> '{settings,languages}'`.as('all'),
    ])
    .where('site_id', '=', siteId)
    .executeTakeFirst()
  const all = row?.all ?? [...LOCALES]
  return LOCALES.filter((locale) => all.includes(locale)).sort(
    (a, b) => Number(b === row?.first) - Number(a === row?.first),
  )
}
