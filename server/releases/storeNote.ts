import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseStore } from './releaseStore'

/** Notes that could not be written, as the disk takes nothing more: whoever serves the site from this process says them still. */
const unwritten = new Map<string, string>()

const fileOf = (store: ReleaseStore, name: string) => join(store.dir, name)

/** A small text kept beside a site's releases, so that whoever serves them can say it; undefined when there is none. */
export async function readNote(store: ReleaseStore, name: string): Promise<string | undefined> {
  const file = fileOf(store, name)
  return unwritten.get(file) ?? (await readFile(file, 'utf8').catch(() => undefined))
}

/** @throws Error when the disk does not take it; this process knows it nevertheless. */
export async function writeNote(store: ReleaseStore, name: string, text: string): Promise<void> {
  const file = fileOf(store, name)
  unwritten.set(file, text)
  await mkdir(store.dir, { recursive: true })
  await writeFile(`${file}.new`, text)
  await rename(`${file}.new`, file)
  unwritten.delete(file)
}

export async function removeNote(store: ReleaseStore, name: string): Promise<void> {
  unwritten.delete(fileOf(store, name))
  await rm(fileOf(store, name), { force: true })
}
