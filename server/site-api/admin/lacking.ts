import { sql } from 'kysely'
import { IMPORT_KINDS, type ImportKind } from '../../../src/contract/importLine'
import type { ImportOptions } from './importChanges'
import { standingKeys } from './standing'
import type { Db, Key } from './writer'

/** What lines said to keep, by kind. */
export type Held = Map<ImportKind, Set<Key>>

/** What of a kind is there, and what of that the lines did not hold. */
interface Lacking {
  kind: ImportKind
  standing: number
  keys: Key[]
}

/** The part of a kind that may go where nobody said how many. */
const MOST_PART = 0.3

const KINDS: readonly string[] = Object.keys(IMPORT_KINDS)

/** What stays though lines lack it: what goes would take with it what they hold, and photos come by other ways than lines. */
const STAYING = {
  estate: (siteId: string, held: Held) => sql<{ key: Key }>`
    select distinct parent_id as key from estate
    where site_id = ${siteId} and parent_id is not null and id = any(${[...(held.get('estate') ?? [])]}::int[])
  `,
  rentalUnit: (siteId: string, held: Held) => sql<{ key: Key }>`
    select distinct rental_unit_id as key from rental_period
    where site_id = ${siteId} and id = any(${[...(held.get('rentalPeriod') ?? [])]}::int[])
  `,
  asset: (siteId: string) =>
    sql<{ key: Key }>`select name as key from asset where site_id = ${siteId} and photo is not null`,
}

async function staying(db: Db, siteId: string, kind: ImportKind, held: Held): Promise<Key[]> {
  const of = Object.hasOwn(STAYING, kind) ? STAYING[kind as keyof typeof STAYING] : undefined
  return of ? (await of(siteId, held).execute(db)).rows.map(({ key }) => key) : []
}

/** What stands of the kinds that lines held, and was not among them: what leans on others before them. A site never goes. */
export async function lacking(
  db: Db,
  siteId: string,
  held: Held,
  { kinds }: Pick<ImportOptions, 'kinds'>,
): Promise<Lacking[]> {
  const asked = kinds?.split(',')
  const found: Lacking[] = []
  for (const [kind, ofKind] of held) {
    if (kind === 'site' || (asked && !asked.includes(kind))) continue
    const standing = await standingKeys(db, siteId, { kind, op: 'delete' })
    const kept = new Set([...ofKind, ...(await staying(db, siteId, kind, held))])
    const keys = [...standing].filter((key) => !kept.has(key))
    if (keys.length) found.push({ kind, standing: standing.size, keys })
  }
  return found.sort((a, b) => KINDS.indexOf(b.kind) - KINDS.indexOf(a.kind))
}

/** Why what lines lack is not removed; undefined when it may be. */
export function refusedRemovals(some: readonly Lacking[], allowed: number | undefined): string | undefined {
  const counts = some.map(({ kind, keys, standing }) => `${keys.length} of ${standing} ${kind}`).join(', ')
  const total = some.reduce((sum, { keys }) => sum + keys.length, 0)
  const isTooMuch =
    allowed === undefined
      ? some.some(({ keys, standing }) => keys.length > standing * MOST_PART)
      : total > allowed
  if (!isTooMuch) return undefined
  const limit = allowed === undefined ? `more than ${MOST_PART * 100} % of a kind` : `more than ${allowed}`
  return `would remove ${counts}: ${limit}, so nothing was removed; --allow-removals ${total} allows it`
}
