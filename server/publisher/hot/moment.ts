import type { PublishedVersions } from '../../releases/versions'
import { currentReleaseId, releaseDir, type ReleaseStore } from '../../releases/releaseStore'
import { readJournal } from '../../releases/journal'
import type { Changes } from './changes'

/** A moment in the life of what is served. */
export interface Moment {
  release: string | undefined
  version: number
}

/** The changes that were published onto a release, in their order. */
const publishedOnto = async (store: ReleaseStore, id: string | undefined) =>
  id === undefined ? [] : (await readJournal(releaseDir(store, id))).changes

/** How far the site is now. */
export async function momentNow(store: ReleaseStore): Promise<Moment> {
  const release = await currentReleaseId(store)
  return { release, version: (await publishedOnto(store, release)).at(-1)?.version ?? 0 }
}

/** What was published since a moment, onto whichever release is served now. */
export async function publishedSince(store: ReleaseStore, { release, version }: Moment): Promise<Changes> {
  const id = await currentReleaseId(store)
  const after = (await publishedOnto(store, id)).filter(
    (change) => id !== release || change.version > version,
  )
  const asked = (kind: Exclude<keyof PublishedVersions, 'changes'>) => [
    ...new Set(after.flatMap(({ noted }) => noted?.[kind]?.asked ?? [])),
  ]
  return { estateIds: asked('estates'), rentalUnitIds: asked('rentalUnits'), pageIds: asked('pages') }
}
