import { sql } from 'kysely'
import { noteChange } from './announceChanges'
import type { Changes } from './importChanges'
import type { Good, Run } from './importRuns'
import { draftKind, type ImportKind } from '../../../src/contract/importLine'
import { isOfDrafts, isRemoval, keep, remove } from './operation'
import type { AnyData } from './parseLine'
import { standingKeys, writtenKeys } from './standing'
import type { AtOnce } from './telling'
import type { Db, Key, Rejection } from './writer'

/** What the texts of a batch take at their largest, several times over: with less the database lays them by in a file first. */
const BATCH_MEMORY = '64MB'

/** For whom lines are written. */
export interface WriteContext {
  siteId: string
  /** Whether what is written is noted, to be told of. */
  isNoted: boolean
  /** Puts single changes on the queue instead, where publishers take them from this database. */
  atOnce: AtOnce | undefined
  /** Counts what is added, changed and removed, where somebody wants to know. */
  changes: Changes | undefined
  /** When the import began, where it is not the first one into the site. */
  arrivedAt: string | undefined
  /** Hears which things became others. */
  onWritten(kind: ImportKind, keys: Iterable<Key>): void
}

/** Of a draft nobody hears: nothing public is another. */
async function note(
  transaction: Db,
  { siteId, isNoted, atOnce }: WriteContext,
  run: Run,
  keys: Iterable<Key>,
): Promise<void> {
  if (!isNoted || isOfDrafts(run)) return
  const once = [...new Set(keys)]
  if (await atOnce?.put(transaction, run.kind, once)) return
  await noteChange(transaction, siteId, run.kind, once)
}

/** Writes lines of one kind, or removes what they name, and notes it: gives why some were not. */
export async function writeRun(transaction: Db, context: WriteContext, run: Run): Promise<Rejection[]> {
  const { siteId } = context
  // Two imports into a site take turns, so that neither waits for rows of the other in a circle.
  await sql`select pg_advisory_xact_lock(hashtext(${`import ${siteId}`})), set_config('work_mem', ${BATCH_MEMORY}, true)`.execute(
    transaction,
  )
  return isRemoval(run) ? removeRun(transaction, context, run) : keepRun(transaction, context, run)
}

/** Removes what is there, with the drafts of it, and tells which lines ask for what is not. */
async function removeRun(transaction: Db, context: WriteContext, run: Run): Promise<Rejection[]> {
  const { siteId, changes } = context
  const { kind } = run
  const keys = run.lines.map(({ key }) => key)
  const standing = await standingKeys(transaction, siteId, run, keys)
  const isDrafted = !isOfDrafts(run) && draftKind(kind) !== undefined
  const drafts = isDrafted
    ? await standingKeys(transaction, siteId, { kind, op: 'deleteDraft' }, keys)
    : new Set<Key>()
  const first = new Map<Key, number>([...keys.entries()].reverse().map(([index, key]) => [key, index]))
  const isThere = (key: Key) => standing.has(key) || drafts.has(key)
  await remove(transaction, siteId, run, [...first.keys()].filter(isThere))
  await note(
    transaction,
    context,
    run,
    keys.filter((key) => standing.has(key)),
  )
  if (!isOfDrafts(run)) changes?.add(kind, { removed: standing.size })
  const thing = isOfDrafts(run) ? `draft of ${kind}` : kind
  return keys.flatMap((key, index) =>
    isThere(key) && first.get(key) === index
      ? []
      : [{ index, field: 'delete', reason: `there is no ${thing} ${key}, so none was removed` }],
  )
}

async function keepRun(transaction: Db, context: WriteContext, run: Run): Promise<Rejection[]> {
  const { siteId, changes, arrivedAt, onWritten } = context
  const { lines } = run
  const lastOf = new Map<Key, number>(lines.map(({ key }, index) => [key, index]))
  const kept = [...lastOf.values()]
  const items = kept.map((index) => (lines[index] as { data: AnyData }).data)
  const before = changes && (await standingKeys(transaction, siteId, run, [...lastOf.keys()]))
  const found = await keep(transaction, siteId, run, items, arrivedAt)
  const rejections = found.map((each) => ({ ...each, index: kept[each.index] ?? each.index }))
  const refused = new Set(rejections.map(({ index }) => index))
  const good = kept.filter((index) => !refused.has(index)).map((index) => (lines[index] as Good).key)
  // What stands there as it came is on the site: a feed of thousands in which one price is another publishes one listing.
  const written = await writtenKeys(transaction, siteId, run, good)
  await note(transaction, context, run, written)
  onWritten(run.kind, written)
  if (before) {
    const added = good.filter((key) => !before.has(key)).length
    const changed = good.filter((key) => before.has(key) && written.has(key)).length
    changes?.add(run.kind, { added, changed, unchanged: good.length - added - changed })
  }
  return rejections
}
