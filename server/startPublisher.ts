import Fastify from 'fastify'
import type PgBoss from 'pg-boss'
import { apiClient } from '../src/siteApi/http'
import type { Config } from './config'
import type { Connection } from './db/connect'
import { webhookRoute, type WebhookRouteOptions } from './publisher/hooks/webhookRoute'
import { openHotPublisher } from './publisher/hot/hotPublisher'
import { codeOf, isUpToDate, publish } from './publisher/publish'
import { publishSite } from './publisher/publishSite'
import { forgetOldWebhooks } from './publisher/queue/changeStore'
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
  const build = async () => {
    await publish(told)
    await onChange()
  }

  async function serve(): Promise<() => Promise<void>> {
    const hot = openHotPublisher({
      store,
      client: apiClient({ baseUrl: siteApiUrl, siteId }),
      projectDir,
      code: await codeOf({ config, projectDir }),
      origin: publicUrl,
      log: say,
      onChange,
    })
    const queue = await openPublishQueue({
      boss,
      connection,
      log: (line) => signal.aborted || say(line),
      work: (site) => publishSite(site, { db: connection.db, hot, build, log: say }),
    })
    hooks.connect(queue)
    hot.warm().catch((error: Error) => say(error.message))
    await forgetOldWebhooks(connection.db)
    return async () => {
      await queue.close()
      await hot.close()
    }
  }

  async function catchUp(): Promise<void> {
    if (await isUpToDate(told)) return
    say('The program or the data changed: building; the last release is served meanwhile.')
    await build().catch((error: Error) => {
      if (!signal.aborted) say(`The build failed, the last release stays: ${error.message}`)
    })
  }

  let serving: Promise<(() => Promise<void>) | undefined>
  if (await currentRelease(store)) {
    serving = catchUp().then(() => (signal.aborted ? undefined : serve()))
    serving.catch((error: Error) => say(error.message))
  } else {
    say('Building the site for the first time; this takes a minute or two.')
    await build()
    serving = Promise.resolve(await serve())
  }
  return {
    close: async () => {
      controller.abort()
      const stop = await serving.catch(() => undefined)
      await stop?.()
    },
  }
}
