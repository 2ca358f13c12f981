import type { SiteSettings } from '../../contract/site'
import type { Locale } from '../../contract/locales'
import { type Credit, OWN_CREDITS, OWN_TILES } from '../../domain/map/ownTiles'
import type { Scheme } from '../../domain/map/palette'
import { hostOfMap, streetCredits } from '../../domain/map/streetMap'
import { liveOrigin } from '../../siteApi/liveOrigin'
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
  streets?: Streets
}

/** The tiles that a site's settings ask for, in a language and colour scheme. */
export function baseTiles(map: SiteSettings['map'], locale: Locale, isDark: boolean): BaseTiles {
  const scheme = isDark ? 'dark' : 'light'
  const { pmtiles, tileUrl, attribution } = map
  const other = hostOfMap(pmtiles || tileUrl || '')
  const asked = map.thirdParty && other ? { askFirst: other } : {}
  if (tileUrl && !pmtiles)
    return { url: tileUrl, credits: attribution ? [{ text: attribution }] : [], isOwn: false, ...asked }
  const url = liveOrigin() + OWN_TILES.replace('{scheme}', scheme)
  const own = { url, credits: OWN_CREDITS, isOwn: true }
  if (!pmtiles) return own
  return { ...own, ...asked, streets: { file: pmtiles, locale, scheme, credits: streetCredits(attribution) } }
}

/** The base map of the site, and a way to ask again when its settings could not be had. */
export function useBaseTiles(siteId: string, locale: Locale) {
  const isDark = useIsDark()
  const { result, retry } = useLoad(siteId, () => liveSite(liveClient(siteId, locale)))
  return {
    retry,
    hasFailed: result.state === 'failed',
    tiles: result.state === 'ready' ? baseTiles(result.value.settings.map, locale, isDark) : undefined,
  }
}
