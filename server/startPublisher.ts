import Fastify from 'fastify'
import type PgBoss from 'pg-boss'
import { apiClient } from '../src/siteApi/http'
import type { Config } from './config'
import type { Connection } from './db/connect'
import { webhookRoute, type WebhookRouteOptions } from './publisher/hooks/webhookRoute'
import { openHotPublisher } from './publisher/hot/hotPublisher'
import { NeedsBuild } from './publisher/hot/openRelease'
import { assertNotHeld } from './publisher/held'
import { recorded } from './publisher/lastBuild'
import { codeOf, newsOf, publish } from './publisher/publish'
import { publishSite } from './publisher/publishSite'
import { openBuilds } from './publisher/queue/builds'
import { forgetOldWebhooks, settle, storeAll } from './publisher/queue/changeStore'
import { exclusively } from './publisher/queue/exclusively'
import { openPublishQueue, type PublishQueue } from './publisher/queue/publishQueue'
import { currentRelease, openReleaseStore } from './publisher/releaseStore'

/** What role `publisher` works with. */
export interface PublisherOptions {
  config: Config
  projectDir: string
  say: (line: string) => void
  signal: AbortSignal
  connection: Connection
  boss: PgBoss
  /** Called whenever what is served has changed. */
  onChange: () => Promise<void>
}

/** Takes webhooks before there is anything to publish onto: they wait in the database until there is. */
export function takeWebhooks({ config, connection }: Pick<PublisherOptions, 'config' | 'connection'>) {
  let queue: PublishQueue | undefined
  const options: WebhookRouteOptions = {
    db: connection.db,
    siteId: config.siteId,
    secrets: config.webhookSecret,
    onStored: async (siteId) => queue?.push(siteId),
  }
  return { options, connect: (to: PublishQueue) => (queue = to) }
}

/** A server of its own for webhooks, where the site is served by another process. */
export async function listenForWebhooks(config: Config, options: WebhookRouteOptions) {
  const app = Fastify({ logger: config.logLevel === 'silent' ? false : { level: config.logLevel } })
  await app.register(webhookRoute, options)
  await app.listen({ port: config.publisherPort, host: config.host })
  return app
}

/** Brings the site up to date, then publishes every change a webhook tells of. */
export async function startPublisher(
  options: PublisherOptions,
  hooks: ReturnType<typeof takeWebhooks>,
): Promise<{ close(): Promise<void> }> {
  const { config, projectDir, say, connection, boss, onChange } = options
  const controller = new AbortController()
  const signal = AbortSignal.any([controller.signal, options.signal])
  const told = { config, projectDir, say, signal }
  const { siteId, siteApiUrl, publicUrl } = config
  const store = openReleaseStore(config.dataDir, siteId)
  const hot = openHotPublisher({
    store,
    client: apiClient({ baseUrl: siteApiUrl, siteId }),
    projectDir,
    code: await codeOf({ config, projectDir }),
    origin: publicUrl,
    log: say,
    onChange,
  })

  async function build(): Promise<void> {
    await assertNotHeld(store)
    const since = await hot.moment()
    await publish({
      ...told,
      beforeServing: ({ id }, serve) => {
        // Once more: somebody may have gone back meanwhile.
        const unlessHeld = () => assertNotHeld(store).then(serve)
        return exclusively(connection, siteId, () => hot.adopt(id, since, unlessHeld), true)
      },
    })
  }
  let wake = async (): Promise<void> => undefined
  const builds = openBuilds({
    build: () => exclusively(connection, `build of ${siteId}`, () => recorded(store, build)),
    onBuilt: (rows) => settle(connection.db, siteId, rows),
    onFree: () => void wake(),
    log: (line) => signal.aborted || say(line),
  })

  const isNew = (await currentRelease(store)) === undefined
  if (isNew) {
    say('Building the site for the first time; this takes a minute or two.')
    await recorded(store, build)
  }
  const queue = await openPublishQueue({
    boss,
    connection,
    log: (line) => signal.aborted || say(line),
    work: (site) => publishSite(site, { db: connection.db, hot, builds, log: say }),
  })
  wake = () => queue.push(siteId)
  hooks.connect(queue)

  /** What changed while nobody was there to publish it. */
  async function catchUp(): Promise<void> {
    const news = isNew ? undefined : await newsOf(told)
    if (signal.aborted) return
    if (news && 'build' in news) {
      say(`${news.build}: building; the last release is served meanwhile.`)
      builds.request()
    }
    if (news && 'changes' in news) await storeAll(connection.db, siteId, news.changes)
    if (news && 'changes' in news) await queue.push(siteId)
    await forgetOldWebhooks(connection.db)
  }
  hot.warm().catch((error: Error) => signal.aborted || error instanceof NeedsBuild || say(error.message))
  const caughtUp = catchUp().catch((error: Error) => signal.aborted || say(error.message))
  return {
    close: async () => {
      controller.abort()
      await caughtUp
      await queue.close()
      await builds.close()
      await hot.close()
    },
  }
}
