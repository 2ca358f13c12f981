import type { FileHandle } from 'node:fs/promises'
import type { Source } from 'pmtiles'
import type { Content } from './planExtract'

/** What lies between two pieces is read with them where that is less than a request of its own. */
const GAP = 64 * 1024
const MOST_AT_ONCE = 8 * 1024 * 1024

interface Part {
  from: number
  end: number
  pieces: Content[]
}

/** Pieces that one read brings; their order stays. */
function* partsOf(contents: readonly Content[]): Generator<Part> {
  let part: Part | undefined
  for (const piece of contents) {
    const end = piece.from + piece.length
    const joins =
      part && piece.from >= part.end && piece.from - part.end <= GAP && end - part.from <= MOST_AT_ONCE
    if (part && joins) {
      part.pieces.push(piece)
      part.end = end
      continue
    }
    if (part) yield part
    part = { from: piece.from, end, pieces: [piece] }
  }
  if (part) yield part
}

/**
 * Copies pieces one after the other, as many bytes as they are, and tells how many are there.
 * @throws Error when the source ends before
 */
export async function copyTiles(
  source: Source,
  contents: readonly Content[],
  to: FileHandle,
  tell: (bytes: number) => void,
): Promise<void> {
  let done = 0
  for (const { from, end, pieces } of partsOf(contents)) {
    const { data } = await source.getBytes(from, end - from)
    if (data.byteLength < end - from)
      throw new Error(`${source.getKey()} ends at byte ${from + data.byteLength}, in the middle of a tile`)
    const bytes = Buffer.from(data)
    await to.appendFile(
      Buffer.concat(
        pieces.map((piece) => bytes.subarray(piece.from - from, piece.from - from + piece.length)),
      ),
    )
    done += pieces.reduce((sum, { length }) => sum + length, 0)
    tell(done)
  }
}
