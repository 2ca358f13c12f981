import type { SiteSettings } from '../../contract/site'
import type { Locale } from '../../contract/locales'
import { type Credit, EXPORTED_ZOOM, OWN_CREDITS, OWN_TILES } from '../../domain/map/ownTiles'
import type { Scheme } from '../../domain/map/palette'
import { hostToAgreeTo, streetCredits } from '../../domain/map/streetMap'
import { hasOwnMap, liveOrigin } from '../../siteApi/liveOrigin'
import { liveClient, liveSite } from '../liveSite'
import { useLoad } from '../useLoad'
import { useIsDark } from './useIsDark'

/** A street map in one file, drawn in the browser. */
export interface Streets {
  /** A file of the site's own by its name, or the address of another's. */
  file: string
  locale: Locale
  scheme: Scheme
  credits: readonly Credit[]
}

/** Where the base map comes from. */
export interface BaseTiles {
  /** Address with {z}, {x} and {y} left to fill in; with streets it is what stands there when those cannot be had. */
  url: string
  credits: readonly Credit[]
  /** The host that must be agreed to first; undefined when nobody else is asked. */
  askFirst?: string
  /** Whether they are drawn by the site itself, which then knows the towns on them. */
  isOwn: boolean
  /** Nearest zoom level for which there are tiles, where that is farther than usual. */
  drawnTo?: number
  streets?: Streets
}

const ownTiles = (origin: string, scheme: Scheme): BaseTiles => ({
  url: origin + OWN_TILES.replace('{scheme}', scheme),
  credits: OWN_CREDITS,
  isOwn: true,
})

const schemeOf = (isDark: boolean): Scheme => (isDark ? 'dark' : 'light')

/** The tiles that a site's settings ask for, in a language and colour scheme. */
export function baseTiles(map: SiteSettings['map'], locale: Locale, isDark: boolean): BaseTiles {
  const scheme = schemeOf(isDark)
  const { pmtiles, tileUrl, attribution } = map
  const other = hostToAgreeTo(map)
  const asked = other ? { askFirst: other } : {}
  if (tileUrl && !pmtiles)
    return { url: tileUrl, credits: attribution ? [{ text: attribution }] : [], isOwn: false, ...asked }
  const own = ownTiles(liveOrigin(), scheme)
  if (!pmtiles) return own
  return { ...own, ...asked, streets: { file: pmtiles, locale, scheme, credits: streetCredits(attribution) } }
}

/**
 * The map that an exported page shows when the site does not answer: files of the export, so nobody is asked anything. Undefined where there
 * is none, and where the site has another's map that a visitor has to agree to.
 */
const tilesWithoutAnswer = (isDark: boolean): BaseTiles | undefined =>
  hasOwnMap() ? { ...ownTiles('', schemeOf(isDark)), drawnTo: EXPORTED_ZOOM } : undefined

/** The base map of the site, and a way to ask again when its settings could not be had and no map goes without. */
export function useBaseTiles(siteId: string, locale: Locale) {
  const isDark = useIsDark()
  const { result, retry } = useLoad(siteId, () => liveSite(liveClient(siteId, locale)))
  const without = result.state === 'failed' ? tilesWithoutAnswer(isDark) : undefined
  return {
    retry,
    hasFailed: result.state === 'failed' && !without,
    tiles: result.state === 'ready' ? baseTiles(result.value.settings.map, locale, isDark) : without,
  }
}
