import { gzipSync } from 'node:zlib'
import { type Entry, type Header, PMTiles, type Source } from 'pmtiles'
import { directoriesOf } from '../directory'
import { HEADER_BYTES, headerBytes } from '../headerBytes'

/** Bytes as PMTiles reads a file. */
export const sourceOf = (bytes: Buffer): Source => ({
  getKey: () => 'source.pmtiles',
  getBytes: async (offset, length) => ({
    data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer,
  }),
})

/** A file as an operator may have it: its tiles by their numbers, some of them alike, in leaves where `room` says so. */
export function archiveOf(tiles: ReadonlyMap<number, string>, room: number): Buffer {
  const places = new Map<string, { offset: number; length: number }>()
  const parts: Buffer[] = []
  let end = 0
  const entries = [...tiles]
    .sort(([one], [other]) => one - other)
    .reduce<Entry[]>((made, [tileId, text]) => {
      const data = gzipSync(text)
      const place = places.get(text) ?? { offset: end, length: data.length }
      if (!places.has(text)) {
        places.set(text, place)
        parts.push(data)
        end += data.length
      }
      const before = made.at(-1)
      if (before?.offset === place.offset && before.tileId + before.runLength === tileId) before.runLength++
      else made.push({ tileId, ...place, runLength: 1 })
      return made
    }, [])
  const { root, leaves } = directoriesOf(entries, room)
  const metadata = gzipSync(JSON.stringify({ vector_layers: [{ id: 'roads' }], name: 'invented' }))
  const at = [HEADER_BYTES, root.length, metadata.length, leaves.length]
  const sum = (count: number) => at.slice(0, count).reduce((total, length) => total + length, 0)
  const header: Header = {
    specVersion: 3,
    rootDirectoryOffset: HEADER_BYTES,
    rootDirectoryLength: root.length,
    jsonMetadataOffset: sum(2),
    jsonMetadataLength: metadata.length,
    leafDirectoryOffset: sum(3),
    leafDirectoryLength: leaves.length,
    tileDataOffset: sum(4),
    tileDataLength: end,
    numAddressedTiles: tiles.size,
    numTileEntries: entries.length,
    numTileContents: parts.length,
    clustered: true,
    internalCompression: 2,
    tileCompression: 2,
    tileType: 1,
    minZoom: 0,
    maxZoom: 7,
    ...{ minLon: -180, minLat: -85, maxLon: 180, maxLat: 85, centerZoom: 3, centerLon: 0, centerLat: 0 },
  }
  return Buffer.concat([headerBytes(header), root, metadata, leaves, ...parts])
}

/** The bytes of every tile down to a zoom level, as the library that draws them finds them. */
export async function tilesOf(bytes: Buffer, maxZoom: number): Promise<Map<string, string>> {
  const archive = new PMTiles(sourceOf(bytes))
  const found = new Map<string, string>()
  for (let zoom = 0; zoom <= maxZoom; zoom++)
    for (let x = 0; x < 2 ** zoom; x++)
      for (let y = 0; y < 2 ** zoom; y++) {
        const tile = await archive.getZxy(zoom, x, y)
        if (tile) found.set(`${zoom}/${x}/${y}`, Buffer.from(tile.data).toString('latin1'))
      }
  return found
}
