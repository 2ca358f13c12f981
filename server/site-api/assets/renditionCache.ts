import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileDigest } from './assetHash'
import type { AssetFormat, AssetWidth } from './assetVersion'

export interface RenditionKey {
  siteId: string
  name: string
  hash: string
  width: AssetWidth
  format: AssetFormat
}

export interface RenditionCache {
  /** The picture under this key, made by `render` when it is not there yet. What `render` throws is thrown. */
  get(key: RenditionKey, render: () => Promise<Buffer>): Promise<Buffer>
}

const UNFINISHED = '.unfinished'
const STALE_MS = 60 * 60 * 1000

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** A folder of a site holds thousands of pictures; two hex digits of the name's digest keep each listing short. */
const folder = (root: string, { siteId, name }: RenditionKey) =>
  join(root, siteId, fileDigest(Buffer.from(name)).slice(0, 2))
const fileName = ({ name, hash, width, format }: RenditionKey) => `${name}-${hash}.${width}.${format}`

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

/** Removes what is left of a picture's earlier content. */
async function dropEarlier(root: string, key: RenditionKey): Promise<void> {
  const here = folder(root, key)
  const start = `${key.name}-`
  for (const file of await readdir(here)) {
    const rest = file.startsWith(start) ? file.slice(start.length) : ''
    const [, hash] = /^([0-9a-f]{16})\.\w+\.\w+$/.exec(rest) ?? []
    if (hash && hash !== key.hash) await rm(join(here, file), { force: true })
  }
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
 * it is ever out of date. Each key is rendered once at a time, however many ask. A picture that cannot be read back
 * or kept (a full disk) is rendered and answered all the same, and `onDiskError` is told.
 */
export function renditionCache(root: string, onDiskError: (error: unknown) => void): RenditionCache {
  const underWay = new Map<string, Promise<Buffer>>()

  async function read(path: string): Promise<Buffer | undefined> {
    try {
      return await readFile(path)
    } catch (error) {
      if (!isMissing(error)) onDiskError(error)
      return undefined
    }
  }

  async function keep(key: RenditionKey, path: string, content: Buffer): Promise<void> {
    try {
      await writeWhole(path, content, join(root, UNFINISHED, randomBytes(12).toString('hex')))
      await dropEarlier(root, key)
    } catch (error) {
      onDiskError(error)
    }
  }

  async function readOrMake(key: RenditionKey, path: string, render: () => Promise<Buffer>): Promise<Buffer> {
    const found = await read(path)
    if (found) return found
    const content = await render()
    await keep(key, path, content)
    return content
  }

  return {
    get(key, render) {
      const path = join(folder(root, key), fileName(key))
      const begun = underWay.get(path)
      if (begun) return begun
      const answer = readOrMake(key, path, render).finally(() => underWay.delete(path))
      underWay.set(path, answer)
      return answer
    },
  }
}
