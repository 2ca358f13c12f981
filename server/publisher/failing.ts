import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseStore } from './releaseStore'

/** That changes cannot be published, such as of a site API that is down; the site stays as it is meanwhile. */
export interface Failing {
  /** ISO 8601. */
  since: string
  /** For an operator. */
  reason: string
}

const fileOf = (store: ReleaseStore) => join(store.dir, 'failing.json')

/** Notes it unless it is so already: kept with the releases, so that whoever serves them can say it. */
export async function noteFailing(store: ReleaseStore, reason: string, now = new Date()): Promise<void> {
  await mkdir(store.dir, { recursive: true })
  const failing: Failing = { since: now.toISOString(), reason: reason.slice(0, 2000) }
  await writeFile(fileOf(store), `${JSON.stringify(failing)}\n`, { flag: 'wx' }).catch((error) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  })
}

export const noteWell = (store: ReleaseStore): Promise<void> => rm(fileOf(store), { force: true })

/** Undefined when all is well. */
export async function readFailing(store: ReleaseStore): Promise<Failing | undefined> {
  const text = await readFile(fileOf(store), 'utf8').catch(() => '')
  // A file that is just being written says nothing yet.
  return text.endsWith('\n') ? (JSON.parse(text) as Failing) : undefined
}
