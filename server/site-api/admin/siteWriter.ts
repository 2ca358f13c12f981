import { sql } from 'kysely'
import type { ImportData } from '../../../src/contract/importLine'
import type { Db, ExportRow, Key, Rejection, Writer } from './writer'

type SiteData = ImportData<'site'>

async function hostnameOfAnother(db: Db, siteId: string, { hostnames }: SiteData): Promise<Rejection[]> {
  const { rows } = await sql<{ site_id: string; hostname: string }>`
    select site_id, hostname from site, jsonb_array_elements_text(doc->'hostnames') as hostname
    where site_id <> ${siteId} and hostname = any(${hostnames}::text[])
  `.execute(db)
  return rows.map((row) => ({
    index: 0,
    field: 'data.hostnames',
    reason: `${row.hostname} is already that of site ${row.site_id}`,
  }))
}

/** The site itself: one document, whose id is the one of the address. */
export const siteWriter: Writer<SiteData> = {
  keyOf: () => 'site',
  keyType: 'string',

  async upsert(db, siteId, [site]) {
    if (!site) return []
    const taken = await hostnameOfAnother(db, siteId, site)
    if (taken.length) return taken
    await sql`
      insert into site as t (site_id, doc) values (${siteId}, ${JSON.stringify({ ...site, id: siteId })}::text::jsonb)
      on conflict (site_id) do update
        set doc = excluded.doc, updated_at = now(), data_version = t.data_version + 1
      where t.doc is distinct from excluded.doc
    `.execute(db)
    return []
  },

  // `parseLine` refuses it: with the site everything of it would go.
  async remove(): Promise<void> {
    throw new Error('A site is not removed by an import')
  },

  async page(db, siteId, after: Key | undefined): Promise<ExportRow[]> {
    if (after !== undefined) return []
    const { rows } = await sql<{ json: string }>`
      select (doc - 'id')::text as json from site where site_id = ${siteId}
    `.execute(db)
    return rows.map(({ json }) => ({ key: 'site', json }))
  },
}
