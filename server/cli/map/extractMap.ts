import { mkdir, open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Compression, type Header, PMTiles, type Source } from 'pmtiles'
import { checkedHeader } from '../../web/map/archive'
import { type Box, overlap } from './box'
import { copyTiles } from './copyTiles'
import { directoriesOf } from './directory'
import { HEADER_BYTES, headerBytes } from './headerBytes'
import { type Extract, planExtract } from './planExtract'

export interface PreparedExtract extends Extract {
  source: Source
  header: Header
  /** All that stands before the tiles. */
  head: Buffer
  /** Of the whole file. */
  size: number
}

function newHeader(header: Header, plan: Extract, box: Box, maxZoom: number): Header {
  const { minLon, minLat, maxLon, maxLat } = header
  const { west, south, east, north } = overlap(box, {
    west: minLon,
    south: minLat,
    east: maxLon,
    north: maxLat,
  })
  return {
    ...header,
    rootDirectoryOffset: HEADER_BYTES,
    tileDataLength: plan.bytes,
    numAddressedTiles: plan.tiles,
    numTileEntries: plan.entries.length,
    numTileContents: plan.contents.length,
    clustered: true,
    internalCompression: Compression.Gzip,
    maxZoom: Math.min(maxZoom, header.maxZoom),
    minLon: west,
    minLat: south,
    maxLon: east,
    maxLat: north,
    centerZoom: Math.min(maxZoom, header.centerZoom),
    centerLon: (west + east) / 2,
    centerLat: (south + north) / 2,
  }
}

/**
 * What an extract of a street map will be: reads header, metadata and the part of the directory that it needs, no tile.
 * @throws Error that says what the source is not, or that it has nothing within the box
 */
export async function prepareExtract(source: Source, box: Box, maxZoom: number): Promise<PreparedExtract> {
  const told = await checkedHeader(source).catch((error: Error) => {
    throw new Error(`${source.getKey()} ${error.message}`)
  })
  const plan = await planExtract(source, told, box, maxZoom)
  if (!plan.tiles) throw new Error(`${source.getKey()} has no tile within the box`)
  const metadata = gzipSync(JSON.stringify(await new PMTiles(source).getMetadata()), { level: 9 })
  const { root, leaves } = directoriesOf(plan.entries)
  const header = newHeader(told, plan, box, maxZoom)
  header.rootDirectoryLength = root.length
  header.jsonMetadataOffset = HEADER_BYTES + root.length
  header.jsonMetadataLength = metadata.length
  header.leafDirectoryOffset = header.jsonMetadataOffset + metadata.length
  header.leafDirectoryLength = leaves.length
  header.tileDataOffset = header.leafDirectoryOffset + leaves.length
  const head = Buffer.concat([headerBytes(header), root, metadata, leaves])
  return { ...plan, source, header, head, size: head.length + plan.bytes }
}

/** Writes an extract beside its place and puts it there once it is whole: who reads the one before keeps that. */
export async function writeExtract(
  { source, head, contents }: PreparedExtract,
  path: string,
  tell: (bytes: number) => void = () => undefined,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  // No map is called so: nobody is sent half of one.
  const part = join(dirname(path), `.${basename(path)}.${process.pid}`)
  try {
    const file = await open(part, 'w')
    try {
      await file.appendFile(head)
      await copyTiles(source, contents, file, tell)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}
