import type { Site } from '../../src/contract/site'

/** What a site's pages may load from other hosts, as the Content-Security-Policy names them. */
export interface OtherSources {
  /** Pictures, and tiles of another's map. */
  images: readonly string[]
  /** What scripts ask: a street map in one file. */
  connections: readonly string[]
}

export const NO_OTHERS: OtherSources = { images: [], connections: [] }

/**
 * The source a page may load a map from; undefined when the map is the site's own or its address is none that can be
 * trusted.
 * @example mapSource('https://{s}.tile.example.org/{z}/{x}/{y}.png') // 'https://*.tile.example.org'
 */
export function mapSource(address: string | null | undefined): string | undefined {
  const [, sub, host] =
    /^https:\/\/(\{s\}\.)?([a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?)\//i.exec(address ?? '') ?? []
  return host ? `https://${sub ? '*.' : ''}${host.toLowerCase()}` : undefined
}

/** All sources besides the site itself that its pages may load something from. */
export function otherSources({
  settings: { map, pictureHosts },
}: {
  settings: Pick<Site['settings'], 'map' | 'pictureHosts'>
}): OtherSources {
  const streets = map.pmtiles ? mapSource(map.pmtiles) : undefined
  const tiles = map.pmtiles ? undefined : mapSource(map.tileUrl)
  return {
    images: [tiles ?? [], (pictureHosts ?? []).map((host) => `https://${host}`)].flat(),
    connections: streets ? [streets] : [],
  }
}

/** With what pages load from the origin that they ask for what is live, where that is another than theirs. */
export const liveFrom = (liveUrl: string | undefined, { images, connections }: OtherSources): OtherSources =>
  liveUrl ? { images: [...images, liveUrl], connections: [...connections, liveUrl] } : { images, connections }
