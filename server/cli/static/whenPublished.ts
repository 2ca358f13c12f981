import { setTimeout as pause } from 'node:timers/promises'
import { currentReleaseId, type ReleaseStore } from '../../releases/releaseStore'
import { followRelease, type ReleaseFollower } from '../../releases/releaseView'

/** How often is looked; a publish that goes on meanwhile is waited for, as lists and sitemaps come a breath later. */
const LOOK_MS = 500

/** How far a site is: its release and the last change of it, as `Exported.moment`. */
function momentOf(store: ReleaseStore): () => Promise<string> {
  let id: string | undefined
  let follower: ReleaseFollower | undefined
  return async () => {
    const now = await currentReleaseId(store)
    if (now !== id) follower = now === undefined ? undefined : await followRelease(store, now)
    id = now
    return `${id}.${(await follower?.catchUp())?.version}`
  }
}

/** Hands out a way to wait until a site is further than a moment; it gives undefined once it is stopped. */
export function whenPublished(store: ReleaseStore, stopped: AbortSignal) {
  const moment = momentOf(store)
  return async (last: string): Promise<string | undefined> => {
    for (let seen = last; !stopped.aborted;) {
      const now = await moment()
      if (now !== last && now === seen) return now
      seen = now
      await pause(LOOK_MS, undefined, { signal: stopped }).catch(() => undefined)
    }
    return undefined
  }
}
