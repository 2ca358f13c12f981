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
  /** Of a page of which it is told: when it is not to be found any more, in milliseconds since 1970. */
  foundUntil?: number
}

export type FactsOf = (path: string, file: OpenFile) => Promise<FileFacts>

const REMEMBERED = 50_000
const CHUNK = 256 * 1024

const textOf = (hash: Hash) => hash.digest('base64url').slice(0, 27)

/** As `src/components/layout/Seo.tsx` writes it; no text of a page can, as its `<` is escaped. */
const FOUND_UNTIL = /<meta name="robots" content="unavailable_after: (\d{4}-\d\d-\d\d)"/

function pageFacts(content: Buffer): FileFacts {
  const html = content.toString('utf8')
  const day = FOUND_UNTIL.exec(html)?.[1]
  return {
    hash: textOf(createHash('sha256').update(content)),
    styles: styleHashes(html),
    ...(day && { foundUntil: Date.parse(day) }),
  }
}

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
