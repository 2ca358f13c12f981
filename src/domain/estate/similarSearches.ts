import type { Query, SearchBody } from '../../contract/search'
import { NEWEST_FIRST } from '../search/sortChoice'
import { STATUS_FIELD } from '../search/statusIds'
import type { SimilarSeed } from './types'

/** How far a similar price may be from this one, as a share of it. */
const PRICE_MARGIN = 0.2
/** At the last resort: how many times more or less. Beyond, it is another market (docs/decisions/251-what-is-similar.md). */
const PRICE_FACTOR = 2

/** Why a listing is offered: its project, its municipality or its region, these with or without the price. */
export type SimilarReason = 'project' | 'cityPrice' | 'city' | 'regionPrice' | 'region'

export interface SimilarSearch {
  reason: SimilarReason
  body: SearchBody
}

/** More than are shown: some turn out to be of another status. */
const ASKED = 9

/** Searches for listings like one, the closest first; a search that needs what is not known is left out. */
export function similarSearches(seed: SimilarSeed, hiddenStatus: readonly number[]): SimilarSearch[] {
  const { not, type, status, city, region, price } = seed
  const where = {
    city: { 'address.city.id': [city] },
    ...(region && { region: { 'address.region': [region] } }),
  }
  const between = (least: number, most: number) => ({
    range: { 'general.price': { gte: Math.floor(least), lte: Math.ceil(most) } },
  })
  const around = price ? between(price * (1 - PRICE_MARGIN), price * (1 + PRICE_MARGIN)) : undefined
  const wider = price ? between(price / PRICE_FACTOR, price * PRICE_FACTOR) : undefined
  const search = (
    reason: SimilarReason,
    terms: Query['terms'],
    range?: Pick<Query, 'range'>,
  ): SimilarSearch => ({
    reason,
    body: {
      query: {
        terms: { 'general.headType.id': [type], [STATUS_FIELD]: [status], ...terms },
        not: { 'general.id': [not], ...(hiddenStatus.length && { 'status.id': [...hiddenStatus] }) },
        ...range,
      },
      sort: NEWEST_FIRST,
      pagination: { from: 0, size: ASKED },
    },
  })
  return [
    ...(around ? [search('cityPrice', where.city, around)] : []),
    ...(around && where.region ? [search('regionPrice', where.region, around)] : []),
    search('city', where.city, wider),
    ...(where.region ? [search('region', where.region, wider)] : []),
  ]
}
