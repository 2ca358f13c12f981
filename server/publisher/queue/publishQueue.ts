import type { Connection } from '../../db/connect'
import { QUEUE_CHANNEL, tellQueue } from '../../queue/putOnQueue'
import type { Say } from '../../http/logOutput'
import { Busy, withAdvisoryLock } from './withAdvisoryLock'

/** Milliseconds after which what failed is tried again at the latest. */
const MOST_BETWEEN = 30_000

export interface PublishQueue {
  /** Says that the site has something waiting: to the worker of this process, and to those of others. */
  push(): Promise<void>
  close(): Promise<void>
}

export interface PublishQueueOptions {
  connection: Pick<Connection, 'db' | 'kind' | 'listen'>
  siteId: string
  /** Publishes all that waits for the site. */
  work: () => Promise<void>
  log: Say
  /** Milliseconds after which work is looked for though nobody called. */
  sweepEvery?: number
}

/**
 * The worker of one site: those of several run side by side. What waits stands in `publish_change`; a call says no more than that, so
 * that what comes while it publishes is merged, and one that is lost is made up for by the sweep. `withAdvisoryLock` keeps two
 * workers off one site (docs/decisions/205-one-queue.md).
 */
export async function openPublishQueue(options: PublishQueueOptions): Promise<PublishQueue> {
  const { connection, siteId, work, log, sweepEvery = 2000 } = options
  let closed = false
  let running: Promise<void> | undefined
  let called = false
  let lastFailure = ''
  let failures = 0
  let sweptAgainAt = 0

  /** What goes wrong the same way again and again is said once, and looked for later and later. */
  function noteFailure({ message }: Error): void {
    if (message !== lastFailure) log(`publishing ${siteId} failed and is tried again: ${message}`, 'error')
    lastFailure = message
    sweptAgainAt = Date.now() + Math.min(MOST_BETWEEN, sweepEvery * 2 ** failures++)
  }

  async function one(): Promise<void> {
    try {
      await withAdvisoryLock(connection, siteId, work)
      lastFailure = ''
      failures = sweptAgainAt = 0
    } catch (error) {
      if (!(error instanceof Busy)) noteFailure(error as Error)
    }
  }

  async function drain(): Promise<void> {
    do {
      called = false
      await one()
    } while (called && !closed)
  }

  function wake(): void {
    called = true
    if (closed) return
    running ??= drain()
      .catch((error: Error) => !closed && log(`queue: ${error.message}`))
      .then(() => (running = undefined))
  }

  /** Whoever hears it first takes it: this process hears it as the others do, later while it has much to do. */
  async function push(): Promise<void> {
    if (connection.kind === 'pglite') wake()
    else await tellQueue(connection.db, siteId)
  }

  /** The safety net: what a process stored that died before it called, or that was busy with somebody else's turn. */
  async function sweep(): Promise<void> {
    if (Date.now() < sweptAgainAt) return
    const waits = await connection.db
      .selectFrom('publish_change')
      .select('id')
      .where('site_id', '=', siteId)
      .limit(1)
      .execute()
    if (waits.length) wake()
  }

  const timer = setInterval(
    () => void sweep().catch((error: Error) => closed || log(`queue: ${error.message}`)),
    sweepEvery,
  )
  timer.unref()
  const listening = await connection.listen(QUEUE_CHANNEL, (about) => about === siteId && wake())
  await sweep()
  return {
    push,
    close: async () => {
      closed = true
      clearInterval(timer)
      await listening.close()
      await running
    },
  }
}
