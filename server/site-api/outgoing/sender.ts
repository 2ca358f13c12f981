import type { Kysely } from 'kysely'
import type { Database } from '../../db/tables'
import { claimDue, type Due, giveBack, markFailed, markSent, type OutgoingTable } from './due'

/** One attempt that failed. */
interface Failure {
  id: string
  attempts: number
  /** It is not tried again. */
  final: boolean
  error: string
}

interface SenderOptions<Message> {
  db: Kysely<Database>
  table: OutgoingTable
  /** Resolves when the other side has taken it. */
  send: (due: Due<Message>) => Promise<void>
  /** Seconds until the next attempt, by how many there were and what went wrong; undefined when there is none. */
  waitAfter: (attempts: number, error: unknown) => number | undefined
  /** What is kept and logged of an error, where its own words are not for that. */
  wordsOf?: (error: Error) => string
  /** Longer than one attempt may take, so that a lease never ends under a sender that lives. */
  leaseSeconds: number
  /** Hears of every attempt that failed, also of the database's (`id` is '' then). */
  onFailure: (failure: Failure) => void
  /** Milliseconds between looks when nobody wakes it: for what other processes put there, and what is tried again. */
  every: number
}

export interface Sender {
  /** Something was put there. */
  wake(): void
  /** Sends what is due now; resolves when nothing is. */
  drain(): Promise<void>
  stop(): Promise<void>
}

const AT_ONCE = 3

/**
 * Sends what must go out, mails and webhooks alike. It counts as sent when the other side has taken it and that is written down; a
 * process that dies between those two sends it again under the same id (docs/decisions/081-outbox.md, 205-one-queue.md).
 */
export function startSender<Message>(options: SenderOptions<Message>): Sender {
  const { db, table, send, waitAfter, leaseSeconds, onFailure, every } = options
  const { wordsOf = ({ message }) => message } = options
  let stopped = false
  let running: Promise<void> | undefined
  let again = false

  async function sendOne(due: Due<Message>): Promise<void> {
    if (stopped) return giveBack(db, table, due)
    try {
      await send(due)
    } catch (error) {
      const { id, attempts } = due
      const wait = waitAfter(attempts, error)
      const said = wordsOf(error as Error)
      onFailure({ id, attempts, final: wait === undefined, error: said })
      return markFailed(db, table, due, said, wait)
    }
    return markSent(db, table, due)
  }

  async function round(): Promise<void> {
    do {
      again = false
      for (;;) {
        const claims = stopped ? [] : await claimDue<Message>(db, table, AT_ONCE, leaseSeconds)
        if (!claims.length) break
        await Promise.all(claims.map(sendOne))
      }
    } while (again && !stopped)
  }

  const run = (): Promise<void> => {
    again = true
    running ??= round().finally(() => (running = undefined))
    return running
  }
  const wake = () => {
    if (stopped) return
    run().catch((error: Error) => onFailure({ id: '', attempts: 0, final: false, error: wordsOf(error) }))
  }
  const timer = setInterval(wake, every)
  timer.unref()
  wake()
  return {
    wake,
    drain: run,
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await running?.catch(() => undefined)
    },
  }
}
