import { sql } from 'kysely'
import type { ImportReport, KindChanges } from '../../../src/contract/asset'
import type { ImportKind } from '../../../src/contract/importLine'
import type { Db } from './writer'

/** How an import is asked for (docs/decisions/342-what-an-import-would-do.md). */
export interface ImportOptions {
  /** Everything is done as it would be, and undone. */
  dryRun?: boolean | undefined
  /** What the lines do not hold, of the kinds that they do, is removed. */
  full?: boolean | undefined
  /** What it does is counted, as it always is of these two. */
  changes?: boolean | undefined
  /** Kinds of which alone it is, with commas between; undefined: all that the lines hold. */
  kinds?: string | undefined
  /** How many of those may go; else 30 % of each kind. */
  allowRemovals?: number | undefined
}

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
