import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hasCode } from '../../errorCode'
import type { Asker, Wanted } from '../../http/fairTurns'
import { type RenditionKey, renditionPath, UNFINISHED } from './renditionFiles'

export interface RenditionCache {
  /**
   * The picture under this key, made as `offer` says when it is not there yet. What that throws is thrown.
   * @throws Abandoned when the asker has gone
   */
  get(key: RenditionKey, offer: () => Wanted<Buffer>, asker: Asker): Promise<Buffer>
}

const STALE_MS = 60 * 60 * 1000

/** Written beside, flushed and renamed: a crash at any moment leaves the whole picture or none. */
async function writeWhole(path: string, content: Buffer, temporary: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await mkdir(dirname(temporary), { recursive: true })
  const file = await open(temporary, 'wx')
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(temporary, path)
}

/** Removes unfinished files that a crash left behind. */
export async function sweepUnfinished(root: string, now = Date.now()): Promise<void> {
  const here = join(root, UNFINISHED)
  const names = await readdir(here).catch(() => [])
  for (const name of names) {
    const path = join(here, name)
    const age = await stat(path).then(
      (found) => now - found.mtimeMs,
      () => 0,
    )
    if (age > STALE_MS) await rm(path, { force: true })
  }
}

/**
 * Rendered pictures on disk under `root` (spec §7, assets). The content hash is part of the file's name, so nothing in
 * it is ever out of date, and what is of no picture any more is swept (`sweepRenditions`). Each key is rendered once at a time, however many ask, and not when all of them have gone before it began. A picture that cannot be read back
 * or kept (a full disk) is rendered and answered all the same, and `onDiskError` is told.
 */
export function renditionCache(root: string, onDiskError: (error: unknown) => void): RenditionCache {
  const underWay = new Map<string, { picture: Wanted<Buffer>; kept: Promise<void> }>()

  async function read(path: string): Promise<Buffer | undefined> {
    try {
      return await readFile(path)
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) onDiskError(error)
      return undefined
    }
  }

  async function keep(path: string, content: Buffer): Promise<void> {
    try {
      await writeWhole(path, content, join(root, UNFINISHED, randomBytes(12).toString('hex')))
    } catch (error) {
      onDiskError(error)
    }
  }

  function make(path: string, offer: () => Wanted<Buffer>) {
    const begun = underWay.get(path)
    if (begun) return begun
    const picture = offer()
    const kept = picture.done
      .then((content) => keep(path, content))
      // Whoever waits for it hears of it.
      .catch(() => undefined)
      .finally(() => underWay.delete(path))
    const making = { picture, kept }
    underWay.set(path, making)
    return making
  }

  return {
    async get(key, offer, asker) {
      const path = renditionPath(root, key)
      const found = underWay.has(path) ? undefined : await read(path)
      if (found) return found
      const { picture, kept } = make(path, offer)
      const content = await picture.for(asker)
      await kept
      return content
    },
  }
}
