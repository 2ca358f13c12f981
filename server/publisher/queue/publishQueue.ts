import { sql } from 'kysely'
import type PgBoss from 'pg-boss'
import type { Connection } from '../../db/connect'
import { Busy, exclusively } from './exclusively'
import { ABANDONED_AFTER } from './openBoss'

/** On which processes tell each other that something waits. */
const CHANNEL = 'aanbod_publish'

/** Milliseconds after which what failed is tried again at the latest. */
const MOST_BETWEEN = 30_000

export interface PublishQueue {
  /** Notes that the site has something waiting and wakes the worker of this process, and those of others. */
  push(): Promise<void>
  close(): Promise<void>
}

export interface PublishQueueOptions {
  boss: PgBoss
  connection: Pick<Connection, 'db' | 'kind' | 'listen'>
  siteId: string
  /** Publishes all that waits for the site. */
  work: () => Promise<void>
  log: (line: string) => void
  /** Milliseconds after which work is looked for though nobody called. */
  sweepEvery?: number
}

/**
 * The queue of one site: those of several run side by side. One job waits at most (`short`), so that what comes meanwhile is merged; `exclusively` keeps two workers off
 * one site. pg-boss's own policies for that go by a list of running jobs that may be a minute old.
 */
export async function openPublishQueue(options: PublishQueueOptions): Promise<PublishQueue> {
  const { boss, connection, siteId, work, log, sweepEvery = 2000 } = options
  const queue = `publish-${siteId}`
  let closed = false
  let running: Promise<void> | undefined
  let called = false
  let lastFailure = ''
  let failures = 0
  let sweptAgainAt = 0

  /** What goes wrong the same way again and again is said once, and looked for later and later. */
  function noteFailure({ message }: Error): void {
    if (message !== lastFailure) log(`publishing ${siteId} failed and is tried again: ${message}`)
    lastFailure = message
    sweptAgainAt = Date.now() + Math.min(MOST_BETWEEN, sweepEvery * 2 ** failures++)
  }

  await boss.createQueue(queue, {
    policy: 'short',
    expireInSeconds: ABANDONED_AFTER * 30,
  } as PgBoss.Queue & { name: string })
  // Those of a PGlite process before this one: nobody else can be at them, and the sweep makes new ones.
  if (connection.kind === 'pglite') await boss.deleteAllJobs(queue)

  async function one(): Promise<boolean> {
    const [job] = await boss.fetch(queue)
    if (!job) return false
    try {
      await exclusively(connection, siteId, work)
      lastFailure = ''
      failures = sweptAgainAt = 0
      await boss.complete(queue, job.id)
    } catch (error) {
      if (!(error instanceof Busy)) noteFailure(error as Error)
      // The sweep makes another one; those that wait to be tried again would pile up beside that.
      await boss.deleteJob(queue, job.id)
      return false
    }
    return true
  }

  async function drain(): Promise<void> {
    do {
      called = false
      while (!closed && (await one()));
    } while (called && !closed)
  }

  function wake(): void {
    called = true
    running ??= drain()
      .catch((error: Error) => !closed && log(`queue: ${error.message}`))
      .then(() => (running = undefined))
  }

  async function push(): Promise<void> {
    await boss.send(queue, { siteId }, { singletonKey: siteId })
    wake()
    if (connection.kind === 'postgres')
      await sql`select pg_notify(${CHANNEL}, ${siteId})`.execute(connection.db)
  }

  /** The safety net: what was stored while its job was just being finished, or by a process that died. */
  async function sweep(): Promise<void> {
    if (Date.now() < sweptAgainAt) return
    const waits = await connection.db
      .selectFrom('publish_change')
      .select('id')
      .where('site_id', '=', siteId)
      .limit(1)
      .execute()
    if (waits.length) await push()
    else wake()
  }

  const timer = setInterval(
    () => void sweep().catch((error: Error) => !closed && log(`queue: ${error.message}`)),
    sweepEvery,
  )
  timer.unref()
  const listening = await connection.listen(CHANNEL, (about) => about === siteId && wake())
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
