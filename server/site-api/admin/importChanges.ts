import { sql } from 'kysely'
import type { ImportReport, KindChanges } from '../../../src/contract/asset'
import { IMPORT_KINDS, type ImportKind } from '../../../src/contract/importLine'
import { standingKeys } from './standing'
import type { Db, Key } from './writer'

/** How an import is asked for (docs/decisions/342-what-an-import-would-do.md). */
export interface ImportOptions {
  /** Everything is done as it would be, and undone. */
  dryRun?: boolean | undefined
  /** What the lines do not hold, of the kinds that they do, is removed. */
  full?: boolean | undefined
  /** How many of those may go; else 30 % of each kind. */
  allowRemovals?: number | undefined
}

/** The part of a kind that may go where nobody said how many. */
const MOST_PART = 0.3

/** Does work in a transaction, or in a part of one, that is undone when the work fails. */
export type Within = <T>(work: (db: Db) => Promise<T>) => Promise<T>

export const inTransaction =
  (db: Db): Within =>
  (work) =>
    db.transaction().execute(work)

/** Within one transaction; the transaction itself goes on when the work fails. */
const atSavepoint =
  (transaction: Db): Within =>
  async (work) => {
    await sql`savepoint batch`.execute(transaction)
    try {
      const result = await work(transaction)
      await sql`release savepoint batch`.execute(transaction)
      return result
    } catch (error) {
      await sql`rollback to savepoint batch`.execute(transaction)
      throw error
    }
  }

class Undone extends Error {
  constructor(readonly report: ImportReport) {
    super('A dry run is undone')
  }
}

/** Does an import in one transaction that is undone at its end, and gives its report. */
export async function rehearsed(
  db: Db,
  run: (transaction: Db, within: Within) => Promise<ImportReport>,
): Promise<ImportReport> {
  try {
    return await db.transaction().execute(async (transaction) => {
      throw new Undone(await run(transaction, atSavepoint(transaction)))
    })
  } catch (error) {
    if (error instanceof Undone) return { ...error.report, dryRun: true }
    throw error
  }
}

/** Counts by kind, in the order in which kinds came. */
export class Changes {
  private readonly of = new Map<ImportKind, KindChanges>()

  add(kind: ImportKind, what: Partial<Omit<KindChanges, 'kind'>>): void {
    const known = this.of.get(kind) ?? { kind, added: 0, changed: 0, unchanged: 0, removed: 0 }
    this.of.set(kind, {
      kind,
      added: known.added + (what.added ?? 0),
      changed: known.changed + (what.changed ?? 0),
      unchanged: known.unchanged + (what.unchanged ?? 0),
      removed: known.removed + (what.removed ?? 0),
    })
  }

  list(): KindChanges[] {
    return [...this.of.values()]
  }
}

/** What of a kind is there, and what of that the lines did not hold. */
export interface Lacking {
  kind: ImportKind
  standing: number
  keys: Key[]
}

const KINDS: readonly string[] = Object.keys(IMPORT_KINDS)

/** What the lines of a full import said to keep. */
export class Held {
  private readonly of = new Map<ImportKind, Set<Key>>()

  add(kind: ImportKind, key: Key): void {
    this.of.set(kind, (this.of.get(kind) ?? new Set()).add(key))
  }

  /** What stands of the kinds that lines held, and was not among them: what leans on others before them. A site never goes. */
  async lacking(db: Db, siteId: string): Promise<Lacking[]> {
    const found: Lacking[] = []
    for (const [kind, held] of this.of) {
      if (kind === 'site') continue
      const standing = await standingKeys(db, siteId, { kind, op: 'delete' })
      const keys = [...standing].filter((key) => !held.has(key))
      if (keys.length) found.push({ kind, standing: standing.size, keys })
    }
    return found.sort((a, b) => KINDS.indexOf(b.kind) - KINDS.indexOf(a.kind))
  }
}

/** Why what lines lack is not removed; undefined when it may be. */
export function refusedRemovals(
  lacking: readonly Lacking[],
  allowed: number | undefined,
): string | undefined {
  const counts = lacking.map(({ kind, keys, standing }) => `${keys.length} of ${standing} ${kind}`).join(', ')
  const total = lacking.reduce((sum, { keys }) => sum + keys.length, 0)
  const isTooMuch =
    allowed === undefined
      ? lacking.some(({ keys, standing }) => keys.length > standing * MOST_PART)
      : total > allowed
  if (!isTooMuch) return undefined
  const limit = allowed === undefined ? `more than ${MOST_PART * 100} % of a kind` : `more than ${allowed}`
  return `would remove ${counts}: ${limit}, so nothing was removed; --allow-removals ${total} allows it`
}
