import type { Kysely } from 'kysely'
import type PgBoss from 'pg-boss'
import type { Database } from '../../db/tables'
import { ABANDONED_AFTER } from './openBoss'

const QUEUE = 'publish'

export interface PublishQueue {
  /** Notes that a site has something waiting and wakes the worker of this process. */
  push(siteId: string): Promise<void>
  close(): Promise<void>
}

export interface PublishQueueOptions {
  boss: PgBoss
  db: Kysely<Database>
  /** Publishes all that waits for a site. */
  work: (siteId: string) => Promise<void>
  log: (line: string) => void
  /** Milliseconds after which work is looked for though nobody called. */
  sweepEvery?: number
  /** Jobs found running at the start are of a process that died: this is the only one there is. */
  alone: boolean
}

/**
 * One job a site: `stately` lets one wait and one run, so that what comes meanwhile is merged and no site is
 * published by two at once, on however many machines.
 */
export async function openPublishQueue(options: PublishQueueOptions): Promise<PublishQueue> {
  const { boss, db, work, log, sweepEvery = 2000, alone } = options
  let closed = false
  let running: Promise<void> | undefined
  let called = false

  await boss.createQueue(QUEUE, {
    policy: 'stately',
    retryLimit: 1000,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 60,
    expireInSeconds: ABANDONED_AFTER * 30,
  } as PgBoss.Queue & { name: string })
  if (alone) await boss.deleteAllJobs(QUEUE)

  async function one(): Promise<boolean> {
    const [job] = await boss.fetch<{ siteId: string }>(QUEUE)
    if (!job) return false
    try {
      await work(job.data.siteId)
      await boss.complete(QUEUE, job.id)
    } catch (error) {
      log(`publishing ${job.data.siteId} failed and is tried again: ${(error as Error).message}`)
      await boss.fail(QUEUE, job.id, { message: (error as Error).message })
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

  async function push(siteId: string): Promise<void> {
    await boss.send(QUEUE, { siteId }, { singletonKey: siteId })
    wake()
  }

  /** The safety net: what was stored while its job was just being finished, or by a process that died. */
  async function sweep(): Promise<void> {
    const rows = await db.selectFrom('publish_change').select('site_id').distinct().execute()
    for (const { site_id } of rows) await push(site_id)
    if (!rows.length) wake()
  }

  const timer = setInterval(
    () => void sweep().catch((error: Error) => !closed && log(`queue: ${error.message}`)),
    sweepEvery,
  )
  timer.unref()
  await sweep()
  return {
    push,
    close: async () => {
      closed = true
      clearInterval(timer)
      await running
    },
  }
}
