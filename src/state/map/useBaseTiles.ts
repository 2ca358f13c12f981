import type { SiteSettings } from '../../contract/site'
import type { Locale } from '../../contract/locales'
import { OWN_ATTRIBUTION, OWN_TILES } from '../../domain/map/ownTiles'
import { liveClient, liveSite } from '../liveSite'
import { useLoad } from '../useLoad'
import { useIsDark } from './useIsDark'

/** Where the base map comes from. */
export interface BaseTiles {
  /** Address with {z}, {x} and {y} left to fill in. */
  url: string
  attribution: string
  /** The host that must be agreed to first; undefined when nobody else is asked. */
  askFirst?: string
  /** Whether they are drawn by the site itself, which then knows the towns on them. */
  isOwn: boolean
}

/** The tiles that a site's settings ask for, in a language and colour scheme. */
function baseTiles(map: SiteSettings['map'], locale: Locale, isDark: boolean): BaseTiles {
  const scheme = isDark ? 'dark' : 'light'
  if (!map.tileUrl) {
    const url = OWN_TILES.replace('{locale}', locale).replace('{scheme}', scheme)
    return { url, attribution: OWN_ATTRIBUTION, isOwn: true }
  }
  const host = /^https?:\/\/([^/{]+)/.exec(map.tileUrl)?.[1]
  return {
    url: map.tileUrl,
    attribution: map.attribution ?? '',
    isOwn: false,
    ...(map.thirdParty && host ? { askFirst: host } : {}),
  }
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
