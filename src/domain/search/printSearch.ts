import { FILTER_KEYS, type FilterKey, rowOf } from './filters'
import { impliedOrder } from './parseSearch'
import { canonical, type SearchFilter } from './searchFilter'
import { MAP_PARAM, MAX_PAGE, PAGE_PARAM, SORT_ORDER_PARAM, SORT_TYPE_PARAM } from './searchParams'
import { DEFAULT_SORT_CHOICE, type SortChoice } from './sortChoice'

function text(filter: SearchFilter, key: FilterKey): string {
  const value = filter[key]
  return value === undefined ? '' : rowOf(key).kind.print(value)
}

/**
 * The query of an address that asks for this search, without its '?'; '' when nothing is asked. One search has one text:
 * parameters in a fixed order, lists sorted, the list's own order (`home`) and the first page left out. The values hold only
 * digits, letters and `, ; . -`, which an address takes as they are; words that were typed are escaped.
 * @example printSearch({ ...NO_FILTER, city: [44021], bedMin: 2 }) // 'city=44021&bed-min=2'
 */
export function printSearch(
  filter: SearchFilter,
  {
    home = DEFAULT_SORT_CHOICE,
    page = 1,
    map = false,
  }: { home?: SortChoice; page?: number; map?: boolean } = {},
): string {
  const clean = canonical(filter)
  const { sortType, sortOrder } = clean
  const pairs: (readonly [string, string])[] = [
    ...FILTER_KEYS.map((key) => [rowOf(key).param, text(clean, key)] as const),
    [SORT_TYPE_PARAM, sortType === home.sortType ? '' : sortType],
    [SORT_ORDER_PARAM, sortOrder === impliedOrder(sortType, home) ? '' : sortOrder],
    [MAP_PARAM, map ? '1' : ''],
    [PAGE_PARAM, page > 1 ? String(Math.min(page, MAX_PAGE)) : ''],
  ]
  return pairs
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
}
