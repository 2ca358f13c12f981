import { assertNotPinned, pin, unpin } from './pinned'
import { refusalOf, refusedIds } from './refusal'
import { currentReleaseId, listReleases, type ReleaseStore } from './releaseStore'
import { switchTo } from './switchTo'

/**
 * Serves a release that was refused: this one, or the last that was.
 * @returns what was done, in sentences
 * @throws Error when none was refused, there is no such one, or the site is pinned
 */
export async function accept(store: ReleaseStore, asked?: string): Promise<string[]> {
  const id = asked ?? (await refusedIds(store)).at(-1)
  if (id === undefined) throw new Error('No release was refused')
  const refusal = await refusalOf(store, id)
  if (!refusal) throw new Error(`Release ${id} was not refused`)
  await assertNotPinned(store)
  await switchTo(store, id)
  return [
    `Release ${id} is served, though ${refusal.reason}.`,
    'A publisher that runs brings what changed at the agency since it was built.',
  ]
}

/**
 * Serves a release, the one before by default, and pins the site there.
 * @param force even one that was refused
 * @returns what was done, in sentences
 * @throws Error when there is none before, no such one, or it was refused
 */
export async function rollback(store: ReleaseStore, asked?: string, force = false): Promise<string[]> {
  const current = await currentReleaseId(store)
  const refused = await refusedIds(store)
  const before = (await listReleases(store))
    .filter(({ id }) => Number(id) < Number(current) && !refused.includes(id))
    .at(-1)?.id
  const id = asked ?? before
  if (id === undefined) throw new Error('There is no release before the one that is served')
  if (refused.includes(id) && !force)
    throw new Error(`Release ${id} was refused: ${(await refusalOf(store, id))?.reason} (--force serves it)`)
  // First: a build that ends now must not replace what is gone back to.
  await pin(store, id)
  try {
    await switchTo(store, id)
  } catch (error) {
    await unpin(store)
    throw error
  }
  return [
    `Release ${id} is served, and pinned there: no build replaces it until npm run release -- resume.`,
    'What changed at the agency since it was built comes back to it with the next change of each listing.',
  ]
}

/** Lets builds replace the release that is served again. @returns what was done, in sentences */
export async function resume(store: ReleaseStore): Promise<string[]> {
  await unpin(store)
  return ['Builds may replace the release again; a publisher that runs brings what changed meanwhile.']
}
