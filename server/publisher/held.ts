import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseStore } from './releaseStore'

/** That an operator went back to an earlier release: no build replaces it until they let go. */
export interface Held {
  release: string
  since: string
}

const fileOf = (store: ReleaseStore) => join(store.dir, 'held.json')

export const hold = (store: ReleaseStore, release: string, now = new Date()): Promise<void> =>
  writeFile(fileOf(store), `${JSON.stringify({ release, since: now.toISOString() } satisfies Held)}\n`)

export const letGo = (store: ReleaseStore): Promise<void> => rm(fileOf(store), { force: true })

export async function heldAt(store: ReleaseStore): Promise<Held | undefined> {
  const text = await readFile(fileOf(store), 'utf8').catch(() => undefined)
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
