import type { FastifyInstance } from 'fastify'
import { deleteExpired } from '../personalData/deleteExpired'
import { senderOf } from '../visitors/senderOf'
import { matchChanges } from './matchChanges'
import { sendDigest } from './sendDigest'

declare module 'fastify' {
  interface FastifyInstance {
    /** Told after an import, and looks soon; `run` resolves once everybody's messages are in the outbox. */
    alerts: { wake(): void; run(): Promise<void> }
  }
}

/** Milliseconds after an import: what it changed is read and published meanwhile, and a mail waits that long anyway. */
const BREATH = 1000
const MINUTE = 60_000
const HOUR = 60 * MINUTE

async function ofSite(app: FastifyInstance, siteId: string, stopped: () => boolean): Promise<boolean> {
  const sender = await senderOf(app.db, siteId, app.config)
  while (!stopped() && (await matchChanges(app.db, sender.site))) continue
  let sent = false
  while (!stopped() && (await sendDigest(app.db, sender))) sent = true
  return sent
}

/**
 * Matches what changed with who wants to hear of it and fills the outbox: after an import, and every minute for what falls
 * due or was left by a process that died. Once an hour what is kept too long goes (docs/decisions/083-personal-data.md).
 */
export function startAlerts(app: FastifyInstance): void {
  let stopped = false
  let running: Promise<void> | undefined
  let again = false
  const onError = (error: unknown) => app.log.error(error, 'alerts')

  async function round(): Promise<void> {
    do {
      again = false
      const sites = await app.db.selectFrom('site').select('site_id').orderBy('site_id').execute()
      for (const { site_id: siteId } of sites) {
        if (await ofSite(app, siteId, () => stopped)) app.outbox.wake()
      }
    } while (again && !stopped)
  }
  const run = () => {
    again = true
    running ??= round().finally(() => (running = undefined))
    return running
  }
  const wake = () => {
    if (!stopped) run().catch(onError)
  }
  let soon: NodeJS.Timeout | undefined
  const wakeSoon = () => {
    soon ??= setTimeout(() => {
      soon = undefined
      wake()
    }, BREATH).unref()
  }
  const minutes = setInterval(wake, MINUTE)
  const hours = setInterval(() => void deleteExpired(app.db).catch(onError), HOUR)
  minutes.unref()
  hours.unref()
  app.decorate('alerts', { wake: wakeSoon, run })
  app.addHook('onClose', async () => {
    stopped = true
    clearTimeout(soon)
    clearInterval(minutes)
    clearInterval(hours)
    await running?.catch(() => undefined)
  })
}
