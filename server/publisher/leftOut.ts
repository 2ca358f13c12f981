import type { Kysely } from 'kysely'
import type { LeftOutKind } from '../db/publishingTables'
import type { Database } from '../db/tables'

/**
 * A listing or holiday unit that is not on the site, as what the API gives of it is not what the contract says; or one, or a
 * page of the site's own, that is not on it as it is now, as it cannot be rendered.
 */
export interface LeftOut {
  kind: LeftOutKind
  /** 0 when not even that could be read. */
  id: number
  reason: string
}

/** Numbers of what was looked at just now. */
export interface Looked {
  estateIds: readonly number[]
  rentalUnitIds: readonly number[]
  pageIds: readonly number[]
}

const OWNER = /^(estate|rental-unit|content-page)-(\d+)$/
const KINDS: Record<string, LeftOutKind> = {
  estate: 'estate',
  'rental-unit': 'rentalUnit',
  'content-page': 'page',
}

/** What a node of the data layer is about; undefined for one of the site as a whole. */
export function ownerIn(nodeId: string): Pick<LeftOut, 'kind' | 'id'> | undefined {
  const [, name = '', id] = OWNER.exec(nodeId) ?? []
  const kind = KINDS[name]
  return kind && { kind, id: Number(id) }
}

const LINE = /\bLeft out (estate|rentalUnit|page) (\d+): (.+)$/

/** What a line of the build's report says was left out (`report` of the source plugin). */
export function leftOutIn(line: string): LeftOut | undefined {
  const [, kind, id, reason] = LINE.exec(line) ?? []
  return kind && reason ? { kind: kind as LeftOut['kind'], id: Number(id), reason: reason.trim() } : undefined
}

type Db = Kysely<Database>

const nameOf = ({ kind, id }: Pick<LeftOut, 'kind' | 'id'>) => `${kind} ${id}`

const rowsOf = (siteId: string, leftOut: readonly LeftOut[]) => [
  ...new Map(
    leftOut.map((one) => [nameOf(one), { site_id: siteId, kind: one.kind, ref: one.id, reason: one.reason }]),
  ).values(),
]

const AT_ONCE = 1000

async function add(db: Db, siteId: string, leftOut: readonly LeftOut[]): Promise<void> {
  const rows = rowsOf(siteId, leftOut)
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await db
      .insertInto('publish_left_out')
      .values(rows.slice(start, start + AT_ONCE))
      // Since when it is left out stays, only why may be another reason by now.
      .onConflict((conflict) =>
        conflict
          .columns(['site_id', 'kind', 'ref'])
          .doUpdateSet(({ ref }) => ({ reason: ref('excluded.reason') })),
      )
      .execute()
  }
}

/** Everything that a whole build left out: what it took is forgotten. */
export async function noteBuildLeftOut(db: Db, siteId: string, leftOut: readonly LeftOut[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const before = await leftOutOf(transaction, siteId)
    const ids = (kind: LeftOut['kind']) => before.flatMap((one) => (one.kind === kind ? [one.id] : []))
    const looked = { estateIds: ids('estate'), rentalUnitIds: ids('rentalUnit'), pageIds: ids('page') }
    await noteChangesLeftOut(transaction, siteId, looked, leftOut)
  })
}

async function forget(db: Db, siteId: string, kind: LeftOut['kind'], ids: readonly number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    await db
      .deleteFrom('publish_left_out')
      .where('site_id', '=', siteId)
      .where('kind', '=', kind)
      .where('ref', 'in', ids.slice(start, start + AT_ONCE))
      .execute()
  }
}

/** What was left out of the things that were published singly; the others of them are on the site now, or gone. */
export async function noteChangesLeftOut(
  db: Db,
  siteId: string,
  { estateIds, rentalUnitIds, pageIds }: Looked,
  leftOut: readonly LeftOut[],
): Promise<void> {
  const known = new Set(leftOut.map(nameOf))
  const sound = (kind: LeftOut['kind'], ids: readonly number[]) =>
    ids.filter((id) => !known.has(nameOf({ kind, id })))
  await forget(db, siteId, 'estate', sound('estate', estateIds))
  await forget(db, siteId, 'rentalUnit', sound('rentalUnit', rentalUnitIds))
  await forget(db, siteId, 'page', sound('page', pageIds))
  await add(db, siteId, leftOut)
}

/** What is left out of a site now, with the moment (ISO 8601) since when. */
export async function leftOutOf(db: Db, siteId: string): Promise<(LeftOut & { since: string })[]> {
  const rows = await db
    .selectFrom('publish_left_out')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('kind')
    .orderBy('ref')
    .execute()
  return rows.map(({ kind, ref, reason, since }) => ({ kind, id: ref, reason, since: since.toISOString() }))
}
