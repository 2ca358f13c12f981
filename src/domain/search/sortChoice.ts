import type { Sort } from '../../contract/search'

/** What a visitor can sort by and the field each stands for (spec §7). */
export const SORT_FIELDS = {
  price: 'general.price',
  city: 'address.city.name',
  date: 'general.publicationDate',
  type: 'general.subType.id',
  /** Not in the specification (docs/decisions/252-more-filters.md). */
  'price-m2': 'general.pricePerArea',
  /** docs/decisions/330-price-cuts.md */
  'price-cut': 'general.priceCut',
} as const

export type SortType = keyof typeof SORT_FIELDS

const BY_PRICE: readonly SortType[] = ['price', 'price-m2', 'price-cut']

/** Whether an order tells what is asked for listings. */
export const isByPrice = (sortType: SortType): boolean => BY_PRICE.includes(sortType)
export type SortOrder = Sort['direction']

export interface SortChoice {
  sortType: SortType
  sortOrder: SortOrder
}

export const SORT_TYPES = Object.keys(SORT_FIELDS) as readonly SortType[]

/** Newest first (spec §9). */
export const DEFAULT_SORT_CHOICE: Readonly<SortChoice> = { sortType: 'date', sortOrder: 'DESC' }

export const sameSort = (a: SortChoice, b: SortChoice): boolean =>
  a.sortType === b.sortType && a.sortOrder === b.sortOrder

/** A choice as the site API sorts. */
export const sortOf = ({ sortType, sortOrder }: SortChoice): Sort => ({
  field: SORT_FIELDS[sortType],
  direction: sortOrder,
})

/** The order of every list that has none of its own (spec §9). */
export const NEWEST_FIRST: Sort[] = [sortOf(DEFAULT_SORT_CHOICE)]
