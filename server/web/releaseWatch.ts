import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import {
  currentReleaseId,
  publicDir,
  readRelease,
  releaseDir,
  releaseIds,
  type ReleaseStore,
} from '../publisher/releaseStore'

/** The release that requests are answered from. A request keeps the one it began with. */
export interface Served {
  id: string
  /** The folder of its files. */
  root: string
  gone: ReadonlySet<string>
}

/** Why nothing can be served, in words for an operator. */
export interface Unserved {
  reason: string
}

export interface ReleaseWatch {
  state(): Served | Unserved
  /** Folders of all releases on disk, the newest first. */
  allRoots(): Promise<string[]>
  /** Looks again now instead of within half a second. */
  refresh(): Promise<void>
  stop(): void
}

export const isServed = (state: Served | Unserved): state is Served => 'root' in state

const INTERVAL = 500

/** Follows `current` of a release store, and what the release says is gone (hot publishing adds to it). */
export async function watchRelease(
  store: ReleaseStore,
  onChange: (state: Served | Unserved) => void,
): Promise<ReleaseWatch> {
  let state: Served | Unserved = { reason: 'no release yet' }
  let seen = ''
  let looking: Promise<void> | undefined

  const look = async () => {
    const id = await currentReleaseId(store)
    const facts = id === undefined ? undefined : join(releaseDir(store, id), 'release.json')
    const stats = facts === undefined ? undefined : await stat(facts).catch(() => undefined)
    const version = `${id} ${stats?.mtimeMs} ${stats?.ino}`
    if (version === seen) return
    const release = id === undefined ? undefined : await readRelease(store, id)
    if (release) state = { id: release.id, root: publicDir(store, release.id), gone: new Set(release.gone) }
    else state = { reason: id === undefined ? 'no release yet' : `release ${id} is not on disk` }
    seen = version
    onChange(state)
  }

  const refresh = async () => {
    // A look that began before a switch may have read the old link, so a call during it looks once more.
    await looking
    looking ??= look().finally(() => (looking = undefined))
    await looking
  }

  await refresh()
  const timer = setInterval(() => {
    refresh().catch((error: unknown) => {
      if (isServed(state)) return
      state = { reason: `the release store cannot be read: ${String(error)}` }
    })
  }, INTERVAL)
  timer.unref()
  return {
    state: () => state,
    allRoots: async () => (await releaseIds(store)).reverse().map((id) => publicDir(store, id)),
    refresh,
    stop: () => clearInterval(timer),
  }
}
