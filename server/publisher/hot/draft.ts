import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { forEachConcurrent } from '../../releases/forEachConcurrent'
import { releaseDir, type ReleaseStore } from '../../releases/releaseStore'
import { hotDir, mendJournal, versionDir } from '../../releases/journal'
import type { ReleaseFollower } from '../../releases/releaseView'

const AT_ONCE = 16

/** Files of a change that nobody sees yet. */
export interface Draft {
  version: number
  /** The folder that they stand in. */
  target: string
  /** Begins to write a file; one of the same name and content is written once. */
  put(name: string, content: string): void
  /**
   * Waits until just these files stand there.
   * @throws Error when one could not be written
   */
  hold(files: ReadonlyMap<string, string>): Promise<void>
  /** Waits until nothing is written any more: what stands there is taken away by the next draft. Does not throw. */
  leave(): Promise<void>
}

async function emptyFolder(dir: string, target: string, journalEnd: number): Promise<void> {
  // A crash before the journal's line leaves files that were never seen.
  await rm(target, { recursive: true, force: true })
  // One at a time: of a disk that takes nothing, making several says that there is no such folder.
  await mkdir(hotDir(dir)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await mkdir(target)
  await mendJournal(dir, journalEnd)
}

/** Begins the next change of a release, so that its files can be written while others of them are still made. */
export function openDraft(store: ReleaseStore, follower: ReleaseFollower): Draft {
  const { id, version: last } = follower.view()
  const version = last + 1
  const target = versionDir(releaseDir(store, id), version)
  const folders = new Map<string, Promise<unknown>>()
  const written = new Map<string, { content: string; done: Promise<void> }>()
  let ready: Promise<void> | undefined
  const prepared = () => (ready ??= emptyFolder(releaseDir(store, id), target, follower.end()))

  function folderOf(name: string): Promise<unknown> {
    const folder = dirname(join(target, name))
    const made = folders.get(folder) ?? mkdir(folder, { recursive: true })
    folders.set(folder, made)
    return made
  }

  async function write(name: string, content: string): Promise<void> {
    await prepared()
    await folderOf(name)
    await writeFile(join(target, name), content)
  }

  function put(name: string, content: string): Promise<void> {
    const before = written.get(name)
    if (before?.content === content) return before.done
    const done = before ? before.done.then(() => write(name, content)) : write(name, content)
    // Whoever holds the draft hears of it; until then nobody may be there to.
    done.catch(() => undefined)
    written.set(name, { content, done })
    return done
  }

  return {
    version,
    target,
    put: (name, content) => void put(name, content),
    async hold(files) {
      await prepared()
      await forEachConcurrent([...files], AT_ONCE, ([name, content]) => put(name, content))
      const unwanted = [...written].filter(([name]) => !files.has(name))
      await Promise.allSettled(unwanted.map(([, { done }]) => done))
      await Promise.all(unwanted.map(([name]) => rm(join(target, name), { force: true })))
    },
    leave: async () => void (await Promise.allSettled([...written.values()].map(({ done }) => done))),
  }
}
