import { join } from 'node:path'
import { fileDigest } from './assetHash'
import type { AssetFormat, AssetWidth } from './assetVersion'

export interface RenditionKey {
  siteId: string
  name: string
  hash: string
  width: AssetWidth
  format: AssetFormat
}

/** Below the folder of all: what is being written has its place there too. */
export const UNFINISHED = '.unfinished'

/** Where rendered pictures are kept. */
export const renditionsDir = (dataDir: string): string => join(dataDir, 'cache', 'assets')

/** A folder of a site holds thousands of pictures; two hex digits of the name's digest keep each listing short. */
export const folderOf = (root: string, siteId: string, name: string) =>
  join(root, siteId, fileDigest(Buffer.from(name)).slice(0, 2))

/** Where a rendition is kept. */
export const renditionPath = (root: string, { siteId, name, hash, width, format }: RenditionKey) =>
  join(folderOf(root, siteId, name), `${name}-${hash}.${width}.${format}`)

/**
 * Of which picture, in which content, a file is.
 * @example pictureOf('house.jpg-0123456789abcdef.640.webp') // { name: 'house.jpg', hash: '0123456789abcdef' }
 */
export function pictureOf(file: string): { name: string; hash: string } | undefined {
  const [, name, hash] = /^(.+)-([0-9a-f]{16})\.\w+\.\w+$/.exec(file) ?? []
  return name && hash ? { name, hash } : undefined
}
