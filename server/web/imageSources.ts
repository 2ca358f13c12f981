import type { Site } from '../../src/contract/site'

/**
 * The source a page may load map tiles from, as the Content-Security-Policy names it; undefined when the tiles are the
 * site's own or their address is none that can be trusted.
 * @example tileSource('https://{s}.tile.example.org/{z}/{x}/{y}.png') // 'https://*.tile.example.org'
 */
export function tileSource(tileUrl: string | null | undefined): string | undefined {
  const [, sub, host] =
    /^https:\/\/(\{s\}\.)?([a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?)\//i.exec(tileUrl ?? '') ?? []
  return host ? `https://${sub ? '*.' : ''}${host.toLowerCase()}` : undefined
}

/** All sources besides the site itself that its pages may load pictures from. */
export const imageSources = ({
  settings: { map, pictureHosts },
}: {
  settings: Pick<Site['settings'], 'map' | 'pictureHosts'>
}): string[] => [tileSource(map.tileUrl) ?? [], (pictureHosts ?? []).map((host) => `https://${host}`)].flat()
