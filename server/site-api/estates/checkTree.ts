import { sql } from 'kysely'
import type { Estate } from '../../../src/contract/estate'
import type { Db, Rejection } from '../admin/writer'

export interface KnownEstate {
  id: number
  parent_id: number | null
  has_units: boolean
}

export async function knownEstates(db: Db, siteId: string, ids: number[]): Promise<Map<number, KnownEstate>> {
  const { rows } = await sql<KnownEstate>`
    select id, parent_id, exists (
      select from estate u where u.site_id = e.site_id and u.parent_id = e.id
    ) as has_units
    from estate e where site_id = ${siteId} and id = any(${ids}::int[])
  `.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

const FIELD = 'data.general.parentId'

/**
 * Which estates of a batch cannot stand where they say: a unit needs a project that is known or comes before it, and a
 * project is not a unit itself (spec §3: parent and child, two levels).
 * @param look finds what is known already
 */
export async function checkTree(
  db: Db,
  siteId: string,
  estates: Estate[],
  look = knownEstates,
): Promise<Rejection[]> {
  const ids = estates.flatMap(({ general }) => [general.id, general.parentId ?? general.id])
  const known = await look(db, siteId, [...new Set(ids)])
  const rejections: Rejection[] = []
  for (const [index, { general, children }] of estates.entries()) {
    const { id, parentId } = general
    const before = known.get(id)
    const reason = parentId ? unitReason(id, known.get(parentId), parentId, before) : undefined
    if (children?.length) {
      const way = 'is only answered: a unit is imported as an estate with general.parentId'
      rejections.push({ index, field: 'data.children', reason: way })
    } else if (reason) rejections.push({ index, field: FIELD, reason })
    else {
      known.set(id, { id, parent_id: parentId ?? null, has_units: before?.has_units ?? false })
      const parent = parentId ? known.get(parentId) : undefined
      if (parent) parent.has_units = true
    }
  }
  return rejections
}

function unitReason(
  id: number,
  parent: KnownEstate | undefined,
  parentId: number,
  own: KnownEstate | undefined,
) {
  if (parentId === id) return 'must not be the estate itself'
  if (!parent) return `must be a known project: there is no estate ${parentId}`
  if (parent.parent_id) return `must be a project: estate ${parentId} is itself a unit of ${parent.parent_id}`
  if (own?.has_units) return `must be empty: estate ${id} has units of its own`
  return undefined
}
