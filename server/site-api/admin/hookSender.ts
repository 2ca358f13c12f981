import { randomUUID } from 'node:crypto'
import type PgBoss from 'pg-boss'
import { type HookBody, signed } from '../../http/webhook'

const QUEUE = 'webhook'

export interface HookSender {
  /** Stores messages to be sent; they go at once, and again and again until they are taken. */
  send(messages: readonly HookBody[]): Promise<void>
  close(): Promise<void>
}

interface Options {
  boss: PgBoss
  url: string
  secrets: string
  log: (line: string) => void
}

/** Not worth another attempt: the receiver has this message already. */
const TAKEN_BEFORE = 409

/** Sends signed webhooks from the database's queue, so that none is lost when the receiver or we are down. */
export async function openHookSender({ boss, url, secrets, log }: Options): Promise<HookSender> {
  await boss.createQueue(QUEUE)
  const worker: string = await boss.work<{ id: string; body: string }>(
    QUEUE,
    { pollingIntervalSeconds: 1, batchSize: 1 },
    async ([job]) => {
      if (!job) return
      const { id, body } = job.data
      const answer = await fetch(url, {
        method: 'POST',
        headers: signed(secrets, id, body),
        body,
        signal: AbortSignal.timeout(15_000),
      }).catch((error: Error) => {
        log(`webhook to ${url} was not sent and is tried again: ${error.message}`)
        throw error
      })
      if (answer.ok || answer.status === TAKEN_BEFORE) {
        // The next one may be waiting, and would do so for the whole interval.
        boss.notifyWorker(worker)
        return
      }
      log(`webhook to ${url} was answered ${answer.status} and is tried again`)
      throw new Error(`answered ${answer.status}`)
    },
  )
  return {
    async send(messages) {
      for (const message of messages) {
        const data = { id: `msg_${randomUUID()}`, body: JSON.stringify(message) }
        await boss.send(QUEUE, data, {
          retryLimit: 20,
          retryDelay: 1,
          retryBackoff: true,
          retryDelayMax: 600,
        })
      }
      if (messages.length) boss.notifyWorker(worker)
    },
    close: () => boss.offWork({ id: worker }),
  }
}
