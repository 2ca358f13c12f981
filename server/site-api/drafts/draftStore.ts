import { sql } from 'kysely'
import type { Estate } from '../../../src/contract/estate'
import type { DraftKind, ImportData } from '../../../src/contract/importLine'
import type { Db, Rejection } from '../admin/writer'
import { checkTree, type KnownEstate, knownEstates } from '../estates/checkTree'

export type DraftData = ImportData<DraftKind>

const asEstates = (items: readonly DraftData[]) => items as unknown as Estate[]
const idOf = (kind: DraftKind, item: DraftData) =>
  kind === 'estate' ? (item as Estate).general.id : (item as { id: number }).id

/** Listings and drafts of them by number; what a draft says of its project counts. */
async function knownWithDrafts(db: Db, siteId: string, ids: number[]): Promise<Map<number, KnownEstate>> {
  const known = await knownEstates(db, siteId, ids)
  const { rows } = await sql<KnownEstate>`
    select id, parent_id, exists (
      select from draft u where u.site_id = d.site_id and u.kind = 'estate' and u.parent_id = d.id
    ) as has_units
    from draft d where site_id = ${siteId} and kind = 'estate' and id = any(${ids}::int[])
  `.execute(db)
  for (const row of rows) {
    known.set(row.id, { ...row, has_units: row.has_units || (known.get(row.id)?.has_units ?? false) })
  }
  return known
}

/** Keeps drafts as they were imported; one that is there already is replaced. Units need their project, public or a draft. */
export async function keepDrafts(
  db: Db,
  siteId: string,
  kind: DraftKind,
  items: readonly DraftData[],
): Promise<Rejection[]> {
  const rejections = kind === 'estate' ? await checkTree(db, siteId, asEstates(items), knownWithDrafts) : []
  const refused = new Set(rejections.map(({ index }) => index))
  const rows = items
    .filter((_, index) => !refused.has(index))
    .map((item) => ({
      id: idOf(kind, item),
      parent_id: kind === 'estate' ? ((item as Estate).general.parentId ?? null) : null,
      doc: JSON.stringify(item),
    }))
  if (rows.length) {
    await sql`
      insert into draft as d (site_id, kind, id, parent_id, doc)
      select ${siteId}, ${kind}::text, id, parent_id, doc::json
      from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r(id integer, parent_id integer, doc text)
      order by id
      on conflict (site_id, kind, id) do update
        set parent_id = excluded.parent_id, doc = excluded.doc, stored_at = now()
    `.execute(db)
  }
  return rejections
}

/** Takes drafts away, and those of units that have no project any more, neither public nor a draft. */
export async function dropDrafts(
  db: Db,
  siteId: string,
  kind: DraftKind,
  ids: readonly number[],
): Promise<void> {
  await sql`
    delete from draft where site_id = ${siteId} and kind = ${kind}::text and id = any(${[...ids]}::int[])
  `.execute(db)
  if (kind !== 'estate') return
  await sql`
    delete from draft u
    where u.site_id = ${siteId} and u.parent_id = any(${[...ids]}::int[])
      and not exists (select from estate e where e.site_id = u.site_id and e.id = u.parent_id)
  `.execute(db)
}
