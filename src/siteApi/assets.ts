import type { ASSET_WIDTHS } from '../contract/asset'

export type AssetWidth = (typeof ASSET_WIDTHS)[number]

/** Whether a picture is one of the site API's own assets, which come in widths. */
export const isAsset = (url: string): boolean => /^\/sites\/[^/]+\/assets\//.test(url)

/** Address of an asset in a width; pictures from elsewhere have one size and stay as they are. */
export function assetAt(url: string, width: AssetWidth): string {
  if (!isAsset(url)) return url
  const [path, query] = url.split('?')
  const parameters = new URLSearchParams(query)
  parameters.set('version', String(width))
  return `${path}?${parameters}`
}
