import { sql } from 'kysely'
import type { Estate } from '../../../src/contract/estate'
import type { Db } from '../admin/writer'

/** Things that searches count by number and name. */
export type NamedKind = 'headType' | 'subType' | 'city'

interface NameRow {
  kind: NamedKind
  id: number
  name: object
  /** Of the second source, whose numbers may mean other things: it names only what has no name yet. */
  second: boolean
}

function namesOf({ general, address, guid }: Estate): NameRow[] {
  const { headType, subType } = general
  const named = { headType, subType, city: address.city }
  return (Object.entries(named) as [NamedKind, { id: number } | null | undefined][]).flatMap(
    ([kind, thing]) => (thing ? [{ kind, id: thing.id, name: thing, second: Boolean(guid) }] : []),
  )
}

/** The last name each thing has in a batch, that of the own source before that of the second. */
function lastNames(estates: readonly Estate[]): NameRow[] {
  const last = new Map<string, NameRow>()
  for (const row of estates.flatMap(namesOf)) {
    const key = `${row.kind} ${row.id}`
    const known = last.get(key)
    if (!known || known.second || !row.second) last.set(key, row)
  }
  return [...last.values()].sort((a, b) => (a.kind === b.kind ? a.id - b.id : a.kind < b.kind ? -1 : 1))
}

/** Keeps what the types and towns of estates are called. */
export async function writeNames(db: Db, siteId: string, estates: readonly Estate[]): Promise<void> {
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(lastNames(estates))}::text::jsonb)
        as r(kind text, id integer, name jsonb, second boolean)
    ), added as (
      insert into search_name (site_id, kind, id, name) select ${siteId}, kind, id, name from given
      on conflict (site_id, kind, id) do nothing
    )
    update search_name n set name = g.name from given g
    where n.site_id = ${siteId} and n.kind = g.kind and n.id = g.id and not g.second and n.name <> g.name
  `.execute(db)
}
