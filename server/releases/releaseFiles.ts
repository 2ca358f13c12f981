import { readJournal } from './journal'
import { readIndex } from './releaseIndex'
import { type ReleaseStore, releaseDir } from './releaseStore'

/** Names of all files of a release as of now, in order: its tree, and what was hot-published onto it since. */
export async function releaseFiles(store: ReleaseStore, id: string): Promise<string[]> {
  const dir = releaseDir(store, id)
  const names = new Set((await readIndex(dir)).keys())
  for (const { put, removed } of (await readJournal(dir)).changes) {
    for (const name of put) names.add(name)
    for (const name of removed) names.delete(name)
  }
  return [...names].sort()
}
