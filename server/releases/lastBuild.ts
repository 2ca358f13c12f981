import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseStore } from './releaseStore'
import { readNote, removeNote, writeNote } from './storeNote'

/** How the last whole build of a site ended; kept with its releases, so that whoever serves them can say it. */
export interface LastBuild {
  /** Moments are ISO 8601. */
  startedAt: string
  endedAt: string
  ok: boolean
  /** Why it failed, or was not served; for an operator. */
  reason?: string
}

const NAME = 'last-build.json'

export async function readLastBuild(store: ReleaseStore): Promise<LastBuild | undefined> {
  const text = await readNote(store, NAME)
  return text === undefined ? undefined : (JSON.parse(text) as LastBuild)
}

const write = (store: ReleaseStore, build: LastBuild) => writeNote(store, NAME, `${JSON.stringify(build)}\n`)

/** Milliseconds since 1970 at which somebody last switched to a release; 0 when nobody did. */
const switchedAt = (store: ReleaseStore) =>
  lstat(join(store.dir, 'current')).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )

/** How the last build failed; undefined when it ended well, or somebody had another release served since it began, as by accepting it. */
export async function failedBuild(store: ReleaseStore): Promise<LastBuild | undefined> {
  const last = await readLastBuild(store)
  if (!last || last.ok) return undefined
  return (await switchedAt(store)) > Date.parse(last.startedAt) ? undefined : last
}

/** Forgets that the last build failed, where somebody had another release served since. */
export async function forgetMendedBuild(store: ReleaseStore): Promise<void> {
  const last = await readLastBuild(store)
  if (last && !last.ok && !(await failedBuild(store))) await removeNote(store, NAME)
}

/** Runs a build and writes down how it ended; a disk that takes no more does not hide why the build failed. */
export async function recorded(store: ReleaseStore, build: () => Promise<unknown>): Promise<void> {
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
