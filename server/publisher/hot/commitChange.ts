import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { PublishedVersions } from '../../releases/versions'
import { precompressedOf } from '../../releases/compress'
import { forEachConcurrent } from '../../releases/forEachConcurrent'
import { listingAddresses, withoutSlug } from '../../releases/listingAddresses'
import { isPage } from '../../releases/publishable'
import { releaseDir, type ReleaseStore } from '../../releases/releaseStore'
import { replace } from '../../releases/writeFilePrecompressed'
import { appendToJournal, syncFile, syncJournal } from '../../releases/journal'
import type { ReleaseFollower } from '../../releases/releaseView'
import { type Draft, openDraft } from './draft'

/** New content by name, and names that go. */
export interface FileChange {
  put: ReadonlyMap<string, string>
  removed: readonly string[]
}

export interface Committed {
  version: number
  /**
   * What nobody waits for: the precompressed variants, without which the files are sent as they are, and that all of it is on
   * the disk itself. A change is done when this is.
   */
  finish(): Promise<void>
}

/** Which addresses answer 410 after a change, and which do no more. */
export function goneBy({ put, removed }: FileChange, goneBefore: ReadonlySet<string>) {
  const there = new Set([...listingAddresses([...put.keys()].filter(isPage))].map(withoutSlug))
  const went = [...listingAddresses(removed.filter(isPage))]
  return {
    gone: went.filter((address) => !there.has(withoutSlug(address)) && !goneBefore.has(address)),
    back: [...goneBefore].filter((address) => there.has(withoutSlug(address))),
  }
}

async function compress(target: string, put: FileChange['put']): Promise<void> {
  await forEachConcurrent([...put], 2, async ([name, content]) => {
    const variants = await precompressedOf(name, Buffer.from(content))
    if (!variants.length) return
    // A variant counts when it is of the same whole millisecond; the half keeps it there whatever the disk rounds to.
    const time = Math.floor((await stat(join(target, name))).mtimeMs) + 0.5
    for (const { suffix, content: variant } of variants) {
      await replace(join(target, `${name}.${suffix}`), variant, time / 1000)
    }
  })
}

/**
 * Makes files of a release change at one moment: new ones are written where nobody looks, then one line in the
 * journal makes all of it hold. Only one process may do this for a site at a time.
 * @param begun holds what of the files was written ahead
 */
export async function commitChange(
  store: ReleaseStore,
  follower: ReleaseFollower,
  change: FileChange,
  noted?: PublishedVersions,
  begun?: Draft,
): Promise<Committed> {
  const view = await follower.catchUp()
  const dir = releaseDir(store, view.id)
  const draft = begun?.version === view.version + 1 ? begun : openDraft(store, follower)
  const { version, target } = draft
  await draft.hold(change.put)
  const { gone, back } = goneBy(change, view.gone)
  const put = [...change.put.keys()]
  const line = { version, put, removed: [...change.removed], gone, back }
  await appendToJournal(dir, noted ? { ...line, noted } : line)
  await follower.catchUp()
  return {
    version,
    async finish() {
      await compress(target, change.put)
      await forEachConcurrent(put, 4, (name) => syncFile(join(target, name)))
      await syncJournal(dir)
    },
  }
}
