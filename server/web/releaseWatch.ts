import { type FSWatcher, watch } from 'node:fs'
import { hotDir } from '../releases/journal'
import { followRelease, type ReleaseFollower, type ReleaseView } from '../releases/releaseView'
import {
  currentReleaseId,
  publicDir,
  readRelease,
  releaseDir,
  releaseIds,
  type ReleaseStore,
} from '../releases/releaseStore'

/** The release that requests are answered from, as of a moment. A request keeps the one it began with. */
export type Served = ReleaseView

/** Why nothing can be served, in words for an operator. */
export interface Unserved {
  reason: string
  /** Whether there was never a release. */
  isNew?: boolean
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
const NEW: Unserved = { reason: 'no release yet', isNew: true }

/** Follows `current` of a release store, and what the release says is gone (hot publishing adds to it). */
export async function watchRelease(
  store: ReleaseStore,
  onChange: (state: Served | Unserved) => void,
): Promise<ReleaseWatch> {
  let state: Served | Unserved = NEW
  let seen: string | undefined | null = null
  let follower: ReleaseFollower | undefined
  let watcher: FSWatcher | undefined
  let looking: Promise<void> | undefined

  /** Hears of a hot publish at once where the file system tells; everywhere else the next look finds it. */
  const listen = (id: string) => {
    watcher?.close()
    watcher = undefined
    try {
      watcher = watch(
        hotDir(releaseDir(store, id)),
        { persistent: false },
        () => void refresh().catch(() => undefined),
      )
      watcher.on('error', () => watcher?.close())
    } catch {
      watcher = undefined
    }
  }

  const look = async () => {
    const id = await currentReleaseId(store)
    const isThere = id !== undefined && (await readRelease(store, id)) !== undefined
    const known = id === seen && isThere === (follower !== undefined)
    if (known && follower) {
      state = await follower.catchUp()
      if (!watcher && id) listen(id)
    }
    if (known) return
    const isNews = id !== seen
    follower = isThere ? await followRelease(store, id) : undefined
    if (follower) state = follower.view()
    else state = id === undefined ? NEW : { reason: `release ${id} is not on disk` }
    if (id && follower) listen(id)
    seen = id
    if (isNews || follower) onChange(state)
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
    stop: () => {
      clearInterval(timer)
      watcher?.close()
    },
  }
}
