import { appendFile, type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import type { PublishedVersions } from './versions'

/** Files of a release that change at one moment. Names are those of the release, with forward slashes. */
export interface HotChange {
  /** Counts from 1 in each release; the new files stand in the folder of this number. */
  version: number
  put: string[]
  removed: string[]
  /** Addresses that answer 410 from now on, and those that do no more. */
  gone: string[]
  back: string[]
  /** What the change before brought, so that nobody has to publish it again. */
  noted?: PublishedVersions
}

/** How many changes are on the site by some lines: one takes several lines, of which the last has a note. */
export const changesIn = (lines: readonly HotChange[]): number =>
  lines.reduce((sum, { noted }) => sum + (noted ? (noted.changes ?? 1) : 0), 0)

/** Where a release keeps what was hot-published onto it. */
export const hotDir = (releaseDir: string) => join(releaseDir, 'hot')
export const versionDir = (releaseDir: string, version: number) => join(hotDir(releaseDir), String(version))
export const journalFile = (releaseDir: string) => join(hotDir(releaseDir), 'journal.jsonl')

async function openJournal(releaseDir: string, flags: string): Promise<FileHandle | undefined> {
  try {
    return await open(journalFile(releaseDir), flags)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** The changes that stand whole after `from`, a place in the file; a line still being written is not one yet. */
export async function readJournal(
  releaseDir: string,
  from = 0,
): Promise<{ changes: HotChange[]; end: number }> {
  const journal = await openJournal(releaseDir, 'r')
  if (!journal) return { changes: [], end: from }
  try {
    const { size } = await journal.stat()
    const { buffer, bytesRead } = await journal.read(Buffer.alloc(Math.max(0, size - from)), {
      position: from,
    })
    const text = buffer.subarray(0, buffer.subarray(0, bytesRead).lastIndexOf('\n') + 1)
    const lines = text.toString('utf8').split('\n').filter(Boolean)
    return { changes: lines.map((line) => JSON.parse(line) as HotChange), end: from + text.length }
  } finally {
    await journal.close()
  }
}

/** Takes off the half line that a crash left after `end`, so that the next change begins a line. */
export async function mendJournal(releaseDir: string, end: number): Promise<void> {
  const journal = await openJournal(releaseDir, 'r+')
  if (!journal) return
  try {
    if ((await journal.stat()).size > end) await journal.truncate(end)
  } finally {
    await journal.close()
  }
}

/** Makes a change hold: with this line all its files change for every reader at once, without it none does. */
export async function appendToJournal(releaseDir: string, change: HotChange): Promise<void> {
  await appendFile(journalFile(releaseDir), `${JSON.stringify(change)}\n`)
}

/** Waits until files are on the disk itself, where no loss of power takes them. */
export async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** The journal itself on the disk. */
export const syncJournal = (releaseDir: string) => syncFile(journalFile(releaseDir))
