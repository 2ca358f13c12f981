import type { ChangeKind } from '../../db/publishingTables'
import type { ImportKind } from '../../../src/contract/importLine'
import { MOST_ONE_BY_ONE } from '../../http/webhook'
import { putOnQueue } from '../../queue/putOnQueue'
import { type Announce, LIVE, ONE_BY_ONE } from './hookMessages'
import type { Db, Key } from './writer'

/** How publishers hear of what an import changed. */
export interface Telling {
  /** Tells of what was noted, when the import has ended; the same may be told twice. */
  announce: Announce
  /** Whether publishers take their changes from this very database, so that single ones stand there with the change itself. */
  isQueue?: boolean
}

const isSingle = (kind: ImportKind): kind is ImportKind & ChangeKind => ONE_BY_ONE.includes(kind)

/** What of one import goes onto the queue in the transaction that changes it; the rest is noted, and told of at its end. */
export class AtOnce {
  private count = 0
  private isWhole = false

  constructor(private readonly siteId: string) {}

  /**
   * Puts changed things on the queue, unless a whole build is to bring them: one is asked for when all is there, not in the middle.
   * @returns whether they are on it
   */
  async put(transaction: Db, kind: ImportKind, keys: readonly Key[]): Promise<boolean> {
    if (LIVE.includes(kind) || !keys.length) return false
    this.count += keys.length
    if (!isSingle(kind) || this.count > MOST_ONE_BY_ONE) this.isWhole = true
    if (this.isWhole || !isSingle(kind)) return false
    await putOnQueue(
      transaction,
      this.siteId,
      keys.map((key) => ({ kind, ref: Number(key) })),
    )
    return true
  }
}
