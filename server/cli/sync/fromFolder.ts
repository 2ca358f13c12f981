import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FeedFacts } from '../../../src/contract/feedRun'
import { OWN_LINES } from '../../siteFolder/feedFile'
import { Refused } from './refused'
import { type Bounds, keepCopy, type TakenFeed } from './takenFeed'

/** A file that may be a feed. */
export interface FolderFile {
  name: string
  /** When it was written, in milliseconds. */
  at: number
}

/** How files of a format are called; whatever else lies there is no feed, nor what is still called otherwise as it is sent. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  [OWN_LINES]: ['.ndjson', '.jsonl'],
  reso: ['.json'],
  csv: ['.csv', '.txt'],
}
const XML = ['.xml']

/** The files of a folder that may be feeds, the oldest first. @throws Refused when there is none */
export async function feedFiles(folder: string, format: string): Promise<FolderFile[]> {
  const endings = ENDINGS[format] ?? XML
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => undefined)
  if (!entries) throw new Refused(`there is no folder ${folder}`)
  const named = entries.filter(
    (entry) =>
      entry.isFile() && !entry.name.startsWith('.') && endings.includes(extname(entry.name).toLowerCase()),
  )
  const files = named.map(async ({ name }) => ({
    name,
    at: Math.floor((await stat(join(folder, name))).mtimeMs),
  }))
  if (!files.length) throw new Refused(`there is no file *${endings.join(', *')} in ${folder}`)
  return (await Promise.all(files)).sort((a, b) => a.at - b.at || (a.name < b.name ? -1 : 1))
}

type Last = Pick<FeedFacts, 'name' | 'modifiedAt' | 'isWhole'> | null

const timeOf = (last: Last) => (last?.modifiedAt ? Date.parse(last.modifiedAt) : undefined)

/** Whether a file came after the feed that was taken last; that one too where it was not taken whole. */
function isNew({ name, at }: FolderFile, last: Last): boolean {
  const before = timeOf(last)
  if (before === undefined || at !== before) return at > (before ?? -Infinity)
  return name > (last?.name ?? '') || (name === last?.name && !last.isWhole)
}

/**
 * Which files of a folder are to be taken, in their order: the newest that has the whole stock, and all parts that came after it and
 * after the feed that was taken last. Of parts alone that may be none.
 * @param isPart whether a file says that it has only what changed
 */
export async function filesToTake(
  files: readonly FolderFile[],
  last: Last,
  isPart: (file: FolderFile) => Promise<boolean>,
): Promise<FolderFile[]> {
  const parts: FolderFile[] = []
  for (const file of [...files].reverse()) {
    const part = await isPart(file)
    // What was taken already says itself, by its digest, that it is not another one.
    if (!part && (isNew(file, last) || !parts.length)) return [file, ...parts]
    if (!isNew(file, last)) break
    parts.unshift(file)
  }
  return parts
}

const LOOK_EVERY_MS = 500
const LONGEST_WAIT_MS = 60_000

/** Waits until a file has been left alone for a while: somebody may still be sending it. */
async function untilQuiet(path: string, quietMs: number, signal: AbortSignal): Promise<void> {
  for (const from = Date.now(); Date.now() - from < LONGEST_WAIT_MS;) {
    const { mtimeMs } = await stat(path)
    if (Date.now() - mtimeMs >= quietMs) return
    await sleep(Math.min(LOOK_EVERY_MS, quietMs), undefined, { signal })
  }
  throw new Refused('it is still being written')
}

/** A file of a folder as a feed. @throws Refused when somebody writes into it */
export async function takeFile(
  folder: string,
  { name }: FolderFile,
  to: string,
  bounds: Pick<Bounds, 'megabytes' | 'signal'>,
  quietMs: number,
): Promise<TakenFeed> {
  const path = join(folder, name)
  await untilQuiet(path, quietMs, bounds.signal)
  const before = await stat(path)
  const kept = await keepCopy(createReadStream(path), to, bounds)
  const after = await stat(path)
  if (after.mtimeMs !== before.mtimeMs || after.size !== kept.bytes)
    throw new Refused(`${name} was written anew as it was read`)
  return { ...kept, name, modifiedAt: new Date(Math.floor(after.mtimeMs)).toISOString() }
}
