import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { refusedIds } from './refusal'
import { currentReleaseId, releaseDir, releaseIds, type ReleaseStore } from './releaseStore'

/** Releases that are kept, the newest ones (record 034). The one being served is always kept. */
const KEPT_RELEASES = 5

const DRAFT = /^\.building-(\d+)-/

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** A folder for a release in the making; its name says which process is at it. */
export async function newDraft(store: ReleaseStore): Promise<string> {
  const draft = join(store.dir, `.building-${process.pid}-${randomUUID()}`)
  // One at a time: of a disk that takes nothing, making several says that there is no such folder.
  await mkdir(draft)
  await mkdir(join(draft, 'public'))
  return draft
}

/** Removes what a crash left behind: drafts of processes that have ended, and half-removed releases. */
export async function removeLeftovers(store: ReleaseStore): Promise<void> {
  const names = await readdir(store.dir).catch(() => [])
  for (const name of names) {
    const pid = DRAFT.exec(name)?.[1]
    const dead = pid !== undefined && Number(pid) !== process.pid && !isRunning(Number(pid))
    if (dead || name.startsWith('.removing-')) {
      await rm(join(store.dir, name), { recursive: true, force: true })
    }
  }
}

/**
 * Removes all but the last five releases, and of those that were refused all but the last one: they must not push out what can be gone
 * back to. Files that a kept release links to stay, links make that safe.
 */
export async function removeOldReleases(store: ReleaseStore): Promise<void> {
  const current = await currentReleaseId(store)
  const refused = (await refusedIds(store)).filter((id) => id !== current)
  const good = (await releaseIds(store)).filter((id) => !refused.includes(id))
  const old = [...refused.slice(0, -1), ...good.slice(0, -KEPT_RELEASES)].filter((id) => id !== current)
  for (const id of old) {
    const doomed = join(store.dir, `.removing-${id}-${randomUUID()}`)
    await rename(releaseDir(store, id), doomed)
    await rm(doomed, { recursive: true, force: true })
  }
}
