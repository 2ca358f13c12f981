import type { EstateFilters } from '../../../src/contract/search'
import type { Found } from '../estates/inMemory/listingSearch'

/** Countries that the listings of a query stand in, that of most first. */
export const countCountries = ({ table, rows }: Found): EstateFilters['countries'] =>
  table.columns.country
    .tally(rows)
    .map(({ value, count }) => ({ code: String(value), count }))
    .filter(({ code }) => /^[A-Z]{2}$/.test(code))
    .sort((a, b) => b.count - a.count || a.code.localeCompare(b.code))
