import type { FileHandle } from 'node:fs/promises'
import { type Header, PMTiles, type Source, TileType } from 'pmtiles'

/** A file as PMTiles reads it; nothing but what is asked for is read. */
export const fileSource = (handle: FileHandle, name: string): Source => ({
  getKey: () => name,
  getBytes: async (offset, length) => {
    const bytes = new Uint8Array(length)
    const { bytesRead } = await handle.read(bytes, 0, length, offset)
    return { data: bytes.buffer.slice(0, bytesRead) }
  },
})

interface Metadata {
  vector_layers?: { id: string }[]
  tilestats?: { layers?: { layer: string }[] }
}

/** Names of the layers, where the file tells them. */
const layersOf = ({ vector_layers, tilestats }: Metadata): string[] =>
  vector_layers?.map(({ id }) => id) ?? tilestats?.layers?.map(({ layer }) => layer) ?? []

/**
 * What a file says of itself, when it is a street map that can be drawn.
 * @param size of the whole file, in bytes, where it is known
 * @throws Error whose message completes “the file …”
 */
export async function checkedHeader(source: Source, size?: number): Promise<Header> {
  const start = new Uint8Array((await source.getBytes(0, 8)).data)
  if (Buffer.from(start.subarray(0, 7)).toString('latin1') !== 'PMTiles')
    throw new Error('is no PMTiles file')
  if (start[7] !== 3) throw new Error(`is version ${start[7]} of PMTiles; 3 is asked for`)
  const archive = new PMTiles(source)
  let metadata: Metadata
  let header: Header
  try {
    header = await archive.getHeader()
    metadata = (await archive.getMetadata()) as Metadata
  } catch (error) {
    throw new Error(`cannot be read: ${(error as Error).message}`, { cause: error })
  }
  const whole = header.tileDataOffset + (header.tileDataLength ?? 0)
  if (size !== undefined && size < whole) throw new Error(`is cut off: ${size} bytes of ${whole}`)
  if (header.tileType !== TileType.Mvt) throw new Error('holds pictures; vector tiles are asked for')
  const layers = layersOf(metadata)
  if (layers.length && !layers.includes('roads'))
    throw new Error(`has no layer “roads”, as a Protomaps basemap has, but ${layers.join(', ')}`)
  return header
}
