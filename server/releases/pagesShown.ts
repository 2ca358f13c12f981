import { readJournal } from './journal'
import { isPage } from './publishable'
import { readIndex } from './releaseIndex'
import { type Release, releaseDir, type ReleaseStore } from './releaseStore'

/** How many pages a release has by now, with what was published onto it. */
export async function pagesShown(store: ReleaseStore, { id, pages }: Release): Promise<number> {
  const dir = releaseDir(store, id)
  const { changes } = await readJournal(dir)
  if (!changes.length) return pages
  const there = new Set([...(await readIndex(dir)).keys()].filter(isPage))
  for (const { put, removed } of changes) {
    for (const name of put.filter(isPage)) there.add(name)
    for (const name of removed) there.delete(name)
  }
  return there.size
}
