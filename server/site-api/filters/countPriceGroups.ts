import type { EstateFilters } from '../../../src/contract/search'
import { UNGROUPED } from '../../../src/domain/search/groupKey'
import { priceBand, priceBandKey, PRICE_BANDS } from '../../../src/domain/search/priceBands'
import { priceOf } from '../estates/inMemory/fitting'
import type { Found } from '../estates/inMemory/listingSearch'

/** Listings of a query by the group that each stands in where lists are grouped by price (`groupKey` of the domain); empty ones are left out. */
export function countPriceGroups(found: Found): NonNullable<EstateFilters['priceGroups']> {
  const { table, rows } = found
  const { told_status: status } = table.columns
  const price = priceOf(found)
  const bands = new Uint32Array(PRICE_BANDS.length)
  const sold = new Uint32Array(status.size)
  let others = 0
  const add = (counts: Uint32Array, place: number) => (counts[place] = (counts[place] as number) + 1)
  for (const row of rows) {
    const asked = price(row)
    if (table.isSold(row)) add(sold, status.placeAt(row))
    else if (asked === asked) add(bands, priceBand(asked))
    else others += 1
  }
  return [
    ...[...bands].map((count, band) => ({ key: priceBandKey(band), count })),
    ...[...sold].map((count, place) => ({ key: String(status.valueAt(place)), count })),
    { key: UNGROUPED, count: others },
  ].filter(({ count }) => count)
}
