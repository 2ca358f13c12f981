import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/tables'

type Db = Kysely<Database>

export async function siteExists(db: Db, siteId: string): Promise<boolean> {
  const row = await db.selectFrom('site').select('site_id').where('site_id', '=', siteId).executeTakeFirst()
  return row !== undefined
}

/** The site as JSON text. */
export async function findSite(db: Db, siteId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('site')
    .select(sql<string>`doc::text`.as('json'))
    .where('site_id', '=', siteId)
    .executeTakeFirst()
  return row?.json
}

/** The site that answers to a hostname, as JSON text. Hostnames are few: one a site, give or take. */
export async function findSiteByHostname(db: Db, hostname: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('site')
    .select(sql<string>`doc::text`.as('json'))
    .where(sql<boolean>`jsonb_exists(doc->'hostnames', ${hostname})`)
    .orderBy('site_id')
    .executeTakeFirst()
  return row?.json
}
