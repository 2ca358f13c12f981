import type { Query } from '../../contract/search'

/** From this count on bedrooms are no longer told apart (spec §5). */
export const LARGE_BEDROOMS = 6

const BEDROOMS = 'children.general.bedroomCount'

/**
 * Counts of bedrooms: 6 has no upper end, and a list such as 2 or 6+ is "2 and more, but not 3, 4 or 5", as a query knows no
 * "or" between a value and a bound.
 */
export function bedroomsPart(bedrooms: readonly number[]): Query {
  const [least = 0] = bedrooms
  if (!bedrooms.includes(LARGE_BEDROOMS)) return { terms: { [BEDROOMS]: [...bedrooms] } }
  const between = Array.from({ length: LARGE_BEDROOMS - least }, (_, step) => least + step)
  const gaps = between.filter((count) => !bedrooms.includes(count))
  return { range: { [BEDROOMS]: { gte: least } }, ...(gaps.length && { not: { [BEDROOMS]: gaps } }) }
}

/** At least so many. */
export const bedroomsFrom = (least: number): Query => ({ range: { [BEDROOMS]: { gte: least } } })
