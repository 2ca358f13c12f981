import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseStore } from './releaseStore'

/** How the last whole build of a site ended; kept with its releases, so that whoever serves them can say it. */
export interface LastBuild {
  /** Moments are ISO 8601. */
  startedAt: string
  endedAt: string
  ok: boolean
  /** Why it failed, or was not served; for an operator. */
  reason?: string
}

const fileOf = (store: ReleaseStore) => join(store.dir, 'last-build.json')

export async function readLastBuild(store: ReleaseStore): Promise<LastBuild | undefined> {
  const text = await readFile(fileOf(store), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as LastBuild)
}

async function write(store: ReleaseStore, build: LastBuild): Promise<void> {
  await mkdir(store.dir, { recursive: true })
  await writeFile(`${fileOf(store)}.new`, `${JSON.stringify(build)}\n`)
  await rename(`${fileOf(store)}.new`, fileOf(store))
}

/** Runs a build and writes down how it ended; a disk that takes no more does not hide why the build failed. */
export async function recorded(store: ReleaseStore, build: () => Promise<void>): Promise<void> {
  const startedAt = new Date().toISOString()
  const ended = (rest: Pick<LastBuild, 'ok' | 'reason'>) =>
    write(store, { startedAt, endedAt: new Date().toISOString(), ...rest })
  try {
    await build()
  } catch (error) {
    await ended({ ok: false, reason: (error as Error).message.slice(0, 2000) }).catch(() => undefined)
    throw error
  }
  await ended({ ok: true })
}
