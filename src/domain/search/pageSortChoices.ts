import { LOCALES } from '../../contract/locales'
import type { ListNode } from '../../contract/page'
import {
  DEFAULT_SORT_CHOICE,
  sameSort,
  SORT_FIELDS,
  SORT_TYPES,
  type SortChoice,
  type SortType,
} from './sortChoice'

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

/** What is asked for most comes first; the smallest price cut first nobody asks for. */
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
  { sortType: 'type', sortOrder: 'ASC' },
  { sortType: 'type', sortOrder: 'DESC' },
]

/** The orders a visitor can choose on a list page, that of the page itself first; one that an address asks for besides, last. */
export function sortChoices(node: ListNode, chosen?: SortChoice): SortChoice[] {
  const own = nodeSortChoice(node)
  const others = IN_ORDER.filter((choice) => !sameSort(choice, own))
  const isKnown = !chosen || [own, ...others].some((choice) => sameSort(choice, chosen))
  return [own, ...others, ...(isKnown ? [] : [{ sortType: chosen.sortType, sortOrder: chosen.sortOrder }])]
}
