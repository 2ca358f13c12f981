import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { asksItself } from './asksItself'
import type { Config } from './config'
import { connect, type Connection } from './db/connect'
import { migrate } from './db/migrate'
import { oncePresent } from './db/unavailable'
import { seedDemo, seedPictures } from './seedDemo'
import { closeServer, createServer, openServer } from './http/httpServer'
import type { Say } from './http/logOutput'
import { openTelling } from './site-api/admin/openTelling'
import type { Telling } from './site-api/admin/telling'
import { siteApi } from './site-api/app'
import { updateOutdatedRows } from './site-api/estates/updateOutdatedRows'
import { serverOptions } from './site-api/serverOptions'
import { watchSiteApi } from './site-api/watchSiteApi'
import { portsOf, type Role } from './roles'
import { listenForWebhooks, startPublisher, takeWebhooks } from './startPublisher'
import { startWeb } from './startWeb'

export interface Running {
  close(): Promise<void>
}

interface Start {
  config: Config
  projectDir: string
  log: Say
  /** Shows how far a piece of work is, where somebody looks on; '' takes that away. */
  progress?: ((text: string) => void) | undefined
  /** Ends a start that is still going on, with its build. */
  signal?: AbortSignal
  /**
   * Fills the database of role `site-api` before anybody asks it, and before anything is built of it.
   * @param telling tells a publisher of another process of it; one of this process looks by itself
   */
  fill?: (db: Connection['db'], telling?: Telling) => Promise<void>
  /** Called once all servers listen, before anything is built. */
  onListening?: () => void
}

const signalOf = ({ signal }: Start) => signal ?? new AbortController().signal

interface StartedSiteApi extends Running {
  /** Done when the pictures of a demo site are there, which come while all else goes on. */
  pictures: Promise<void>
  app: FastifyInstance
}

/** The demo site when the database is new and that is the site asked for, then listening. */
async function startSiteApi(
  options: Start,
  connection: Connection,
  roles: readonly Role[],
): Promise<StartedSiteApi> {
  const { config, log } = options
  const { siteApiPort, host } = config
  const signal = signalOf(options)
  await seedDemo(connection.db, config, log, signal)
  const closing = new AbortController()
  const pictures = seedPictures(connection.db, config, log, AbortSignal.any([signal, closing.signal]))
  // Whoever waits for them hears of a failure.
  pictures.catch(() => undefined)
  const isAlone = !roles.includes('publisher')
  const telling = await openTelling({ db: connection.db, config, log })
  if (telling.isQueue && isAlone)
    log('What changes is put on the queue of DATABASE_URL, for publishers that have the same one')
  await options.fill?.(connection.db, isAlone ? telling : undefined)
  const watched = watchSiteApi({
    db: connection.db,
    config,
    hasQueue: telling.isQueue === true || !isAlone,
    log,
  })
  const app = createServer(serverOptions(config), watched.hear)
  await app.register(watched.routes)
  await app.register(siteApi, { db: connection.db, config, telling })
  await openServer(app, { port: siteApiPort, host })
  log(`site-api on port ${siteApiPort} (${connection.kind})`)
  return {
    pictures,
    app,
    close: async () => {
      closing.abort()
      await pictures.catch(() => undefined)
      await closeServer(app)
      await telling.close()
    },
  }
}

/** One connection for all roles of this process, tables up to date. */
async function openDatabase(options: Start, roles: readonly Role[]): Promise<Connection> {
  const { config } = options
  const { databaseUrl, dataDir } = config
  // The embedded database is one process's: a publisher beside a site API of another keeps its queue in its own.
  const own = roles.includes('site-api') ? dataDir : join(dataDir, 'publisher')
  if (!databaseUrl && own !== dataDir)
    options.log(
      'Without DATABASE_URL this publisher hears of changes by webhooks alone: WEBHOOK_URL of the site API',
    )
  const connection = await connect({ databaseUrl, dataDir: own })
  try {
    // It was there a moment ago: one that is started anew meanwhile is waited for.
    const signal = signalOf(options)
    await oncePresent(() => migrate(connection.db), signal)
    if (roles.includes('site-api')) await oncePresent(() => updateOutdatedRows(connection.db), signal)
    return connection
  } catch (error) {
    await connection.close()
    throw error
  }
}

/** @throws Error when two roles of this process would listen on one port. */
function assertOwnPorts(roles: readonly Role[], config: Config): void {
  const listening = portsOf(roles, config)
  for (const [at, one] of listening.entries()) {
    const other = listening.slice(at + 1).find((each) => each.port === one.port)
    if (other)
      throw new Error(`${one.name} and ${other.name} are both ${one.port}: each needs one of its own`)
  }
}

/**
 * Starts the roles, resolves when each is ready: for `web` with the publisher that means a release is served, or that the first build
 * has failed and is tried again.
 */
export async function start(roles: readonly Role[], options: Start): Promise<Running> {
  assertOwnPorts(roles, options.config)
  const running: Running[] = []
  const servers: Running[] = []
  let connection: Connection | undefined
  // What publishes asks the servers, and all ask the database. Clients that hold on to several servers do so once.
  const close = async () => {
    for (const role of running) await role.close()
    await Promise.all(servers.map((server) => server.close()))
    await connection?.close()
  }
  try {
    const stores = roles.includes('site-api') || roles.includes('publisher')
    if (stores) {
      options.progress?.('Opening the database')
      connection = await openDatabase(options, roles).finally(() => options.progress?.(''))
    }
    const api =
      connection && roles.includes('site-api') ? await startSiteApi(options, connection, roles) : undefined
    if (api) servers.push(api)
    const hooks =
      connection && roles.includes('publisher') ? takeWebhooks({ ...options, connection }) : undefined
    const site = roles.includes('web')
      ? await startWeb({ ...options, siteApi: asksItself(options.config) ? api?.app : undefined }, hooks)
      : undefined
    if (site) servers.push(site)
    if (hooks && !site) {
      const app = await listenForWebhooks(options.config, hooks)
      servers.push({ close: () => closeServer(app) })
    }
    options.onListening?.()
    if (!connection || !hooks) {
      await api?.pictures
      return { close }
    }
    const signal = signalOf(options)
    const onChange = async (siteId: string) => site?.refresh(siteId)
    running.push(await startPublisher({ ...options, connection, signal, onChange }, hooks))
    await api?.pictures
    return { close }
  } catch (error) {
    await close()
    throw error
  }
}
