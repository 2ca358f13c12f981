import type { EstateFilters } from '../../../src/contract/search'
import { UNGROUPED } from '../../../src/domain/search/groupKey'
import { priceBandKey, PRICE_BANDS } from '../../../src/domain/search/priceBands'
import { NOWHERE } from '../estates/inMemory/columns'
import { fittingOf } from '../estates/inMemory/fitting'
import type { Found } from '../estates/inMemory/listingSearch'
import { stepOf } from '../estates/inMemory/numberColumn'

/** Listings of a query by the group that each stands in where lists are grouped by price (`groupKey` of the domain); empty ones are left out. */
export function countPriceGroups(found: Found): NonNullable<EstateFilters['priceGroups']> {
  const { table, rows } = found
  const { columns } = table
  const { told_status: status } = columns
  // Of a project whose units are asked for what fits counts; of all else what its column says.
  const fitting = fittingOf(found)
  const { keys: steps } = columns.price.steps(PRICE_BANDS)
  const bands = new Uint32Array(NOWHERE + 1)
  const sold = new Uint32Array(status.size)
  for (let nth = 0; nth < rows.length; nth++) {
    const row = rows[nth] as number
    if (table.isSold(row)) {
      const place = status.placeAt(row)
      sold[place] = (sold[place] as number) + 1
      continue
    }
    const of = table.isAlone(row) ? undefined : fitting(row)
    const step = of ? stepOf(of.price ?? NaN, PRICE_BANDS) : (steps[row] as number)
    bands[step] = (bands[step] as number) + 1
  }
  return [
    ...PRICE_BANDS.map((_, band) => ({ key: priceBandKey(band), count: bands[band + 1] as number })),
    ...[...sold].map((count, place) => ({ key: String(status.valueAt(place)), count })),
    { key: UNGROUPED, count: bands[NOWHERE] as number },
  ].filter(({ count }) => count)
}
