import type PgBoss from 'pg-boss'
import { apiClient } from '../../src/siteApi/http'
import type { Config } from '../config'
import type { Connection } from '../db/connect'
import { assertNotHeld } from './held'
import { openHotPublisher } from './hot/hotPublisher'
import { NeedsBuild } from './hot/openRelease'
import { type LeftOut, leftOutIn } from './leftOut'
import { newsInTheEnd } from './newsInTheEnd'
import { codeOf, newsOf, publish } from './publish'
import { openPreviews, type Previews } from './preview/previews'
import { publishSite } from './publishSite'
import { openBuilds } from './queue/builds'
import { settle, storeAll } from './queue/changeStore'
import { exclusively } from './queue/exclusively'
import { openPublishQueue } from './queue/publishQueue'
import { currentRelease, openReleaseStore } from './releaseStore'
import { siteAccount } from './siteAccount'

export interface SitePublisherOptions {
  /** Of the one site. */
  config: Config
  projectDir: string
  say: (line: string) => void
  signal: AbortSignal
  connection: Connection
  boss: PgBoss
  /** Called whenever what is served has changed. */
  onChange: () => Promise<void>
  /** Whole builds of all sites of this process, one after the other. */
  buildInTurn: (build: () => Promise<void>) => Promise<void>
}

/** What publishes one site. */
export interface SitePublisher {
  siteId: string
  /** Says that something waits for it. */
  push(): Promise<void>
  previews: Previews
  close(): Promise<void>
}

/** Brings the site up to date, then publishes every change that is stored for it. */
export async function openSitePublisher(options: SitePublisherOptions): Promise<SitePublisher> {
  const { config, projectDir, say, signal, connection, boss, onChange, buildInTurn } = options
  const told = { config, projectDir, say, signal }
  const { siteId, siteApiUrl, publicUrl } = config
  const store = openReleaseStore(config.dataDir, siteId)
  const account = siteAccount({ db: connection.db, siteId, store, signal, log: say })
  const hot = openHotPublisher({
    store,
    client: apiClient({ baseUrl: siteApiUrl, siteId }),
    projectDir,
    code: await codeOf({ config, projectDir }),
    origin: publicUrl,
    log: say,
    onChange,
    onLeftOut: account.changesLeftOut,
  })

  async function build(): Promise<void> {
    await assertNotHeld(store)
    const since = await hot.moment()
    const leftOut: LeftOut[] = []
    await publish({
      ...told,
      say: (line) => {
        const found = leftOutIn(line)
        if (found) leftOut.push(found)
        say(line)
      },
      beforeServing: async ({ id }, serve, unrendered) => {
        await account.buildLeftOut(leftOut)
        // Once more: somebody may have gone back meanwhile.
        const unlessHeld = () => assertNotHeld(store).then(serve)
        await exclusively(connection, siteId, () => hot.adopt(id, since, unlessHeld, unrendered), true)
      },
    })
  }
  let wake = async (): Promise<void> => undefined
  const builds = openBuilds({
    build: () => buildInTurn(() => exclusively(connection, `build of ${siteId}`, () => account.build(build))),
    onBuilt: (rows) => settle(connection.db, siteId, rows),
    onFree: () => void wake(),
    log: (line) => signal.aborted || say(line),
  })

  /** Of processes that start together one builds, the others wait for what it makes. */
  const first = () =>
    exclusively(
      connection,
      `build of ${siteId}`,
      async () => {
        if (!(await currentRelease(store))) await account.build(build)
      },
      true,
    )
  const isNew = (await currentRelease(store)) === undefined
  if (isNew) {
    say('Building the site for the first time; this takes a minute or two.')
    await buildInTurn(first).catch((error: Error) => {
      // One of several does not keep the others from being served.
      if (signal.aborted || config.siteIds.length === 1) throw error
      say(`The build failed and is tried again: ${error.message}`)
      builds.request()
    })
  }
  const queue = await openPublishQueue({
    boss,
    connection,
    siteId,
    log: (line) => signal.aborted || say(line),
    work: () => publishSite(siteId, { db: connection.db, hot, builds, log: say, note: account.changes }),
  })
  wake = () => queue.push()

  /** What changed while nobody was there to publish it. */
  async function catchUp(): Promise<void> {
    if (isNew) return
    const news = await newsInTheEnd(() => newsOf(told), {
      signal,
      onUnasked: async (detail) => {
        say(`${detail}; the site stays as it is`)
        await account.changes(new Date(), { state: 'failed', detail })
      },
    })
    if (signal.aborted) return
    if (news && 'build' in news) {
      say(`${news.build}: building; the last release is served meanwhile.`)
      builds.request()
    }
    if (news && 'changes' in news) await storeAll(connection.db, siteId, news.changes)
    if (news && 'changes' in news) await queue.push()
  }
  hot.warm().catch((error: Error) => signal.aborted || error instanceof NeedsBuild || say(error.message))
  const caughtUp = catchUp().catch((error: Error) => signal.aborted || say(error.message))
  return {
    siteId,
    push: () => queue.push(),
    previews: openPreviews({ config, hot }),
    close: async () => {
      await caughtUp
      await queue.close()
      await builds.close()
      await hot.close()
    },
  }
}
