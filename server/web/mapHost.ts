import { getSite } from '../../src/siteApi/content'
import { apiClient } from '../../src/siteApi/http'

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

const REFRESH_MS = 60_000

interface Options {
  siteId: string
  siteApiUrl: string
  log: (message: string) => void
}

/** Keeps in mind where the site's settings say that map tiles come from; as long as the API is silent, what it said last. */
export function watchMapHost({ siteId, siteApiUrl, log }: Options) {
  const client = apiClient({ baseUrl: siteApiUrl, siteId })
  let sources: readonly string[] = []
  const refresh = async () => {
    try {
      const { settings } = await getSite(client, { signal: AbortSignal.timeout(5000) })
      const source = tileSource(settings.map.tileUrl)
      sources = source ? [source] : []
    } catch (error) {
      log(`the map's settings could not be read: ${(error as Error).message}`)
    }
  }
  const timer = setInterval(() => void refresh(), REFRESH_MS)
  timer.unref()
  return { sources: () => sources, refresh, stop: () => clearInterval(timer) }
}
