import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { freeBuffers } from '../../freeBuffers'
import { MOST_PHOTO_BYTES } from '../../../src/contract/photo'
import { tooLarge } from './preparePhoto'

/** A file that came, on disk for as long as it is looked at. */
export interface Incoming {
  path: string
  /** SHA-256 of its bytes, hex. */
  digest: string
}

const STALE_MS = 60 * 60 * 1000

/** The folder, below `DATA_DIR`, in which files lie while they come in. */
export const incomingFolder = (dataDir: string) => join(dataDir, 'incoming')

/**
 * Has a stream in a file while `work` looks at it, whatever becomes of that: no photo is in memory here.
 * @throws UnreadablePicture when it has more bytes than a photo may have
 */
export async function asFile<T>(
  folder: string,
  stream: Readable,
  work: (incoming: Incoming) => Promise<T>,
): Promise<T> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, randomBytes(12).toString('hex'))
  const hash = createHash('sha256')
  let size = 0
  async function* counted(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      size += chunk.length
      if (size > MOST_PHOTO_BYTES) throw tooLarge()
      hash.update(chunk)
      yield chunk
    }
  }
  try {
    await pipeline(stream, counted, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    return await work({ path, digest: hash.digest('hex') })
  } finally {
    await rm(path, { force: true })
    freeBuffers()
  }
}

/** Removes what a crash left behind. */
export async function sweepIncoming(folder: string, now = Date.now()): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const age = await stat(path).then(
      (found) => now - found.mtimeMs,
      () => 0,
    )
    if (age > STALE_MS) await rm(path, { force: true })
  }
}
