import type { ListNode } from '../../contract/page'
import type { Query, SearchBody, Sort } from '../../contract/search'

/** Newest first (spec §9). */
export const DEFAULT_SORT: Sort[] = [{ field: 'general.publicationDate', direction: 'DESC' }]

/** Query of a list page's node: its terms, range and match, plus terms on children.collections (spec §4). */
export function nodeQuery(node: ListNode, hiddenStatus: readonly number[]): Query {
  const { terms, ...rest } = node.query ?? {}
  const all: NonNullable<Query['terms']> = { ...terms }
  if (node.collections?.length) all['children.collections'] = node.collections
  return {
    ...rest,
    ...(Object.keys(all).length ? { terms: all } : {}),
    ...(hiddenStatus.length ? { not: { ...rest.not, 'status.id': [...hiddenStatus] } } : {}),
  }
}

/** Body of `POST /estates` for one page of a list page's node. */
export function listBody(
  node: ListNode,
  pagination: NonNullable<SearchBody['pagination']>,
  hiddenStatus: readonly number[],
): SearchBody {
  const sort = node.sort?.length ? node.sort : DEFAULT_SORT
  return { query: nodeQuery(node, hiddenStatus), sort, pagination }
}
