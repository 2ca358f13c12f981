import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { twinsOf } from '../compress'
import { eachOf } from '../eachOf'
import { listingAddresses } from '../listingAddresses'
import { isPage } from '../publishable'
import { releaseDir, type ReleaseStore } from '../releaseStore'
import { replace } from '../writeFileWithTwins'
import { appendToJournal, mendJournal, versionDir } from './journal'
import type { ReleaseFollower } from './releaseView'

/** New content by name, and names that go. */
export interface FileChange {
  put: ReadonlyMap<string, string>
  removed: readonly string[]
}

export interface Committed {
  version: number
  /** Writes the compressed twins; until then the files are sent as they are. */
  compress(): Promise<void>
}

const AT_ONCE = 16

/** A listing is the same one whatever its slug, so its addresses are compared without it. */
const withoutSlug = (address: string) => address.replace(/^((?:\/[^/]+){3})\/[^/]+(\/[^/]+)$/, '$1$2')

/** Which addresses answer 410 after a change, and which do no more. */
export function goneBy({ put, removed }: FileChange, goneBefore: ReadonlySet<string>) {
  const there = new Set([...listingAddresses([...put.keys()].filter(isPage))].map(withoutSlug))
  const went = [...listingAddresses(removed.filter(isPage))]
  return {
    gone: went.filter((address) => !there.has(withoutSlug(address)) && !goneBefore.has(address)),
    back: [...goneBefore].filter((address) => there.has(withoutSlug(address))),
  }
}

/**
 * Makes files of a release change at one moment: new ones are written where nobody looks, then one line in the
 * journal makes all of it hold. Only one process may do this for a site at a time.
 */
export async function commitChange(
  store: ReleaseStore,
  follower: ReleaseFollower,
  change: FileChange,
): Promise<Committed> {
  const view = await follower.catchUp()
  const dir = releaseDir(store, view.id)
  await mendJournal(dir)
  const version = view.version + 1
  const target = versionDir(dir, version)
  // A crash before the line leaves files that were never seen.
  await rm(target, { recursive: true, force: true })
  const time = Date.now()
  const folders = new Set([...change.put.keys()].map((name) => dirname(join(target, name))))
  await Promise.all([...folders].map((folder) => mkdir(folder, { recursive: true })))
  await eachOf([...change.put], AT_ONCE, async ([name, content]) => {
    const path = join(target, name)
    await writeFile(path, content)
    await utimes(path, time / 1000, time / 1000)
  })
  const { gone, back } = goneBy(change, view.gone)
  await appendToJournal(dir, {
    version,
    put: [...change.put.keys()],
    removed: [...change.removed],
    gone,
    back,
  })
  await follower.catchUp()
  return {
    version,
    compress: () =>
      eachOf([...change.put], 2, async ([name, content]) => {
        for (const twin of await twinsOf(name, Buffer.from(content))) {
          await replace(join(target, `${name}.${twin.suffix}`), twin.content, time / 1000)
        }
      }),
  }
}
