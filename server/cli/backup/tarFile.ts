import { Header, type HeaderData, Pax } from 'tar'

/** A file within a backup. */
export interface Entry {
  path: string
  /** Bytes. */
  size: number
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

/** Bytes by which everything in a tar file begins and ends. */
const BLOCK = 512
/** Nobody but its owner, also once it is unpacked by hand. */
const MODE = 0o600

const paddingOf = (size: number) => (BLOCK - (size % BLOCK)) % BLOCK

function* headOf({ path, size }: Entry, mtime: Date): Generator<Uint8Array> {
  const facts: HeaderData = { path, size, mode: MODE, type: 'File', mtime }
  const header = new Header(facts)
  // True of what the plain form has no room for.
  if (header.encode()) yield new Pax({ path, size, mtime }).encode()
  if (header.block) yield header.block
}

/** The bytes of a tar file, one entry after the other. @throws Error when a body is not as long as it was said to be */
export async function* writeTar(entries: AsyncIterable<Entry>, mtime: Date): AsyncGenerator<Uint8Array> {
  for await (const entry of entries) {
    yield* headOf(entry, mtime)
    let written = 0
    for await (const chunk of entry.body) {
      written += chunk.length
      yield chunk
    }
    if (written !== entry.size) throw new Error(`${entry.path} changed while it was read`)
    yield Buffer.alloc(paddingOf(entry.size))
  }
  yield Buffer.alloc(2 * BLOCK)
}

/** That a file is not what was written. */
export class Damaged extends Error {
  override readonly name = 'Damaged'
}

/** Takes so many bytes of a stream, in pieces as they come. */
function taker(chunks: AsyncIterable<Uint8Array>) {
  const source = chunks[Symbol.asyncIterator]()
  let left: Uint8Array = new Uint8Array()
  async function* pieces(bytes: number): AsyncGenerator<Uint8Array> {
    let missing = bytes
    while (missing) {
      if (!left.length) {
        const next = await source.next()
        if (next.done) throw new Damaged('it ends too early')
        left = next.value
      }
      const piece = left.subarray(0, missing)
      left = left.subarray(piece.length)
      missing -= piece.length
      if (piece.length) yield piece
    }
  }
  const whole = async (bytes: number) => {
    const found: Uint8Array[] = []
    for await (const piece of pieces(bytes)) found.push(piece)
    return Buffer.concat(found)
  }
  /** Reads on to the end of the stream, which says then whether it was whole. */
  const rest = async () => {
    while (!(await source.next()).done);
  }
  return { pieces, whole, rest }
}

/** What the bytes of a header say. @throws Damaged when they say nothing, which the library tells in words of its own */
function headerOf(block: Buffer, facts: Pax | undefined): Header {
  try {
    return new Header(block, 0, facts)
  } catch (error) {
    throw new Damaged(`a header in it cannot be read (${(error as Error).message})`)
  }
}

const MOST_FACTS = 1024 * 1024

/**
 * The files of a tar file, each to be read before the next. What else stands in it is passed over.
 * @throws Damaged when it is no tar file, or ends before its end
 */
export async function* readTar(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const take = taker(chunks)
  let facts: Pax | undefined
  for (;;) {
    const header = headerOf(await take.whole(BLOCK), facts)
    if (header.nullBlock) return take.rest()
    if (!header.cksumValid) throw new Damaged('it is no tar file, or a piece of it is missing')
    const { path = '', size = 0, type } = header
    if (type === 'ExtendedHeader') {
      if (size > MOST_FACTS) throw new Damaged(`the facts of a file take ${size} bytes`)
      facts = Pax.parse((await take.whole(size)).toString())
      await take.whole(paddingOf(size))
      continue
    }
    facts = undefined
    const body = take.pieces(size)
    if (type === 'File' || type === 'OldFile') yield { path, size, body }
    // Whoever took only some of it, or none.
    for await (const piece of body) void piece
    await take.whole(paddingOf(size))
  }
}
