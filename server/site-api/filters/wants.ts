import type { EstateFilters } from '../../../src/contract/search'
import { FACETS } from '../../../src/domain/search/filters'
import { badFields } from '../../http/problem'

/** Whether a list of filter values is to be counted. */
export type Wants = (list: string) => boolean

const OWN: Readonly<Record<Exclude<keyof EstateFilters, 'choices' | 'ranges'>, true>> = {
  headTypes: true,
  statuses: true,
  locations: true,
  countries: true,
  prices: true,
  priceGroups: true,
  bedrooms: true,
}
const LISTS = [
  ...Object.keys(OWN),
  ...FACETS.flatMap(({ list, facet }) => (facet.kind === 'words' ? [] : [list])),
]

/** What is counted where these lists are asked for; everything where nobody says. Throws a 400 that names a list that does not exist. */
export function wanted(lists: readonly string[] | undefined): Wants {
  if (!lists) return () => true
  const unknown = lists.flatMap((list, nth) =>
    LISTS.includes(list)
      ? []
      : [{ field: `lists.${nth}`, reason: `is not a list; there are ${LISTS.join(', ')}` }],
  )
  if (unknown.length) throw badFields(unknown)
  const asked = new Set(lists)
  return (list) => asked.has(list)
}
