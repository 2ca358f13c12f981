import { appendFile, mkdir, open, readFile, truncate } from 'node:fs/promises'
import { join } from 'node:path'

/** Files of a release that change at one moment. Names are those of the release, with forward slashes. */
export interface HotChange {
  /** Counts from 1 in each release; the new files stand in the folder of this number. */
  version: number
  put: string[]
  removed: string[]
  /** Addresses that answer 410 from now on, and those that do no more. */
  gone: string[]
  back: string[]
}

/** Where a release keeps what was hot-published onto it. */
export const hotDir = (releaseDir: string) => join(releaseDir, 'hot')
export const versionDir = (releaseDir: string, version: number) => join(hotDir(releaseDir), String(version))
const journalFile = (releaseDir: string) => join(hotDir(releaseDir), 'journal.jsonl')

/** The changes that stand whole after `from`, a place in the file; a line still being written is not one yet. */
export async function readJournal(
  releaseDir: string,
  from = 0,
): Promise<{ changes: HotChange[]; end: number }> {
  const content = await readFile(journalFile(releaseDir)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return Buffer.alloc(0)
    throw error
  })
  const end = content.lastIndexOf('\n') + 1
  if (end <= from) return { changes: [], end: from }
  const lines = content.subarray(from, end).toString('utf8').split('\n').filter(Boolean)
  return { changes: lines.map((line) => JSON.parse(line) as HotChange), end }
}

/** Takes off the half line that a crash left, so that the next change begins a line. */
export async function mendJournal(releaseDir: string): Promise<void> {
  await mkdir(hotDir(releaseDir), { recursive: true })
  const content = await readFile(journalFile(releaseDir)).catch(() => Buffer.alloc(0))
  const whole = content.lastIndexOf('\n') + 1
  if (whole < content.length) await truncate(journalFile(releaseDir), whole)
}

/** Makes a change hold: with this line all its files change for every reader at once, without it none does. */
export async function appendToJournal(releaseDir: string, change: HotChange): Promise<void> {
  await appendFile(journalFile(releaseDir), `${JSON.stringify(change)}\n`)
  const handle = await open(journalFile(releaseDir), 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
