import { type ApiClient, isHttpError } from '../siteApi/http'
import { getEntityItems } from '../siteApi/content'
import { postEstateFilters, postEstates } from '../siteApi/estates'
import { postRentalUnits } from '../siteApi/rental'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../contract/locales'
import type { EntityItem, ListNode, Page } from '../contract/page'
import type { SearchBody } from '../contract/search'
import { DEFAULT_PAGE_SIZE } from '../contract/searchLimits'
import { FITTING } from '../domain/estate/cardFields'
import { isSoldOf } from '../domain/estate/status'
import type { SearchTarget } from '../domain/page/types'
import { groupTotals } from '../domain/search/groupTotals'
import { listBody, listSort, nodeQuery } from '../domain/search/listBody'
import { searchTargets, statusOfPage } from '../domain/search/searchTargets'
import { followsLanguage } from '../domain/search/townSort'
import type { ContentPageNode, FoundList } from './nodes'

/** A stretch of what is found. */
type Pagination = NonNullable<SearchBody['pagination']>

/** The listings of a stretch of a list, in each language where that differs. */
export async function findEstates(
  client: ApiClient,
  listNode: ListNode | null | undefined,
  pagination: Pagination,
  hiddenStatus: readonly number[],
): Promise<FoundList> {
  const node = listNode ?? {}
  const find = async (locale: Locale): Promise<FoundList> => {
    const body = listBody(node, pagination, hiddenStatus, locale)
    const { total, results } = await postEstates(client, { ...body, fields: ['general.id', FITTING] })
    const fitting = Object.fromEntries(
      results.flatMap(({ general, fitting: one }) => (one ? [[general.id, one]] : [])),
    )
    return {
      total: total.value,
      ids: results.map(({ general }) => general.id),
      ...(Object.keys(fitting).length > 0 && { fitting }),
    }
  }
  const first = await find(DEFAULT_LOCALE)
  if (!followsLanguage(listSort(node))) return first
  const found = await Promise.all(
    LOCALES.map(async (locale) => [locale, locale === DEFAULT_LOCALE ? first : await find(locale)] as const),
  )
  const fitting = Object.assign({}, ...found.map(([, one]) => one.fitting)) as FoundList['fitting'] & object
  return {
    total: first.total,
    ids: [...new Set(found.flatMap(([, { ids }]) => ids))],
    ...(Object.keys(fitting).length > 0 && { fitting }),
    byLanguage: Object.fromEntries(found.map(([locale, { ids }]) => [locale, ids])) as Record<
      Locale,
      number[]
    >,
  }
}

const FIRST_PAGE: Pagination = { from: 0, size: DEFAULT_PAGE_SIZE }

/** A list page's own list, with the totals of its groups. */
async function findListed(
  client: ApiClient,
  node: ListNode | null | undefined,
  hiddenStatus: readonly number[],
): Promise<FoundList> {
  const options = node?.groupOptions
  const [found, counted] = await Promise.all([
    findEstates(client, node, FIRST_PAGE, hiddenStatus),
    options ? postEstateFilters(client, nodeQuery(node, hiddenStatus)) : undefined,
  ])
  const groups = options && counted && groupTotals(options.groupBy, counted)
  return { ...found, ...(groups && { groups }) }
}

/** The holiday units of a stretch of all of them. */
export async function findRentalUnits(client: ApiClient, pagination: Pagination): Promise<FoundList> {
  const { total, results } = await postRentalUnits(client, { pagination, fields: ['id'] })
  return { total: total.value, ids: results.map(({ id }) => id) }
}

/** List pages that a search can lead to, with the transaction's name as their listings say it; empty and sold ones are left out. */
async function findTargets(
  client: ApiClient,
  pages: ReadonlyMap<number, Page>,
  hiddenStatus: readonly number[],
): Promise<SearchTarget[]> {
  const targets: SearchTarget[] = []
  for (const { status, page } of searchTargets(pages.values())) {
    const body = listBody(page.node ?? {}, { from: 0, size: 1 }, hiddenStatus, DEFAULT_LOCALE)
    const [first] = (
      await postEstates(client, {
        ...body,
        fields: ['general', 'guid', 'status', 'listing.status', 'isSold'],
      })
    ).results
    if (first && !isSoldOf(first))
      targets.push({ status, name: first.general.transaction.name, url: page.url, node: page.node ?? {} })
  }
  return targets
}

/** The first list of holiday units, where there are any: a line may ask for somewhere to stay. */
async function findStays(
  client: ApiClient,
  pages: ReadonlyMap<number, Page>,
): Promise<Page['url'] | undefined> {
  const [list] = [...pages.values()].filter(({ type }) => type === 'rentalList').sort((a, b) => a.id - b.id)
  if (!list) return undefined
  const { total } = await postRentalUnits(client, { pagination: { from: 0, size: 0 }, fields: ['id'] })
  return total.value > 0 ? list.url : undefined
}

/** Where a line that is typed on a list of one status may lead instead: the lists of the other ones. */
const otherLists = (page: Page, pages: ReadonlyMap<number, Page>) =>
  searchTargets(pages.values()).flatMap(({ status, page: other }) =>
    other.id === page.id ? [] : { status, url: other.url },
  )

/** The items of a kind of content; none of a kind that the site does not keep, or no longer: the page stays without them. */
async function findItems(client: ApiClient, name: string): Promise<EntityItem[]> {
  try {
    return await getEntityItems(client, name)
  } catch (error) {
    if (isHttpError(error) && error.status === 404) return []
    throw error
  }
}

/** What the lists and blocks of a page hold right now: only numbers, the cards come from the data layer. */
export async function pageLists(
  client: ApiClient,
  page: Page,
  pages: ReadonlyMap<number, Page>,
  hiddenStatus: readonly number[],
): Promise<ContentPageNode['lists']> {
  const blocks: Record<number, FoundList> = {}
  const entities: Record<number, EntityItem[]> = {}
  const links: ContentPageNode['lists']['links'] = {}
  const searches = page.blocks.some(({ kind }) => kind === 'search')
  const targets = searches ? await findTargets(client, pages, hiddenStatus) : undefined
  const isOfOffer = statusOfPage(page) !== undefined
  const stays = searches || isOfOffer ? await findStays(client, pages) : undefined
  for (const [index, block] of page.blocks.entries()) {
    if (block.kind === 'estates') {
      blocks[index] = await findEstates(client, block.node, { from: 0, size: block.size }, hiddenStatus)
    }
    if (block.kind === 'rentalUnits')
      blocks[index] = await findRentalUnits(client, { from: 0, size: block.size })
    if (block.kind === 'entities') entities[index] = await findItems(client, block.name)
    const target = 'morePageId' in block && block.morePageId ? pages.get(block.morePageId) : undefined
    if (target) links[target.id] = { type: target.type, url: target.url }
  }
  const own =
    page.type === 'estateList'
      ? await findListed(client, page.node, hiddenStatus)
      : page.type === 'rentalList'
        ? await findRentalUnits(client, FIRST_PAGE)
        : undefined
  return {
    ...(own ? { own } : {}),
    blocks,
    entities,
    links,
    ...(targets ? { targets } : {}),
    ...(isOfOffer && { others: otherLists(page, pages) }),
    ...(stays && { stays }),
  }
}
