import type { ReleaseStore } from './releaseStore'
import { readNote, removeNote, writeNote } from './storeNote'

/** That an operator went back to an earlier release: no build replaces it until they let go. */
export interface Pinned {
  release: string
  since: string
}

/** As it was called when the first installations wrote it. */
const NAME = 'held.json'

export const pin = (store: ReleaseStore, release: string, now = new Date()): Promise<void> =>
  writeNote(store, NAME, `${JSON.stringify({ release, since: now.toISOString() } satisfies Pinned)}\n`)

export const unpin = (store: ReleaseStore): Promise<void> => removeNote(store, NAME)

export async function pinnedAt(store: ReleaseStore): Promise<Pinned | undefined> {
  const text = await readNote(store, NAME)
  return text === undefined ? undefined : (JSON.parse(text) as Pinned)
}

/** @throws Error when an operator holds the site at a release. */
export async function assertNotPinned(store: ReleaseStore): Promise<void> {
  const pinned = await pinnedAt(store)
  if (pinned)
    throw new Error(
      `the site is pinned at release ${pinned.release} since ${pinned.since} (npm run release -- resume)`,
    )
}
