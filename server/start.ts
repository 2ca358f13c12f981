import Fastify from 'fastify'
import type { Config } from './config'
import { connect } from './db/connect'
import { migrate } from './db/migrate'
import { seedDemo } from './demo/seed'
import { isUpToDate, publish } from './publisher/publish'
import { currentRelease, openReleaseStore } from './publisher/releaseStore'
import { siteApi } from './site-api/app'
import { serverOptions } from './site-api/serverOptions'
import { web } from './web/app'
import { webServerOptions } from './web/serverOptions'

export const ROLES = ['site-api', 'web', 'publisher'] as const
export type Role = (typeof ROLES)[number]

export interface Running {
  close(): Promise<void>
}

interface Start {
  config: Config
  projectDir: string
  say: (line: string) => void
  /** Ends a start that is still going on, with its build. */
  signal?: AbortSignal
}

const loggerAt = (level: string) => (level === 'silent' ? false : { level })

/** Tables up to date, the demo site when the database is new and that is the site asked for, then listening. */
async function startSiteApi({ config, say }: Start): Promise<Running> {
  const { databaseUrl, dataDir, siteApiPort, host, logLevel } = config
  const connection = await connect({ databaseUrl, dataDir })
  try {
    await migrate(connection.db)
    await seedDemo(connection.db, config, say)
    const app = Fastify(serverOptions(logLevel))
    await app.register(siteApi, { db: connection.db, config })
    await app.listen({ port: siteApiPort, host })
    say(`site-api on ${config.siteApiUrl} (${connection.kind})`)
    return { close: () => app.close().then(() => connection.close()) }
  } catch (error) {
    await connection.close()
    throw error
  }
}

async function startWeb({ config, say }: Start): Promise<Running & { refresh: () => Promise<void> }> {
  const { siteId, dataDir, siteApiUrl, publicUrl, webToken, trustedProxies } = config
  const app = Fastify({
    ...webServerOptions,
    trustProxy: trustedProxies || false,
    logger: loggerAt(config.logLevel),
  })
  let refresh: () => Promise<void> = async () => undefined
  await app.register(web, {
    siteId,
    dataDir,
    siteApiUrl,
    publicUrl,
    webToken,
    onReady: (see) => (refresh = see),
  })
  await app.listen({ port: config.port, host: config.host })
  say(`web on port ${config.port}`)
  return { close: () => app.close(), refresh: () => refresh() }
}

/** Builds when there is nothing to serve yet; a site that is merely behind is served and built anew meanwhile. */
async function startPublisher(start: Start, onRelease: () => Promise<void>): Promise<Running> {
  const { config, say } = start
  const controller = new AbortController()
  const signal = AbortSignal.any([controller.signal, ...(start.signal ? [start.signal] : [])])
  const options = { ...start, signal }
  const build = async () => {
    await publish(options)
    await onRelease()
  }
  let running: Promise<void> = Promise.resolve()
  if (await currentRelease(openReleaseStore(config.dataDir, config.siteId))) {
    running = isUpToDate(options).then(async (upToDate) => {
      if (upToDate) return
      say('The program or the data changed: building; the last release is served meanwhile.')
      await build().catch((error: Error) => {
        if (!signal.aborted) say(`The build failed, the last release stays: ${error.message}`)
      })
    })
  } else {
    say('Building the site for the first time; this takes a minute or two.')
    await build()
  }
  return {
    close: async () => {
      controller.abort()
      await running
    },
  }
}

/** Starts the roles, resolves when each is ready: for `web` with the publisher that means a release is served. */
export async function start(roles: readonly Role[], options: Start): Promise<Running> {
  const running: Running[] = []
  const close = async () => {
    for (const role of running.reverse()) await role.close()
  }
  try {
    if (roles.includes('site-api')) running.push(await startSiteApi(options))
    const site = roles.includes('web') ? await startWeb(options) : undefined
    if (site) running.push(site)
    if (roles.includes('publisher')) running.push(await startPublisher(options, async () => site?.refresh()))
    return { close }
  } catch (error) {
    await close()
    throw error
  }
}
