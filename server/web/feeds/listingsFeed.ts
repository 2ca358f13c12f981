import { setImmediate as turn } from 'node:timers/promises'
import type { ListingStatus } from '../../../src/contract/codes'
import type { EstateMap } from '../../../src/contract/estateMap'
import type { Locale } from '../../../src/contract/locales'
import { pinRows } from '../../../src/domain/search/mapPins'
import { STATUS_FIELD, STATUS_ORDER } from '../../../src/domain/search/statusIds'
import { postEstateMap } from '../../../src/siteApi/estates'
import type { ApiClient } from '../../../src/siteApi/http'
import { listingFeature } from './listingFeatures'

/** Listings that are written at a stretch: half a millisecond, then others have their turn. */
const SLICE = 250

export interface FeedOf {
  locale: Locale
  /** Of the site, without a slash at its end. */
  origin: string
}

/** Every listing of each status that the site shows, as its map is fed; the order is that in which statuses are offered. */
export async function mapsByStatus(
  client: ApiClient,
  signal?: AbortSignal,
): Promise<Map<ListingStatus, EstateMap>> {
  const maps = new Map<ListingStatus, EstateMap>()
  // One after the other: it is one visitor's question.
  for (const status of STATUS_ORDER)
    maps.set(status, await postEstateMap(client, { terms: { [STATUS_FIELD]: [status] } }, { signal }))
  return maps
}

/** The feed as text, a slice at a time. */
export async function* feedText(
  maps: ReadonlyMap<ListingStatus, EstateMap>,
  of: FeedOf,
): AsyncGenerator<string, void> {
  yield '{"type":"FeatureCollection","features":['
  let slice: string[] = []
  let written = 0
  for (const [status, map] of maps) {
    for (const pin of pinRows(map)) {
      slice.push(`${written++ ? ',' : ''}\n${JSON.stringify(listingFeature(pin, { ...of, status }))}`)
      if (slice.length < SLICE) continue
      yield slice.join('')
      slice = []
      await turn()
    }
  }
  yield `${slice.join('')}\n]}\n`
}
