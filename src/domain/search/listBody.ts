import type { Locale } from '../../contract/locales'
import type { ListNode } from '../../contract/page'
import type { Query, SearchBody, Sort } from '../../contract/search'
import { groupSort } from './groupSort'
import { narrowed } from './narrowed'
import { NEWEST_FIRST } from './sortChoice'
import { inLanguage } from './townSort'

/** Query of a list page's node: its terms, range and match, plus terms on children.collections (spec §4). */
export function nodeQuery(node: ListNode, hiddenStatus: readonly number[]): Query {
  const { terms, ...rest } = node.query ?? {}
  const all: NonNullable<Query['terms']> = { ...terms }
  if (node.collections?.length) all['children.collections'] = node.collections
  const own = { ...rest, ...(Object.keys(all).length ? { terms: all } : {}) }
  return hiddenStatus.length ? narrowed(own, { not: { 'status.id': [...hiddenStatus] } }) : own
}

/** A list page's own order. */
export const nodeSort = (node: ListNode): Sort[] => (node.sort?.length ? node.sort : NEWEST_FIRST)

/** The order in which a list page shows what it lists: its groups first. */
export const listSort = (node: ListNode): Sort[] => groupSort(node.groupOptions, nodeSort(node))

/** Body of `POST /estates` for one page of a list page's node, before a visitor filters. */
export function listBody(
  node: ListNode,
  pagination: NonNullable<SearchBody['pagination']>,
  hiddenStatus: readonly number[],
  locale: Locale,
): SearchBody {
  return {
    query: nodeQuery(node, hiddenStatus),
    sort: inLanguage(listSort(node), locale),
    pagination,
  }
}
