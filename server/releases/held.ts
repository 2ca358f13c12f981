import type { ReleaseStore } from './releaseStore'
import { readNote, removeNote, writeNote } from './storeNote'

/** That an operator went back to an earlier release: no build replaces it until they let go. */
export interface Held {
  release: string
  since: string
}

const NAME = 'held.json'

export const hold = (store: ReleaseStore, release: string, now = new Date()): Promise<void> =>
  writeNote(store, NAME, `${JSON.stringify({ release, since: now.toISOString() } satisfies Held)}\n`)

export const letGo = (store: ReleaseStore): Promise<void> => removeNote(store, NAME)

export async function heldAt(store: ReleaseStore): Promise<Held | undefined> {
  const text = await readNote(store, NAME)
  return text === undefined ? undefined : (JSON.parse(text) as Held)
}

/** @throws Error when an operator holds the site at a release. */
export async function assertNotHeld(store: ReleaseStore): Promise<void> {
  const held = await heldAt(store)
  if (held)
    throw new Error(
      `the site is held at release ${held.release} since ${held.since} (npm run release -- resume)`,
    )
}
