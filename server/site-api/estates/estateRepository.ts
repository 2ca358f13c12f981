import { sql } from 'kysely'
import type { Localized } from '../../../src/contract/common'
import type { Estate } from '../../../src/contract/estate'
import type { Db } from '../admin/writer'
import { isShown } from './inMemory/isShown'
import { estatesById, secondSourceEstate, unitsOf, withChildren } from './estateDocuments'

/** One published estate with its units, as JSON text (`GET /estates/v2/:id`). */
export async function findEstate(db: Db, siteId: string, id: number): Promise<string | undefined> {
  const found = await estatesById(db, siteId, [id])
  return withChildren(found, await unitsOf(db, siteId, [id]))[0]
}

/** The same for an estate of the second source, by guid or number. */
export async function findSecondSource(db: Db, siteId: string, id: string): Promise<string | undefined> {
  const found = await secondSourceEstate(db, siteId, id)
  return found && withChildren([found], await unitsOf(db, siteId, [found.id]))[0]
}

interface Family {
  estate: Estate
  /** The project of a unit. */
  project: Estate | undefined
}

/** An estate and, of a unit, its project; for what is answered about both. */
export async function findFamily(db: Db, siteId: string, id: number): Promise<Family | undefined> {
  const [own] = await estatesById(db, siteId, [id])
  if (!own) return undefined
  const [project] = own.parent_id ? await estatesById(db, siteId, [own.parent_id]) : []
  return {
    estate: JSON.parse(own.json) as Estate,
    project: project && (JSON.parse(project.json) as Estate),
  }
}

/** `GET /estates/group/:id` as JSON text: a project's units, whichever of them is asked; a property alone is its group. */
export async function findGroup(db: Db, siteId: string, id: number): Promise<string | undefined> {
  const [asked] = await estatesById(db, siteId, [id])
  if (!asked) return undefined
  const [head = asked] = asked.parent_id ? await estatesById(db, siteId, [asked.parent_id]) : []
  const units = await unitsOf(db, siteId, [head.id])
  const { general } = JSON.parse(head.json) as { general: { title?: Localized; project?: boolean } }
  const members = units.length || general.project ? units : [head]
  const title = JSON.stringify(general.title ?? null)
  return `{"id":${head.id},"title":${title},"estates":[${members.map(({ json }) => json).join(',')}]}`
}

/** A hand-picked set with the numbers of its published listings and units, as JSON text. */
export async function findCollection(db: Db, siteId: string, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ json: string }>`
    select (doc || jsonb_build_object('estateIds', coalesce((
      select jsonb_agg(l.id order by l.id) from listing_index l
      where ${isShown(siteId)} and l.own_collections <> '{}'
        and l.own_collections @> array[${id}::int]
    ), '[]')))::text as json
    from collection where site_id = ${siteId} and id = ${id}
  `.execute(db)
  return rows[0]?.json
}
