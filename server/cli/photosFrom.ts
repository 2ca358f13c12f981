import type { Config } from '../config'
import { isThisMachine } from '../thisMachine'

/** Where the photos of a site are for others. */
interface PhotosFrom {
  url: string
  /** Whether other machines reach it, as far as its name tells. */
  isForAll: boolean
}

/**
 * The address at which others have the photos of a site (docs/decisions/431-addresses-of-exported-photos.md): the one that is asked
 * for, the site's `PUBLIC_URL`, the first of its own names by https; else one that this machine alone opens.
 */
export function photosFrom(
  asked: string | undefined,
  siteId: string,
  hostnames: readonly string[] = [],
  { siteIds, publicUrls, siteApiUrl }: Pick<Config, 'siteIds' | 'publicUrls' | 'siteApiUrl'>,
): PhotosFrom {
  if (asked !== undefined) return { url: asked, isForAll: true }
  const told = publicUrls[siteIds.indexOf(siteId)]
  const all = [told, ...hostnames.map((name) => `https://${name}`)].filter((url) => url !== undefined)
  const found = all.find((url) => !isThisMachine(new URL(url).hostname))
  return found === undefined ? { url: told ?? siteApiUrl, isForAll: false } : { url: found, isForAll: true }
}
