import type { Header } from 'pmtiles'

export const HEADER_BYTES = 127

const DEGREE = 10_000_000

/** The first bytes of a file of PMTiles v3. */
export function headerBytes(header: Header): Buffer {
  const bytes = Buffer.alloc(HEADER_BYTES)
  bytes.write('PMTiles', 'latin1')
  bytes.writeUInt8(3, 7)
  const whole = [
    header.rootDirectoryOffset,
    header.rootDirectoryLength,
    header.jsonMetadataOffset,
    header.jsonMetadataLength,
    header.leafDirectoryOffset,
    header.leafDirectoryLength ?? 0,
    header.tileDataOffset,
    header.tileDataLength ?? 0,
    header.numAddressedTiles,
    header.numTileEntries,
    header.numTileContents,
  ]
  whole.forEach((value, index) => bytes.writeBigUInt64LE(BigInt(value), 8 + 8 * index))
  const { clustered, internalCompression, tileCompression, tileType, minZoom, maxZoom } = header
  const small = [Number(clustered), internalCompression, tileCompression, tileType, minZoom, maxZoom]
  small.forEach((value, index) => bytes.writeUInt8(value, 96 + index))
  const { minLon, minLat, maxLon, maxLat, centerZoom, centerLon, centerLat } = header
  const degrees = [minLon, minLat, maxLon, maxLat]
  degrees.forEach((value, index) => bytes.writeInt32LE(Math.round(value * DEGREE), 102 + 4 * index))
  bytes.writeUInt8(centerZoom, 118)
  bytes.writeInt32LE(Math.round(centerLon * DEGREE), 119)
  bytes.writeInt32LE(Math.round(centerLat * DEGREE), 123)
  return bytes
}
