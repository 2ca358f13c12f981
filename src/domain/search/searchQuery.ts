import type { Locale } from '../../contract/locales'
import type { ListNode } from '../../contract/page'
import type { Query, SearchBody } from '../../contract/search'
import { CARD_FIELDS } from '../estate/cardFields'
import { areaPart } from './area'
import { groupSort, sortedGroups } from './groupSort'
import { nodeQuery, nodeSort } from './listBody'
import { narrowed, type Narrowing } from './narrowed'
import { LARGE_BEDROOMS, type SearchFilter } from './searchFilter'
import { nodeSortChoice, sameSort, sortOf } from './sortChoice'
import { STATUS_FIELD, statusOfId } from './statusIds'
import { inLanguage } from './townSort'

const BEDROOMS = 'children.general.bedroomCount'
const PRICE = 'children.general.price'

/**
 * Counts of bedrooms: 6 has no upper end, and a list such as 2 or 6+ is "2 and more, but not 3, 4 or 5", as a query knows no
 * "or" between a value and a bound.
 */
function bedroomsPart(bedrooms: readonly number[], bedMin: number): Narrowing {
  const least = bedrooms[0]
  const floor = bedMin ? { range: { [BEDROOMS]: { gte: bedMin } } } : {}
  if (least === undefined) return floor
  if (!bedrooms.includes(LARGE_BEDROOMS)) return { ...floor, terms: { [BEDROOMS]: [...bedrooms] } }
  const between = Array.from({ length: LARGE_BEDROOMS - least }, (_, step) => least + step)
  const gaps = between.filter((count) => !bedrooms.includes(count))
  return {
    range: { [BEDROOMS]: { gte: Math.max(least, bedMin) } },
    ...(gaps.length && { not: { [BEDROOMS]: gaps } }),
  }
}

/**
 * What a filter asks, in the API's terms. Type, status and place are the listing's own; price and bedrooms
 * are those of what can be had in it, one and the same unit (docs/decisions/013, 014): so a search finds what was counted.
 */
export function filterPart(filter: SearchFilter): Narrowing {
  const lists = {
    'address.country.id': filter.country,
    'address.city.id': filter.geoRange || filter.area ? undefined : filter.city,
    'general.headType.id': filter.type,
    'general.subType.id': filter.subType,
    [STATUS_FIELD]: filter.status?.flatMap((id) => statusOfId(id) ?? []),
  }
  const terms = Object.fromEntries(
    Object.entries(lists).flatMap(([path, values]) => (values?.length ? [[path, [...values]]] : [])),
  )
  const bounds = {
    ...(filter.priceMin !== undefined && { gte: filter.priceMin }),
    ...(filter.priceMax !== undefined && { lte: filter.priceMax }),
  }
  const rooms = bedroomsPart(filter.bedrooms ?? [], filter.bedMin ?? 0)
  return {
    terms: { ...terms, ...rooms.terms },
    range: { ...(Object.keys(bounds).length && { [PRICE]: bounds }), ...rooms.range },
    ...(rooms.not && { not: rooms.not }),
    ...(filter.geoRange && !filter.area && { geoDistance: filter.geoRange }),
    ...(filter.area && { area: areaPart(filter.area) }),
  }
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
    fields: [...CARD_FIELDS],
  }
}
