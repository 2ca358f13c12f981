import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/tables'
import { type HookBody, signed } from '../../http/webhook'
import { startSender } from '../outgoing/sender'

export interface HookSender {
  /** Stores messages to be sent; they go at once, and again and again until they are taken. */
  send(messages: readonly HookBody[]): Promise<void>
  close(): Promise<void>
}

interface Options {
  db: Kysely<Database>
  url: string
  secrets: string
  log: (line: string) => void
}

/** Not worth another attempt: the receiver has this message already. */
const TAKEN_BEFORE = 409
const PATIENCE_MS = 15_000
/** A little longer than one attempt. */
const LEASE_SECONDS = 20
const LOOK_EVERY_MS = 1000
const MOST_BETWEEN_SECONDS = 600
/** Some three days of attempts: by then a publisher has seen by itself what it missed. */
const MOST_ATTEMPTS = 450

/** Seconds until the next attempt: twice as long each time, up to ten minutes. */
const waitAfter = (attempts: number) =>
  attempts < MOST_ATTEMPTS ? Math.min(MOST_BETWEEN_SECONDS, 2 ** Math.min(attempts - 1, 10)) : undefined

/** Sends signed webhooks from the database, so that none is lost when the receiver or we are down (docs/decisions/205-one-queue.md). */
export function openHookSender({ db, url, secrets, log }: Options): HookSender {
  const sender = startSender<HookBody>({
    db,
    table: 'webhook',
    send: async ({ id, message }) => {
      const body = JSON.stringify(message)
      const answer = await fetch(url, {
        method: 'POST',
        headers: signed(secrets, id, body),
        body,
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      await answer.body?.cancel()
      if (!answer.ok && answer.status !== TAKEN_BEFORE) throw new Error(`answered ${answer.status}`)
    },
    waitAfter,
    leaseSeconds: LEASE_SECONDS,
    onFailure: ({ id, final, error }) =>
      log(
        id
          ? `webhook to ${url} was not taken and is ${final ? 'given up' : 'tried again'}: ${error}`
          : `webhooks: ${error}`,
      ),
    every: LOOK_EVERY_MS,
  })
  return {
    async send(messages) {
      for (const message of messages) {
        await sql`
          insert into webhook (site_id, id, message)
          values (${message.siteId}, ${`msg_${randomUUID()}`}, ${JSON.stringify(message)}::text::jsonb)
        `.execute(db)
      }
      if (messages.length) sender.wake()
    },
    close: () => sender.stop(),
  }
}
