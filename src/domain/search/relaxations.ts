import { FILTER_KEYS, type FilterKey } from './filters'
import { without, type SearchFilter } from './searchFilter'

export interface Relaxation {
  dropped: FilterKey
  filter: SearchFilter
}

/** Conditions a search has, in the order of the address. */
export const conditionsOf = (filter: SearchFilter): FilterKey[] =>
  FILTER_KEYS.filter((key) => filter[key] !== undefined)

/** What to relax when nothing is found: the search with each of its conditions dropped in turn, its order kept. */
export const relaxations = (filter: SearchFilter): Relaxation[] =>
  conditionsOf(filter).map((dropped) => ({ dropped, filter: without(filter, dropped) }))
