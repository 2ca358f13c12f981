import type { EstateFilters } from '../../contract/search'
import { printSearch } from '../../domain/search/printSearch'
import { FACETS, FILTER_KEYS, type FilterKey, rowOf } from '../../domain/search/filters'
import { without, type SearchFilter } from '../../domain/search/searchFilter'
import { NO_FILTERS, NO_RANGE } from '../../siteApi/estates'

/** Conditions that choosing a value of a list replaces: its values are counted without them. */
const replacedBy = (list: string): FilterKey[] => FILTER_KEYS.filter((key) => rowOf(key).list === list)

const FACET_KIND = new Map(FACETS.map(({ list, facet }) => [list, facet.kind]))

/** Those that are counted. */
const LISTS = [...new Set(FILTER_KEYS.map((key) => rowOf(key).list))].filter(
  (list) => FACET_KIND.get(list) !== 'words',
)

export interface OptionSearch {
  filter: SearchFilter
  /** Lists to take from the answer. */
  lists: readonly string[]
}

/**
 * The searches whose values a visitor can choose from: each list is counted with all conditions but its own, so that a
 * count is what choosing the value finds. Lists with the same conditions share a call; without a filter there is one.
 */
export function optionSearches(filter: SearchFilter): OptionSearch[] {
  const byText = new Map<string, { filter: SearchFilter; lists: string[] }>()
  for (const list of LISTS) {
    const others = without(filter, ...replacedBy(list))
    const text = printSearch(others)
    const known = byText.get(text)
    if (known) known.lists.push(list)
    else byText.set(text, { filter: others, lists: [list] })
  }
  return [...byText.values()]
}

/** A list of an answer, where it stands in one. */
function listOf(list: string, answer: EstateFilters = NO_FILTERS): Partial<EstateFilters> {
  const kind = FACET_KIND.get(list)
  if (kind === 'range') return { ranges: { [list]: answer.ranges?.[list] ?? NO_RANGE } }
  if (kind) return { choices: { [list]: answer.choices?.[list] ?? [] } }
  const own = list as keyof EstateFilters
  // An API of another maker may know fewer lists (spec §7 names four).
  return { [own]: answer[own] ?? NO_FILTERS[own] }
}

/** One set of values from the answers to `optionSearches`, in the same order. */
export function mergedOptions(
  searches: readonly OptionSearch[],
  answers: readonly EstateFilters[],
): EstateFilters {
  const parts = searches.flatMap(({ lists }, index) => lists.map((list) => listOf(list, answers[index])))
  return {
    ...(Object.assign({}, NO_FILTERS, ...parts) as EstateFilters),
    choices: Object.assign({}, ...parts.map(({ choices }) => choices)) as EstateFilters['choices'],
    ranges: Object.assign({}, ...parts.map(({ ranges }) => ranges)) as EstateFilters['ranges'],
  }
}
