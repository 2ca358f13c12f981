import type { Static } from '@sinclair/typebox'
import { type Kysely, sql } from 'kysely'
import type { Agency } from '../../../src/contract/site'
import type { PictureSource } from '../../../src/domain/pictureHosts'
import type { Database } from '../../db/tables'

type Db = Kysely<Database>

/** Version of the site's data, another one after each change; undefined when there is no such site. */
export async function dataVersion(db: Db, siteId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('site')
    .select('data_version')
    .where('site_id', '=', siteId)
    .executeTakeFirst()
  return row?.data_version
}

export const siteExists = async (db: Db, siteId: string): Promise<boolean> =>
  (await dataVersion(db, siteId)) !== undefined

/** Sites that are told to who names none of them. */
const MOST_SITES = 20

/** Ids of sites in their order, the first of them. */
export async function someSites(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('site').select('site_id').orderBy('site_id').limit(MOST_SITES).execute()
  return rows.map(({ site_id }) => site_id)
}

/** Whether a site has any listing, public or not. */
export async function hasEstates(db: Db, siteId: string): Promise<boolean> {
  const { rows } = await sql`select from estate where site_id = ${siteId} limit 1`.execute(db)
  return rows.length > 0
}

/** Says that what a search finds may be another, and in which listings: in the transaction that changes it. */
export async function raiseDataVersion(db: Db, siteId: string, listingIds: readonly number[]): Promise<void> {
  await sql`select raise_data_version(${siteId}::text, ${[...listingIds]}::int[], '{}')`.execute(db)
}

/** Which hosts the site's pages may take pictures from, and which photos are fetched from; undefined when there is no such site. */
export async function findPictureSource(db: Db, siteId: string): Promise<PictureSource | undefined> {
  const { rows } = await sql<PictureSource>`
    select doc -> 'hostnames' as hostnames,
      jsonb_build_object('pictureHosts', doc #> '{settings,pictureHosts}', 'photoHosts', doc #> '{settings,photoHosts}') as settings
    from site where site_id = ${siteId}
  `.execute(db)
  return rows[0]
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

/** The agency of the site. */
export async function findAgency(db: Db, siteId: string): Promise<Static<typeof Agency>> {
  const { rows } = await sql<{ json: string }>`
    select (doc #> '{settings,agency}')::text as json from site where site_id = ${siteId}
  `.execute(db)
  return JSON.parse(rows[0]?.json ?? 'null') as Static<typeof Agency>
}
