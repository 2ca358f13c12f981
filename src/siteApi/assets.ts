import type { ASSET_FORMATS, ASSET_WIDTHS } from '../contract/asset'
import { isExported, liveOrigin } from './liveOrigin'

export type AssetWidth = (typeof ASSET_WIDTHS)[number]
type AssetFormat = (typeof ASSET_FORMATS)[number]

const ASSET = /^\/sites\/[^/]+\/assets\//

/** Its address as the site API tells it, wherever the site API is asked. */
function withoutOrigin(url: string): string {
  const origin = liveOrigin()
  return origin && url.startsWith(`${origin}/`) ? url.slice(origin.length) : url
}

/** Whether a picture is one of the site API's own assets, which come in widths. */
export const isAsset = (url: string): boolean => ASSET.test(withoutOrigin(url))

/**
 * Where an export keeps a picture: a static host sees no query. What says no format is WebP, which every browser of the site reads.
 * @example exportedPicture('e7-1', '01234567', 640) // '/pictures/e7-1/01234567-640.webp'
 */
export const exportedPicture = (
  name: string,
  hash: string,
  width: AssetWidth | 'original',
  format: AssetFormat = 'webp',
): string => `/pictures/${name}/${hash}-${width}.${format}`

/** Address of an asset in a width, and in a format where it says one; pictures from elsewhere have one size and stay as they are. */
export function assetAt(url: string, width: AssetWidth, format?: AssetFormat): string {
  if (!isAsset(url)) return url
  const [path = '', query] = url.split('?')
  const parameters = new URLSearchParams(query)
  const hash = parameters.get('hash')
  if (hash && ASSET.test(url) && isExported())
    return exportedPicture(path.split('/').at(-1) ?? '', hash, width, format)
  parameters.set('version', format ? `${width}.${format}` : String(width))
  return `${path}?${parameters}`
}
