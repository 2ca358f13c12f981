import { type RawBuilder, sql } from 'kysely'
import type { Draft, ListedDraft } from '../../../src/contract/draft'
import type { Estate } from '../../../src/contract/estate'
import type { DraftKind } from '../../../src/contract/importLine'
import type { Page } from '../../../src/contract/page'
import type { RentalUnit } from '../../../src/contract/rental'
import { DEFAULT_LOCALE } from '../../../src/contract/common'
import { nameIn } from '../../../src/domain/localized'
import { rentalTitle } from '../../../src/domain/rental/rentalTitle'
import type { Db, ExportRow, Key } from '../admin/writer'
import { estatesToPreview, storedForm, unitsToPreview } from '../estates/estateDocuments'
import { publicEstate, publicUnit } from '../publicForm'

interface Row {
  id: number
  parent_id: number | null
  doc: string
  stored_at: Date
}

async function rowsOf(db: Db, siteId: string, kind: DraftKind, where: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select id, parent_id, doc::text as doc, stored_at from draft d
    where site_id = ${siteId} and kind = ${kind}::text and ${where} order by id
  `.execute(db)
  return rows
}

/** A draft of a listing as a visitor would have it, dated. */
function draftedEstate({ doc, stored_at }: Row): Estate {
  const stored = storedForm(JSON.parse(doc) as Estate)
  const dated = { ...stored, general: { updatedAt: stored_at.toISOString(), ...stored.general } }
  return publicEstate(dated)
}

/** The listing that a draft belongs to with all its units, each as its draft has it where there is one. */
async function familyOf(db: Db, siteId: string, row: Row): Promise<Estate | undefined> {
  const headId = row.parent_id ?? row.id
  const [draftHead] = row.parent_id ? await rowsOf(db, siteId, 'estate', sql`d.id = ${headId}::int`) : [row]
  const [publicHead] = draftHead ? [] : await estatesToPreview(db, siteId, [headId])
  const head = draftHead ? draftedEstate(draftHead) : publicHead && (JSON.parse(publicHead.json) as Estate)
  if (!head) return undefined
  const published = await unitsToPreview(db, siteId, [headId])
  const known = published.map(({ id }) => id)
  const drafts = await rowsOf(
    db,
    siteId,
    'estate',
    sql`(d.parent_id = ${headId}::int or d.id = any(${known}::int[]))`,
  )
  // A unit whose draft says that it belongs elsewhere is none of this project's.
  const drafted = new Set(drafts.map(({ id }) => id))
  const children = [
    ...published.filter(({ id }) => !drafted.has(id)).map(({ json }) => JSON.parse(json) as Estate),
    ...drafts.filter(({ parent_id }) => parent_id === headId).map(draftedEstate),
  ]
  return { ...head, children: children.sort((a, b) => a.general.id - b.general.id) }
}

/** A draft as the API would answer it were it published; undefined when there is none. */
export async function findDraft(
  db: Db,
  siteId: string,
  kind: DraftKind,
  id: number,
): Promise<Draft | undefined> {
  const [row] = await rowsOf(db, siteId, kind, sql`d.id = ${id}::int`)
  if (!row) return undefined
  const stored = { id, storedAt: row.stored_at.toISOString() }
  if (kind === 'page') return { kind, ...stored, data: JSON.parse(row.doc) as Page }
  if (kind === 'rentalUnit') return { kind, ...stored, data: publicUnit(JSON.parse(row.doc) as RentalUnit) }
  const data = await familyOf(db, siteId, row)
  return data && { kind, ...stored, data }
}

const TITLES: Record<DraftKind, (doc: never) => string> = {
  estate: ({ general }: Estate) => nameIn(general.title, DEFAULT_LOCALE) || (general.reference ?? ''),
  rentalUnit: (unit: RentalUnit) => rentalTitle(unit, DEFAULT_LOCALE),
  page: ({ title }: Page) => nameIn(title, DEFAULT_LOCALE),
}

/** All drafts of a site, the newest first. */
export async function listDrafts(db: Db, siteId: string): Promise<ListedDraft[]> {
  const published = (table: string) =>
    sql`exists (select from ${sql.table(table)} p where p.site_id = d.site_id and p.id = d.id)`
  const { rows } = await sql<Row & { kind: DraftKind; is_published: boolean }>`
    select kind, id, doc::text as doc, stored_at, case kind
      when 'estate' then ${published('estate')}
      when 'rentalUnit' then ${published('rental_unit')}
      else ${published('page')} end as is_published
    from draft d where site_id = ${siteId} order by stored_at desc, kind, id
  `.execute(db)
  return rows.map(({ kind, id, doc, stored_at, is_published }) => ({
    kind,
    id,
    storedAt: stored_at.toISOString(),
    title: TITLES[kind](JSON.parse(doc) as never) || null,
    isPublished: is_published,
  }))
}

/** Drafts as they were imported, a page at a time; projects before units. */
export async function pageOfDrafts(
  db: Db,
  siteId: string,
  kind: DraftKind,
  after: Key | undefined,
  size: number,
): Promise<ExportRow[]> {
  const [unit, id] = String(after ?? '0 0')
    .split(' ')
    .map(Number)
  const { rows } = await sql<ExportRow>`
    select concat((parent_id is not null)::int, ' ', id) as key, doc::text as json from draft
    where site_id = ${siteId} and kind = ${kind}::text
      and ((parent_id is not null)::int, id) > (${unit}::int, ${id}::int)
    order by (parent_id is not null)::int, id limit ${size}
  `.execute(db)
  return rows
}
