import { randomUUID } from 'node:crypto'
import { rename, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { takeBackRefusal } from './refusal'
import { readRelease, RELEASE_ID, releaseIds, type Release, type ReleaseStore } from './releaseStore'
import { removeOldReleases } from './tidyStore'

/**
 * Makes a release the one that is served, forward or back, by one rename: readers see the old or the new.
 * Releases older than the last five go after that, so that nobody waits for it.
 * @throws Error when the store has no such release.
 */
export async function switchTo(store: ReleaseStore, id: string): Promise<Release> {
  const release = RELEASE_ID.test(id) ? await readRelease(store, id) : undefined
  if (!release) {
    const there = (await releaseIds(store)).join(', ') || 'none'
    throw new Error(`There is no release ${id} in ${store.dir} (there: ${there})`)
  }
  const link = join(store.dir, `.current-${randomUUID()}`)
  await symlink(id, link)
  try {
    await rename(link, join(store.dir, 'current'))
  } catch (error) {
    await rm(link, { force: true })
    throw error
  }
  await takeBackRefusal(store, id)
  await removeOldReleases(store)
  return release
}
