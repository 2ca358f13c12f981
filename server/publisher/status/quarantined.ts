import type { Kysely } from 'kysely'
import type { Quarantined, Ref } from '../../../src/contract/quarantine'
import type { Database } from '../../db/tables'
import type { Changes } from '../hot/changes'

type Db = Kysely<Database>

const nameOf = ({ kind, id }: Ref) => `${kind} ${id}`

const rowsOf = (siteId: string, quarantined: readonly Quarantined[]) => [
  ...new Map(
    quarantined.map((one) => [
      nameOf(one),
      { site_id: siteId, kind: one.kind, ref: one.id, reason: one.reason },
    ]),
  ).values(),
]

const AT_ONCE = 1000

async function add(db: Db, siteId: string, quarantined: readonly Quarantined[]): Promise<void> {
  const rows = rowsOf(siteId, quarantined)
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
export async function noteBuildQuarantined(
  db: Db,
  siteId: string,
  quarantined: readonly Quarantined[],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const before = await quarantinedOf(transaction, siteId)
    const ids = (kind: Ref['kind']) => before.flatMap((one) => (one.kind === kind ? [one.id] : []))
    const looked = { estateIds: ids('estate'), rentalUnitIds: ids('rentalUnit'), pageIds: ids('page') }
    await noteChangesQuarantined(transaction, siteId, looked, quarantined)
  })
}

async function forget(db: Db, siteId: string, kind: Ref['kind'], ids: readonly number[]): Promise<void> {
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
export async function noteChangesQuarantined(
  db: Db,
  siteId: string,
  { estateIds, rentalUnitIds, pageIds }: Changes,
  quarantined: readonly Quarantined[],
): Promise<void> {
  const known = new Set(quarantined.map(nameOf))
  const sound = (kind: Ref['kind'], ids: readonly number[]) =>
    ids.filter((id) => !known.has(nameOf({ kind, id })))
  await forget(db, siteId, 'estate', sound('estate', estateIds))
  await forget(db, siteId, 'rentalUnit', sound('rentalUnit', rentalUnitIds))
  await forget(db, siteId, 'page', sound('page', pageIds))
  await add(db, siteId, quarantined)
}

/** What is left out of a site now, with the moment (ISO 8601) since when. */
export async function quarantinedOf(db: Db, siteId: string): Promise<(Quarantined & { since: string })[]> {
  const rows = await db
    .selectFrom('publish_left_out')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('kind')
    .orderBy('ref')
    .execute()
  return rows.map(({ kind, ref, reason, since }) => ({ kind, id: ref, reason, since: since.toISOString() }))
}
