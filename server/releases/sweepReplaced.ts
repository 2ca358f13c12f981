import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { unless } from '../errorCode'
import { PRECOMPRESSED_SUFFIXES } from './compress'
import { type HotChange, hotDir, readJournal, versionDir } from './journal'
import { releaseDir, releaseIds, type ReleaseStore } from './releaseStore'

/** How long a file is kept that another one took the place of: an export reads one moment of the site for minutes. */
const KEPT_MS = 6 * 3_600_000
/** A file with what was compressed of it. */
const ENDS = ['', ...PRECOMPRESSED_SUFFIXES.map((suffix) => `.${suffix}`)]

/** Up to which version a release is older than what is kept; 0 when nothing of it is. */
async function lastOld(dir: string, changes: readonly HotChange[], now: number): Promise<number> {
  for (const { version } of [...changes].reverse()) {
    // One that only took files away has no folder.
    const made = await stat(versionDir(dir, version)).catch(unless('ENOENT'))
    if (made && now - made.mtimeMs > KEPT_MS) return version
  }
  return 0
}

/** Files of each version that a later one has had the place of since before `old`. */
function replacedIn(changes: readonly HotChange[], old: number): Map<HotChange, string[]> {
  const replaced = new Map<HotChange, string[]>()
  const later = new Set<string>()
  for (const change of [...changes].reverse()) {
    replaced.set(
      change,
      change.put.filter((name) => later.has(name)),
    )
    if (change.version <= old) for (const name of [...change.put, ...change.removed]) later.add(name)
  }
  return replaced
}

async function sweepRelease(dir: string, now: number): Promise<number> {
  const { changes } = await readJournal(dir)
  // What went an hour ago is not looked for again.
  const there = new Set(await readdir(hotDir(dir)).catch(unless('ENOENT')))
  let swept = 0
  for (const [{ version, put }, names] of replacedIn(changes, await lastOld(dir, changes, now))) {
    if (!names.length || !there.has(String(version))) continue
    const folder = versionDir(dir, version)
    if (names.length === put.length) await rm(folder, { recursive: true, force: true })
    else for (const name of names) for (const end of ENDS) await rm(join(folder, name) + end, { force: true })
    swept += names.length
  }
  return swept
}

/**
 * Removes files that were hot-published and of which a later change has had the place for six hours, in all releases of a site: else the
 * disk would fill with every change until the next build. What a release says now stays whole.
 * @returns of how many files; those of a version of which others still hold are counted each time
 */
export async function sweepReplaced(store: ReleaseStore, now = Date.now()): Promise<number> {
  let swept = 0
  for (const id of await releaseIds(store)) swept += await sweepRelease(releaseDir(store, id), now)
  return swept
}
