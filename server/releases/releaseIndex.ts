import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PrecompressedSuffix } from './compress'

/** One file of a release, as it was when it was put there. Times are whole milliseconds. */
export interface IndexRow {
  path: string
  size: number
  /** SHA-256 of the content, base64url. */
  hash: string
  /** Of the build's file, so that the next build's can be called unchanged without reading it. */
  sourceTime: number
  /** Of the release's own file; another one means that somebody has changed it. */
  ownTime: number
  variants: PrecompressedSuffix[]
}

const FILE = 'files.jsonl'

/** The list of a release's files beside its `release.json`, one JSON array a line. */
export async function writeIndex(dir: string, rows: readonly IndexRow[]): Promise<void> {
  const lines = rows.map((row) =>
    JSON.stringify([row.path, row.size, row.hash, row.sourceTime, row.ownTime, row.variants.join()]),
  )
  await writeFile(join(dir, FILE), lines.join('\n'))
}

type Line = [string, number, string, number, number, string]

/** The rows by path; none when the list is missing, which only costs copying everything once. */
export async function readIndex(dir: string): Promise<Map<string, IndexRow>> {
  const text = await readFile(join(dir, FILE), 'utf8').catch(() => '')
  const rows = new Map<string, IndexRow>()
  for (const line of text.split('\n').filter(Boolean)) {
    const [path, size, hash, sourceTime, ownTime, variants] = JSON.parse(line) as Line
    const suffixes = variants.split(',').filter(Boolean) as PrecompressedSuffix[]
    rows.set(path, { path, size, hash, sourceTime, ownTime, variants: suffixes })
  }
  return rows
}
