import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** That another running process has the folder. */
export class InUse extends Error {
  override readonly name = 'InUse'
}

const held = new Set<string>()

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Not ours to signal, but there.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function owner(file: string): Promise<number> {
  return Number(await readFile(file, 'utf8').catch(() => '')) || 0
}

/**
 * Takes a folder for this process, which PGlite does not do itself: two at once would destroy the database.
 * `file` holds the process id. Returns the way to give it back; throws InUse when another running process has it.
 */
export async function lockDirectory(file: string): Promise<() => Promise<void>> {
  await mkdir(dirname(file), { recursive: true })
  for (let attempt = 0; ; attempt += 1) {
    try {
      await writeFile(file, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const pid = await owner(file)
    // In a container the process before us had our own id, so an id alone proves nothing.
    const inUse = pid === process.pid ? held.has(file) : pid > 0 && isRunning(pid)
    if (inUse || attempt > 3) {
      throw new InUse(
        `The embedded database in ${dirname(file)} is in use by process ${pid}. ` +
          `Stop that process, or set DATA_DIR to another folder, or DATABASE_URL to a PostgreSQL server. ` +
          `(If no such server runs, remove ${file}.)`,
      )
    }
    await rm(file, { force: true })
  }
  held.add(file)
  return async () => {
    held.delete(file)
    await rm(file, { force: true })
  }
}
