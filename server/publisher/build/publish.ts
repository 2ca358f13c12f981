import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { copyRenderBundle } from '../../../src/publish/renderBundle'
import type { Quarantined, Unrendered } from '../../../src/contract/quarantine'
import { forgetQuarantined, readQuarantined } from '../../../src/siteApi/quarantineFile'
import type { Config } from '../../config'
import {
  type SourceSnapshot,
  knownUnrendered,
  readSourceSnapshot,
  tellsStates,
  withoutStateOf,
  writeSourceSnapshot,
} from '../../releases/sourceSnapshot'
import { pagesShown } from '../../releases/pagesShown'
import { noteRefusal, refusedIds } from '../../releases/refusal'
import { createRelease } from '../../releases/release'
import {
  currentRelease,
  renderBundleDir,
  openReleaseStore,
  readRelease,
  type Release,
  releaseDir,
  type ReleaseStore,
} from '../../releases/releaseStore'
import { switchTo } from '../../releases/switchTo'
import { removeOldReleases } from '../../releases/tidyStore'
import { buildFolder } from './buildFolder'
import { buildWithout, leadingNowhere } from './buildWithout'
import { pageBounds } from './check/pageBounds'
import { checkRelease, Refused } from './check/checkRelease'
import { gatsbyBuild } from './gatsbyBuild'
import { hearBuild } from './report/hearBuild'
import { reportFile } from './report/reportFile'
import { type Steps, stepsTo } from './report/steps'
import { clientOf, wanted } from './pendingChanges'
import { durationText } from '../status/durationText'

/** In a build folder: what its last build left out. */
const QUARANTINE = '.cache/quarantined.ndjson'

/** What a release was made without. */
interface Without {
  /** All of it. */
  quarantined: readonly Quarantined[]
  /** Those of which a page throws. */
  unrendered: readonly Unrendered[]
}

export interface PublishOptions {
  config: Config
  projectDir: string
  /** Hears what is going on, a line at a time. */
  log: (line: string) => void
  /** Shows how far the build is, where somebody looks on; '' takes that away. */
  progress?: ((text: string) => void) | undefined
  /** Hears how far the build is, for who looks from elsewhere. */
  onStep?: ((text: string) => void) | undefined
  signal?: AbortSignal
  /** Called when the new release is whole and may be served; `serve` switches to it. Without it that is done at once. */
  beforeServing?: (release: Release, serve: () => Promise<void>, without: Without) => Promise<void>
}

/** What Gatsby is told by its environment; of several processes of the site API it asks them in turn, as all others do. */
const buildEnv = ({ siteApiUrls, siteId, publicUrl }: Config) => ({
  SITE_API_URL: siteApiUrls.join(','),
  SITE_ID: siteId,
  PUBLIC_URL: publicUrl,
})

/** Without its bundle a release is as good, only that single pages cannot be published onto it. */
async function keepRenderBundle(
  folder: string,
  code: string,
  bundle: string,
  log: (line: string) => void,
): Promise<void> {
  try {
    await copyRenderBundle(folder, bundle, code)
  } catch (error) {
    log(`Every change will need a whole build: ${(error as Error).message}`)
  }
}

interface Built extends Without {
  release: Release
}

/** Builds the site and makes a release of it, with all that is to be known of it later. */
async function build(
  options: PublishOptions,
  store: ReleaseStore,
  from: SourceSnapshot,
  before: SourceSnapshot | undefined,
  steps: Steps,
): Promise<Built> {
  const { config, projectDir, log, signal } = options
  const folder = await buildFolder(projectDir, config, from.code)
  const quarantineFile = join(folder, QUARANTINE)
  const unrendered = await buildWithout(knownUnrendered(before, from), {
    client: clientOf(config, log),
    log,
    build: async (leaveOut, onLine) => {
      await forgetQuarantined(quarantineFile)
      return gatsbyBuild({
        projectDir: folder,
        codeFingerprint: from.code,
        env: {
          ...buildEnv(config),
          LEAVE_OUT: JSON.stringify(leaveOut),
          QUARANTINE_FILE: quarantineFile,
        },
        onLine,
        ...hearBuild(log, steps),
        reportFile: reportFile(config.dataDir, config.siteId),
        ...(signal ? { signal } : {}),
      })
    },
  })
  steps.begin('Release', 'files')
  const release = await createRelease({
    buildDir: join(folder, 'public'),
    store,
    onProgress: ({ done, total }) => steps.count(done, total),
  })
  steps.end()
  await keepRenderBundle(folder, from.code, renderBundleDir(store, release.id), log)
  await writeSourceSnapshot(releaseDir(store, release.id), withoutStateOf(from, unrendered))
  return { release, unrendered, quarantined: await readQuarantined(quarantineFile) }
}

/** The last release when it was refused and would be built just so again: it is looked at anew, and not built. */
async function refusedJustSo(
  { config, projectDir }: PublishOptions,
  store: ReleaseStore,
  from: SourceSnapshot,
): Promise<Built | undefined> {
  const id = (await refusedIds(store)).at(-1)
  const release = id === undefined ? undefined : await readRelease(store, id)
  const was = release && (await readSourceSnapshot(store, release.id))
  const isSame = was && tellsStates(from) && isDeepStrictEqual(was, withoutStateOf(from, []))
  if (!release || !isSame) return undefined
  const folder = await buildFolder(projectDir, config, from.code)
  return { release, unrendered: [], quarantined: await readQuarantined(join(folder, QUARANTINE)) }
}

/**
 * Builds the site and switches to the release made of it.
 * @throws Error when the build fails, Refused when what it made is not fit to be served; the release before stays then, and the new
 * one says why it is not served.
 */
export async function publish(options: PublishOptions): Promise<Release> {
  const { config, log, progress, onStep, beforeServing = (_release, serve) => serve() } = options
  const began = Date.now()
  const store = openReleaseStore(config.dataDir, config.siteId)
  // Asked before: what changes during the build then counts as not built, whether or not the build has seen it.
  const from = await wanted(options)
  const previous = await currentRelease(store)
  const before = previous && (await readSourceSnapshot(store, previous.id))
  const steps = stepsTo({ log, progress, onStep })
  const { release, ...without } =
    (await refusedJustSo(options, store, from)) ??
    (await build(options, store, from, before, steps).finally(() => steps.stop()))
  try {
    const bounds = previous && pageBounds(await pagesShown(store, previous), before, from)
    const nowhere = await leadingNowhere(clientOf(config, log), without.unrendered)
    for (const link of await checkRelease(store, release, bounds, nowhere))
      log(`${link} is linked to, and is not there`)
    await beforeServing(release, async () => void (await switchTo(store, release.id)), without)
  } catch (error) {
    const why = error instanceof Refused ? error.why : (error as Error).message
    // On a disk that takes nothing it keeps the reason that it was given when it was named.
    await noteRefusal(releaseDir(store, release.id), why).catch(() => undefined)
    await removeOldReleases(store).catch(() => undefined)
    throw error
  }
  const took = durationText(Date.now() - began)
  log(`release ${release.id}: ${release.pages} pages, ${release.files} files, ${took}`)
  return release
}
