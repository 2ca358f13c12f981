import type { EstateFilters } from '../../contract/search'
import type { ListNode } from '../../contract/page'
import type { SearchFilter } from '../../domain/search/searchFilter'
import { statusOfPage } from '../../domain/search/searchTargets'
import { tellsPrices } from '../../domain/search/toldPrices'

/** What each part of the filter is given: the search, the values to choose from, and a way to change the search. */
export interface FieldProps {
  filter: SearchFilter
  options: EstateFilters
  change: (patch: Partial<SearchFilter>) => void
}

/** Parts of the filter, in the order of the bar, with the conditions each one sets. */
export const FIELD_KEYS = {
  offer: ['status'],
  place: ['city', 'geoRange', 'area'],
  type: ['type', 'subType'],
  price: ['priceMin', 'priceMax'],
  bedrooms: ['bedMin'],
  more: ['bedrooms', 'country'],
} as const satisfies Record<string, readonly (keyof SearchFilter)[]>

export type FieldName = keyof typeof FIELD_KEYS

const FIELD_NAMES = Object.keys(FIELD_KEYS) as readonly FieldName[]

/** The parts that a search on a list page can be narrowed by. */
export function fieldNames(node: ListNode, filter: SearchFilter): FieldName[] {
  const isOneStatus = statusOfPage({ type: 'estateList', node }) !== undefined
  const isTold = tellsPrices(node, filter)
  return FIELD_NAMES.filter((name) => (name === 'offer' ? !isOneStatus : name !== 'price' || isTold))
}

/** How many values a part of the filter has set; bounds of a price are one. */
export function chosenIn(name: FieldName, filter: SearchFilter): number {
  const values = FIELD_KEYS[name].map((key) => filter[key])
  if (name === 'price') return Number(values.some((value) => value !== undefined))
  const sizes = FIELD_KEYS[name].map((key) => {
    const value = filter[key]
    return Array.isArray(value) && key !== 'area' ? value.length : Number(value !== undefined)
  })
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** A value put into a list, or taken out of it. */
export const toggled = <T>(values: readonly T[] | undefined, value: T): T[] =>
  values?.includes(value) ? values.filter((each) => each !== value) : [...(values ?? []), value]
