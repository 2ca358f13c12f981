import { createHash } from 'node:crypto'
import { link as linkCallback, stat as statCallback } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { IndexRow } from './releaseIndex'
import { writeFilePrecompressed } from './writeFilePrecompressed'

// fs/promises takes twice the time for these two, and a release makes hundreds of thousands of such calls.
const link = promisify(linkCallback)
const stat = promisify(statCallback)

/** Where files come from and go to while a release is made. */
export interface Placing {
  source: string
  target: string
  previous?: { root: string; rows: ReadonlyMap<string, IndexRow> }
}

const wholeMs = (time: number) => Math.floor(time)
const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('base64url')

/** Reasons why a file cannot be linked though it is the same: it is copied instead. */
const UNLINKABLE = new Set(['ENOENT', 'EXDEV', 'EMLINK', 'EPERM', 'EEXIST'])

/** Links a file and its variants from the previous release; false when that cannot be done. */
export async function linkFromPrevious(
  row: IndexRow,
  previousRoot: string,
  target: string,
): Promise<boolean> {
  const names = [row.path, ...row.variants.map((suffix) => `${row.path}.${suffix}`)]
  try {
    await Promise.all(names.map((name) => link(join(previousRoot, name), join(target, name))))
    return true
  } catch (error) {
    if (UNLINKABLE.has((error as NodeJS.ErrnoException).code ?? '')) return false
    throw error
  }
}

async function stillAsWritten(row: IndexRow, root: string): Promise<boolean> {
  const own = await stat(join(root, row.path)).catch(() => undefined)
  return own !== undefined && own.size === row.size && wholeMs(own.mtimeMs) === row.ownTime
}

/**
 * Puts one file of the build into the new release: linked from the previous release when its content is the
 * same (size and time are looked at first, the content only when they disagree), else copied and compressed.
 * Never linked to the build, because Gatsby rewrites its files in place.
 */
export async function placeFile(path: string, placing: Placing): Promise<IndexRow> {
  const { source, target, previous } = placing
  const file = join(source, path)
  const { size, mtimeMs } = await stat(file)
  const sourceTime = wholeMs(mtimeMs)
  const before = previous?.rows.get(path)
  let content: Buffer | undefined
  if (previous && before?.size === size && (await stillAsWritten(before, previous.root))) {
    if (before.sourceTime !== sourceTime) content = await readFile(file)
    const same = content === undefined || hashOf(content) === before.hash
    if (same && (await linkFromPrevious(before, previous.root, target))) return { ...before, sourceTime }
  }
  content ??= await readFile(file)
  const written = await writeFilePrecompressed(target, path, content, sourceTime)
  return { path, size: content.length, hash: hashOf(content), sourceTime, ...written }
}
