import type { Locale } from '../../contract/locales'
import type { ListNode } from '../../contract/page'
import type { Query, SearchBody } from '../../contract/search'
import { CARD_FIELDS, FITTING } from '../estate/cardFields'
import { UNIT_FIELDS } from '../estate/freeUnits'
import { rowOf } from './filters'
import { groupSort, sortedGroups } from './groupSort'
import { nodeQuery, nodeSort } from './listBody'
import { listsProjects } from './listedType'
import { narrowed } from './narrowed'
import { nodeSortChoice } from './pageSortChoices'
import { conditionsOf } from './relaxations'
import { canonical, type SearchFilter } from './searchFilter'
import { sameSort, sortOf } from './sortChoice'
import { inLanguage } from './townSort'

/** What a filter asks, in the API's terms: all that its conditions ask. */
export function filterPart(filter: SearchFilter): Query {
  const clean = canonical(filter)
  return conditionsOf(clean).reduce<Query>((part, key) => narrowed(part, rowOf(key).ask(clean[key])), {})
}

/** Which listings of a list page a filter finds; also what filter values are counted for (`POST /estate-filters`). */
export const filteredQuery = (filter: SearchFilter, node: ListNode, hiddenStatus: readonly number[]): Query =>
  narrowed(nodeQuery(node, hiddenStatus), filterPart(filter))

/**
 * Body of `POST /estates` for a search on a list page (spec §4, §7). The page's own order holds until the visitor chooses
 * another; a grouped page keeps its groups together first. Towns are sorted as the language names them.
 */
export function searchQuery(
  filter: SearchFilter,
  node: ListNode,
  hiddenStatus: readonly number[],
  locale: Locale,
  pagination?: SearchBody['pagination'],
): SearchBody {
  const home = nodeSortChoice(node)
  const chosen = sameSort(filter, home) ? nodeSort(node) : [sortOf(filter)]
  const groups = node.groupOptions && sortedGroups(node.groupOptions, filter, home)
  return {
    query: filteredQuery(filter, node, hiddenStatus),
    sort: inLanguage(groupSort(groups, chosen), locale),
    ...(pagination && { pagination }),
    fields: [...CARD_FIELDS, FITTING, ...(listsProjects(node) ? UNIT_FIELDS : [])],
  }
}
