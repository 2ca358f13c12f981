import { lstat, opendir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Files that are looked at before others get a turn, and milliseconds of that turn: visitors are not to notice. */
const AT_ONCE = 100
const REST = 5
/** Bytes in which `blocks` are counted, whatever the disk's own blocks are. */
const BLOCK = 512

const isGone = (error: unknown) => ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')

/**
 * Bytes that the files of a folder take on their disk. A file of several names, as releases share theirs, counts as a part under each: of a folder
 * that holds all names it is the whole. What goes away meanwhile counts as nothing.
 */
export async function sizeOnDisk(folder: string): Promise<number> {
  let bytes = 0
  let looked = 0
  const add = async (path: string) => {
    const { blocks, nlink } = await lstat(path)
    bytes += (blocks * BLOCK) / Math.max(1, nlink)
    if (++looked % AT_ONCE === 0) await pause(REST, undefined, { ref: false })
  }
  const walk = async (dir: string): Promise<void> => {
    for await (const entry of await opendir(dir)) {
      const path = join(dir, entry.name)
      const looking = entry.isDirectory() ? walk(path) : add(path)
      await looking.catch(unlessGone)
    }
  }
  await walk(folder).catch(unlessGone)
  return Math.round(bytes)
}

function unlessGone(error: unknown): void {
  if (!isGone(error)) throw error
}

/**
 * The same, measured in the background at most every so often: nobody waits for it, and it says nothing until it was measured once.
 * @param every milliseconds between two measurements
 */
export function lastSizeOnDisk(folder: string, every: number, now: () => number = Date.now) {
  let last: number | undefined
  let begun = -Infinity
  let running = false
  return (): number | undefined => {
    if (!running && now() - begun >= every) {
      begun = now()
      running = true
      sizeOnDisk(folder)
        .then((bytes) => (last = bytes))
        // Such as of a disk that cannot be read: it is tried again in time.
        .catch(() => (last = undefined))
        .finally(() => (running = false))
    }
    return last
  }
}
