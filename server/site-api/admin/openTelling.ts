import { sql } from 'kysely'
import type { Config } from '../../config'
import { checkHook, type HookBody } from '../../http/webhook'
import { putOnQueue } from '../../queue/putOnQueue'
import { changesOf } from '../../queue/webhookChanges'
import { hookMessages } from './hookMessages'
import { openHookSender } from './hookSender'
import type { Telling } from './telling'
import type { Db } from './writer'

export interface OpenTelling extends Telling {
  close(): Promise<void>
}

interface Options {
  db: Db
  config: Pick<Config, 'webhookUrl' | 'webhookSecret'>
  log: (line: string) => void
}

/** Puts what these webhooks tell of on the queue. */
async function putMessages(db: Db, messages: readonly HookBody[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const message of messages) await putOnQueue(transaction, message.siteId, changesOf(message))
  })
}

/** Webhooks that were on their way when nobody sent any more: what they tell of is on the queue instead, once. */
export async function takeBackWebhooks(db: Db): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ message: unknown }>`
      with waiting as (
        select site_id, id, message from webhook where state in ('waiting', 'sending') for update skip locked
      )
      update webhook set state = 'sent', message = null, leased_until = null, settled_at = now()
      from waiting where webhook.site_id = waiting.site_id and webhook.id = waiting.id
      returning waiting.message
    `.execute(transaction)
    const told = rows.map(({ message }) => message).filter((one) => !checkHook(one).length) as HookBody[]
    for (const message of told) await putOnQueue(transaction, message.siteId, changesOf(message))
    return told.length
  })
}

/** How this site API tells publishers: by the queue of its own database, else by webhooks (docs/decisions/412-one-queue-for-all-machines.md). */
export async function openTelling({ db, config, log }: Options): Promise<OpenTelling> {
  const { webhookUrl: url, webhookSecret: secrets } = config
  if (!url) {
    const count = await takeBackWebhooks(db)
    if (count) log(`${count} webhooks that were not taken yet are on the queue of the database now`)
    return {
      isQueue: true,
      announce: (siteId, changed) => putMessages(db, hookMessages(siteId, changed)),
      close: async () => undefined,
    }
  }
  const sender = openHookSender({ db, url, secrets, log })
  return {
    announce: (siteId, changed) => sender.send(hookMessages(siteId, changed)),
    close: () => sender.close(),
  }
}
