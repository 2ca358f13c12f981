import { type Entry, type Header, SharedPromiseCache, type Source, zxyToTileId } from 'pmtiles'
import { type Box, tilesWithin } from './box'

/** Where the bytes of some tiles lie in the source. */
export interface Content {
  from: number
  length: number
}

export interface Extract {
  /** Entries of the new directory, their offsets those of the new file. */
  entries: Entry[]
  /** What the new file holds, in its order; tiles that are alike lie there once. */
  contents: Content[]
  tiles: number
  bytes: number
}

/** More would be most of the world: that is no extract. */
const MOST_TILES = 20_000_000

/** Numbers of all tiles that a box touches, rising, as PMTiles counts them along the curve. */
function tileIds(box: Box, minZoom: number, maxZoom: number): Float64Array {
  const ranges = Array.from({ length: maxZoom - minZoom + 1 }, (_, step) => tilesWithin(box, minZoom + step))
  const count = ranges.reduce(
    (sum, { left, right, top, bottom }) => sum + (right - left + 1) * (bottom - top + 1),
    0,
  )
  if (count > MOST_TILES)
    throw new Error(
      `The box has ${count} tiles down to zoom ${maxZoom}: a smaller one, or --max-zoom, please`,
    )
  const ids = new Float64Array(count)
  let at = 0
  ranges.forEach(({ left, right, top, bottom }, step) => {
    for (let x = left; x <= right; x++)
      for (let y = top; y <= bottom; y++) ids[at++] = zxyToTileId(minZoom + step, x, y)
  })
  return ids.sort()
}

/** Place of the first number that is not below `id`. */
function firstFrom(ids: Float64Array, id: number): number {
  let [low, high] = [0, ids.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ids[middle] ?? Infinity) < id) low = middle + 1
    else high = middle
  }
  return low
}

/** Every wanted tile that the source has, with where its bytes lie; leaves of the directory that hold none are not read. */
async function* wantedTiles(source: Source, header: Header, ids: Float64Array): AsyncGenerator<Entry> {
  const cache = new SharedPromiseCache()
  const read = (offset: number, length: number) => cache.getDirectory(source, offset, length, header)
  async function* walk(entries: Entry[], end: number): AsyncGenerator<Entry> {
    for (const [index, entry] of entries.entries()) {
      const next = entries[index + 1]?.tileId ?? end
      const isLeaf = entry.runLength === 0
      const last = isLeaf ? next : entry.tileId + entry.runLength
      const first = firstFrom(ids, entry.tileId)
      if ((ids[first] ?? Infinity) >= last) continue
      if (isLeaf) yield* walk(await read(header.leafDirectoryOffset + entry.offset, entry.length), next)
      else
        for (let at = first; (ids[at] ?? Infinity) < last; at++)
          yield { ...entry, tileId: ids[at] ?? 0, runLength: 1 }
    }
  }
  yield* walk(await read(header.rootDirectoryOffset, header.rootDirectoryLength), Infinity)
}

/** What an extract of a box will hold, without reading a tile. */
export async function planExtract(
  source: Source,
  header: Header,
  box: Box,
  maxZoom: number,
): Promise<Extract> {
  const ids = tileIds(box, header.minZoom, Math.min(maxZoom, header.maxZoom))
  const plan: Extract = { entries: [], contents: [], tiles: 0, bytes: 0 }
  const placed = new Map<number, number>()
  for await (const { tileId, offset: from, length } of wantedTiles(source, header, ids)) {
    plan.tiles++
    const known = placed.get(from)
    const offset = known ?? plan.bytes
    if (known === undefined) {
      placed.set(from, offset)
      plan.contents.push({ from: header.tileDataOffset + from, length })
      plan.bytes += length
    }
    const before = plan.entries.at(-1)
    if (before?.offset === offset && before.tileId + before.runLength === tileId) before.runLength++
    else plan.entries.push({ tileId, offset, length, runLength: 1 })
  }
  return plan
}
