import type { Config } from '../config'
import type { Connection } from '../db/connect'
import { oncePresent } from '../db/unavailable'
import type { Say } from '../http/logOutput'
import { assertNotPinned } from '../releases/pinned'
import type { LaterLeaves } from '../preview/laterLeaves'
import type { Previews } from '../preview/previews'
import { currentRelease, currentReleaseId, openReleaseStore } from '../releases/releaseStore'
import { sweepReplaced } from '../releases/sweepReplaced'
import { buildFolderOf } from './build/buildFolder'
import { Refused } from './build/check/checkRelease'
import { gatsbyCli } from './build/gatsbyBuild'
import { assertNobodyBuilds } from './build/interruptedBuild'
import { changesOf } from './hot/apart'
import type { Changes } from './hot/changes'
import { openHotPublisher } from './hot/hotPublisher'
import { NeedsBuild } from './hot/openRelease'
import { quarantinedOf } from './status/quarantined'
import { lookAfter } from './queue/lookAfter'
import { sayMissing } from './build/missingPages'
import { pendingInTheEnd } from './build/pendingInTheEnd'
import { needlessBuild } from './build/needlessBuild'
import { clientOf, codeOf, pendingChangesOf } from './build/pendingChanges'
import { publish } from './build/publish'
import { openLaterLeaves } from './leaves/openLaterLeaves'
import { openPreviews } from './preview/openPreviews'
import { publishSite } from './queue/publishSite'
import { openBuilds } from './queue/builds'
import { settle, storeAll } from './queue/changeStore'
import { withAdvisoryLock } from './queue/withAdvisoryLock'
import { openPublishQueue } from './queue/publishQueue'
import type { PublishFigures } from './status/publishFigures'
import { siteAccount } from './status/siteAccount'

export interface SitePublisherOptions {
  /** Of the one site. */
  config: Config
  projectDir: string
  log: Say
  /** Shows how far a whole build is, where somebody looks on. */
  progress?: ((text: string) => void) | undefined
  signal: AbortSignal
  connection: Connection
  /** Called whenever what is served has changed. */
  onChange: () => Promise<void>
  /** Whole builds of all sites of this process, one after the other. */
  buildInTurn: (build: () => Promise<void>) => Promise<void>
  figures?: PublishFigures
}

/** What publishes one site. */
export interface SitePublisher {
  siteId: string
  /** Says that something waits for it. */
  push(): Promise<void>
  previews: Previews
  laterLeaves: LaterLeaves
  /** Render processes of it that are alive. */
  renderers(): number
  close(): Promise<void>
}

