import type { EstateFilters } from '../../contract/search'
import { printSearch } from '../../domain/search/printSearch'
import { FILTER_KEYS, type FilterKey, rowOf } from '../../domain/search/filters'
import { without, type SearchFilter } from '../../domain/search/searchFilter'
import { NO_FILTERS } from '../../siteApi/estates'

/** Nobody chooses by the groups of a list: they are for its headings. */
type OptionKey = Exclude<keyof EstateFilters, 'priceGroups'>

/** Conditions that choosing a value of a list replaces: its values are counted without them. */
const replacedBy = (list: OptionKey): FilterKey[] => FILTER_KEYS.filter((key) => rowOf(key).list === list)

const OPTION_KEYS = [...new Set(FILTER_KEYS.map((key) => rowOf(key).list))] as readonly OptionKey[]

export interface OptionSearch {
  filter: SearchFilter
  /** Lists to take from the answer. */
  lists: readonly OptionKey[]
}

/**
 * The searches whose values a visitor can choose from: each list is counted with all conditions but its own, so that a
 * count is what choosing the value finds. Lists with the same conditions share a call; without a filter there is one.
 */
export function optionSearches(filter: SearchFilter): OptionSearch[] {
  const byText = new Map<string, { filter: SearchFilter; lists: OptionKey[] }>()
  for (const list of OPTION_KEYS) {
    const others = without(filter, ...replacedBy(list))
    const text = printSearch(others)
    const known = byText.get(text)
    if (known) known.lists.push(list)
    else byText.set(text, { filter: others, lists: [list] })
  }
  return [...byText.values()]
}

/** One set of values from the answers to `optionSearches`, in the same order. */
export function mergedOptions(
  searches: readonly OptionSearch[],
  answers: readonly EstateFilters[],
): EstateFilters {
  const parts = searches.flatMap(({ lists }, index) =>
    // An API of another maker may know fewer lists (spec §7 names four).
    lists.map((list) => ({ [list]: answers[index]?.[list] ?? NO_FILTERS[list] })),
  )
  return Object.assign({}, NO_FILTERS, ...parts) as EstateFilters
}
