import type { Page } from '../contract/page'
import { DEFAULT_PAGE_SIZE } from '../contract/searchLimits'
import { leavesOf, PREBUILT_LEAVES } from '../domain/page/leaves'
import type { ApiClient } from '../siteApi/http'
import { findEstates, findRentalUnits } from './lists'
import type { FoundList, ListLeafNode } from './nodes'

/** One page of a longer stretch, where that begins with a page. */
function cutOf({ ids, byLanguage, fitting }: FoundList, at: number): ListLeafNode['found'] {
  const cut = (all: readonly number[]) => all.slice(at * DEFAULT_PAGE_SIZE, (at + 1) * DEFAULT_PAGE_SIZE)
  const languages =
    byLanguage && Object.entries(byLanguage).map(([locale, all]) => [locale, cut(all)] as const)
  const own = languages ? [...new Set(languages.flatMap(([, some]) => some))] : cut(ids)
  const fits = own.flatMap((id) => (fitting?.[id] ? [[id, fitting[id]] as const] : []))
  return {
    ids: own,
    ...(fits.length > 0 && { fitting: Object.fromEntries(fits) }),
    ...(languages && {
      byLanguage: Object.fromEntries(languages) as NonNullable<FoundList['byLanguage']>,
    }),
  }
}

/**
 * Further pages of a list as they are right now; none of a page that is no list.
 * @param first the first of them, at most 500 listings into the list from it to `last`
 */
export async function listLeaves(
  client: ApiClient,
  page: Page,
  hiddenStatus: readonly number[],
  { first, last }: { first: number; last: number } = { first: 2, last: PREBUILT_LEAVES },
): Promise<ListLeafNode[]> {
  if (page.type !== 'estateList' && page.type !== 'rentalList') return []
  const stretch = { from: (first - 1) * DEFAULT_PAGE_SIZE, size: (last - first + 1) * DEFAULT_PAGE_SIZE }
  const all =
    page.type === 'rentalList'
      ? await findRentalUnits(client, stretch)
      : await findEstates(client, page.node, stretch, hiddenStatus)
  const { id, type, url, title, node } = page
  const leaves = leavesOf(all.total)
  return Array.from({ length: Math.max(Math.min(leaves, last) - first + 1, 0) }, (_, at) => ({
    pageId: id,
    listed: { id, type, url, title, ...(node && { node }) },
    leaf: first + at,
    leaves,
    found: cutOf(all, at),
  }))
}
