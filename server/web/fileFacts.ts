import { createHash, type Hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { styleHashes } from '../releases/inlineCode'
import type { OpenFile } from './openFile'

/** What serving a file needs to know of its content. */
interface FileFacts {
  /** Hash of the content, for the ETag. */
  hash: string
  /** Of a page: the CSP names of its style elements. */
  styles: string[]
}

export type FactsOf = (path: string, file: OpenFile) => Promise<FileFacts>

const REMEMBERED = 50_000
const CHUNK = 256 * 1024

const textOf = (hash: Hash) => hash.digest('base64url').slice(0, 27)

const pageFacts = (content: Buffer): FileFacts => ({
  hash: textOf(createHash('sha256').update(content)),
  styles: styleHashes(content.toString('utf8')),
})

async function hashOf({ handle, size }: OpenFile): Promise<string> {
  const hash = createHash('sha256')
  const chunk = Buffer.alloc(Math.min(CHUNK, size))
  for (let position = 0; position < size;) {
    const { bytesRead } = await handle.read(chunk, 0, chunk.length, position)
    if (!bytesRead) break
    hash.update(chunk.subarray(0, bytesRead))
    position += bytesRead
  }
  return textOf(hash)
}

export async function readWhole({ handle, size }: OpenFile): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(size), 0, size, 0)
  return buffer.subarray(0, bytesRead)
}

/** Reads each version of a file once: a version is its path, time, size and inode (hot publishing renames). */
export function createFactsOf(): FactsOf {
  const known = new LRUCache<string, FileFacts>({ max: REMEMBERED })
  return async (path, file) => {
    const key = `${path} ${file.time} ${file.size} ${file.inode}`
    const remembered = known.get(key)
    if (remembered) return remembered
    const facts = path.endsWith('.html')
      ? pageFacts(await readWhole(file))
      : { hash: await hashOf(file), styles: [] }
    known.set(key, facts)
    return facts
  }
}
