import { LOCALES } from '../../contract/locales'
import type { ListNode } from '../../contract/page'
import type { Sort } from '../../contract/search'

/** What a visitor can sort by and the field each stands for (spec §7). */
const SORT_FIELDS = {
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

/** Whether an order tells what is asked for listings. */
export const isByPrice = (sortType: SortType): boolean =>
  ([SORT_FIELDS.price, SORT_FIELDS['price-m2'], SORT_FIELDS['price-cut']] as string[]).includes(
    SORT_FIELDS[sortType],
  )
export type SortOrder = Sort['direction']

export interface SortChoice {
  sortType: SortType
  sortOrder: SortOrder
}

export const SORT_TYPES = Object.keys(SORT_FIELDS) as readonly SortType[]

/** Newest first (spec §9). */
export const DEFAULT_SORT_CHOICE: Readonly<SortChoice> = { sortType: 'date', sortOrder: 'DESC' }

const KEY_OF_FIELD: ReadonlyMap<string, SortType> = new Map<string, SortType>([
  ...SORT_TYPES.map((key) => [SORT_FIELDS[key] as string, key] as const),
  ['general.price.value', 'price'],
  ...LOCALES.map((locale) => [`address.city.alias.${locale}`, 'city'] as const),
])

/**
 * How a list page is sorted before the visitor chooses: by its node's first sort key when that is one a visitor
 * can choose, else newest first.
 */
export function nodeSortChoice(node: ListNode): SortChoice {
  const first = node.sort?.[0]
  const sortType = first && !first.values?.length ? KEY_OF_FIELD.get(first.field) : undefined
  return first && sortType ? { sortType, sortOrder: first.direction } : DEFAULT_SORT_CHOICE
}

/** What is asked for most comes first. */
const IN_ORDER: readonly SortChoice[] = [
  { sortType: 'price', sortOrder: 'ASC' },
  { sortType: 'price', sortOrder: 'DESC' },
  { sortType: 'date', sortOrder: 'DESC' },
  { sortType: 'date', sortOrder: 'ASC' },
  { sortType: 'city', sortOrder: 'ASC' },
  { sortType: 'city', sortOrder: 'DESC' },
  { sortType: 'price-m2', sortOrder: 'ASC' },
  { sortType: 'price-m2', sortOrder: 'DESC' },
  { sortType: 'price-cut', sortOrder: 'DESC' },
  { sortType: 'price-cut', sortOrder: 'ASC' },
  { sortType: 'type', sortOrder: 'ASC' },
  { sortType: 'type', sortOrder: 'DESC' },
]

/** The orders a visitor can choose on a list page, that of the page itself first. */
export function sortChoices(node: ListNode): SortChoice[] {
  const own = nodeSortChoice(node)
  return [own, ...IN_ORDER.filter((choice) => !sameSort(choice, own))]
}

export const sameSort = (a: SortChoice, b: SortChoice): boolean =>
  a.sortType === b.sortType && a.sortOrder === b.sortOrder

/** A choice as the site API sorts. */
export const sortOf = ({ sortType, sortOrder }: SortChoice): Sort => ({
  field: SORT_FIELDS[sortType],
  direction: sortOrder,
})