/** Brings the site up to date, then publishes every change that is stored for it. */
export async function openSitePublisher(options: SitePublisherOptions): Promise<SitePublisher> {
  const { config, projectDir, log, progress, signal, connection, onChange, buildInTurn, figures } = options
  const told = { config, projectDir, log, progress, signal }
  const { siteId, publicUrl } = config
  const store = openReleaseStore(config.dataDir, siteId)
  const account = siteAccount({ db: connection.db, siteId, store, signal, log, figures })
  const client = clientOf(config)
  const unlessEnding: Say = (...told) => void (signal.aborted || log(...told))
  const hot = openHotPublisher({
    store,
    client,
    projectDir,
    code: await codeOf({ config, projectDir }),
    origin: publicUrl,
    // Its render processes are told to end as this one is.
    log: unlessEnding,
    onChange,
    onQuarantined: account.changesQuarantined,
  })

  /** The release that was last made here. */
  let own: string | undefined

  async function build(onStep: (text: string) => void): Promise<void> {
    await assertNotPinned(store)
    const missing = await sayMissing(client, log)
    const since = await hot.moment()
    let missed: Changes | undefined
    try {
      await publish({
        ...told,
        onStep,
        beforeServing: async ({ id }, serve, { quarantined, unrendered }) => {
          own = id
          await account.buildQuarantined(quarantined)
          // Once more: somebody may have gone back meanwhile.
          const unlessPinned = () => assertNotPinned(store).then(serve)
          const adopt = async () => void (missed = await hot.adopt(id, since, unlessPinned, unrendered))
          await withAdvisoryLock(connection, siteId, adopt, true)
        },
      })
    } catch (error) {
      if (error instanceof Refused && missing) throw new Error(`${error.message}; ${missing}`)
      throw error
    }
    if (missed) await storeAll(connection.db, siteId, missed)
  }

  /** Whether there was no release when a build was begun that has not ended well yet. */
  let hadNone = false
  /** Whether the last build was one of another publisher, which need not have brought what this one was asked for. */
  let isTaken = false

  /** What asked for a build may have come before the last one, or be on the site by other ways. */
  async function buildUnlessNeedless(): Promise<void> {
    isTaken = false
    const needless = await needlessBuild({ ...told, hadNone })
    if (!needless) {
      if (hadNone) log('Building the site for the first time; this takes a few minutes.')
      const folder = buildFolderOf(projectDir, config)
      await assertNobodyBuilds(folder, gatsbyCli(folder))
      return account.build(build)
    }
    isTaken = needless.isTaken
    log(needless.why)
    return account.notBuilt(needless.why)
  }

  let wake = async (): Promise<void> => undefined
  const builds = openBuilds({
    build: async () => {
      // Of processes that start together one builds, the others wait for what it makes.
      const waits = (await currentReleaseId(store)) === undefined
      hadNone ||= waits
      const work = () => withAdvisoryLock(connection, `build of ${siteId}`, buildUnlessNeedless, waits)
      await buildInTurn(work)
      hadNone = false
    },
    onBuilt: async (rows) => void (await (isTaken ? wake() : settle(connection.db, siteId, rows))),
    onFree: () => void wake(),
    log: unlessEnding,
  })

  const isNew = (await currentRelease(store)) === undefined
  if (isNew) await builds.attempt()
  const opening = () =>
    openPublishQueue({
      connection,
      siteId,
      log: unlessEnding,
      work: () => publishSite(siteId, { db: connection.db, hot, builds, log, note: account.changes }),
    })
  const queue = await oncePresent(opening, signal)
  wake = () => queue.push()

  async function storePending(changes: Changes): Promise<void> {
    await storeAll(connection.db, siteId, changes)
    await queue.push()
  }

  /** What is not on the site that is served, as nobody was there to publish it, or somebody else switched to another release. */
  async function catchUp(): Promise<void> {
    const pending = await pendingInTheEnd(() => pendingChangesOf(told), {
      signal,
      onUnreachable: async (detail) => {
        log(`${detail}; the site stays as it is`)
        await account.changes(new Date(), { state: 'failed', detail })
      },
    })
    if (signal.aborted) return
    if (!pending) {
      await account.upToDate()
      builds.nudge()
    } else if ('build' in pending) {
      // What changed while it was built has asked for the next one: nobody else knows how to end an API that never says the same.
      if (own !== undefined && own === (await currentReleaseId(store))) return
      log(`${pending.build}: building; the last release is served meanwhile.`)
      builds.request()
    } else await storePending(pending.changes)
  }
  hot.warm().catch((error: Error) => signal.aborted || error instanceof NeedsBuild || log(error.message))
  const regular = lookAfter({
    store,
    signal,
    log,
    // What was just built shows all there was.
    isCaughtUp: own !== undefined,
    onOtherRelease: catchUp,
    quarantined: async () => changesOf(await quarantinedOf(connection.db, siteId)),
    onQuarantined: storePending,
    sweep: async () => void (await sweepReplaced(store)),
  })
  return {
    siteId,
    push: () => queue.push(),
    previews: openPreviews({ config, hot }),
    laterLeaves: openLaterLeaves({ client, hot }),
    renderers: () => hot.renderers(),
    close: async () => {
      await regular.close()
      await queue.close()
      await builds.close()
      await hot.close()
    },
  }
}
