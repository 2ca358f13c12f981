import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../../contract/searchLimits'
import {
  canonicalRental,
  NO_RENTAL_SEARCH,
  RENTAL_CONDITIONS,
  RENTAL_SORTS,
  type RentalSearch,
} from './rentalSearch'

/** Most pages an address may ask for: they come in one answer. */
const MAX_PAGE = Math.floor(MAX_PAGE_SIZE / DEFAULT_PAGE_SIZE)

const texts = (params: URLSearchParams, name: string) =>
  params
    .getAll(name)
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())

const wholes = (params: URLSearchParams, name: string) =>
  texts(params, name)
    .filter((text) => /^\d{1,10}$/.test(text))
    .map(Number)

/** A key for each condition that has something, so that equal searches are equal objects. */
const first = <T>(name: string, [value]: T[]) => (value === undefined ? {} : { [name]: value })

/**
 * The search an address asks for; its parameters carry the names of the conditions. What is not understood is left out;
 * nothing throws.
 * @example parseRental(new URLSearchParams('city=35013&maxOccupation=4')) // { city: [35013], maxOccupation: 4, sort: 'own' }
 */
export function parseRental(params: URLSearchParams): RentalSearch {
  const lists = ['location', 'city', 'subKind', 'periodType'] as const
  const sort = RENTAL_SORTS.find((each) => each === params.get('sort')?.trim())
  return canonicalRental({
    ...Object.fromEntries(lists.map((name) => [name, wholes(params, name)])),
    ...first('maxOccupation', wholes(params, 'maxOccupation')),
    ...first('place', texts(params, 'place')),
    ...first('priceMax', wholes(params, 'priceMax')),
    ...first('month', texts(params, 'month')),
    ...first('monthEnd', texts(params, 'monthEnd')),
    ...first('periodStart', texts(params, 'periodStart')),
    ...first('periodEnd', texts(params, 'periodEnd')),
    sort: sort ?? NO_RENTAL_SEARCH.sort,
  })
}

/** How many pages of results an address shows, 1 when it does not say. */
export function parseRentalPage(params: URLSearchParams): number {
  const [page = 1] = wholes(params, 'page')
  return Math.min(Math.max(page, 1), MAX_PAGE)
}

/** Whether an address shows the map beside the list. */
export const parseRentalMap = (params: URLSearchParams): boolean => texts(params, 'map').includes('1')

/**
 * The query of an address that asks for this search, without its '?'; '' when nothing is asked. One search has one text.
 * @example printRental({ location: [3, 1], sort: 'price' }) // 'location=1,3&sort=price'
 */
export function printRental(search: RentalSearch, page = 1, showMap = false): string {
  const clean = canonicalRental(search)
  const pairs: [string, string][] = [
    ...RENTAL_CONDITIONS.map((name): [string, string] => [name, String(clean[name] ?? '')]),
    ['monthEnd', clean.monthEnd ?? ''],
    ['sort', clean.sort === NO_RENTAL_SEARCH.sort ? '' : clean.sort],
    ['page', page > 1 ? String(Math.min(page, MAX_PAGE)) : ''],
    ['map', showMap ? '1' : ''],
  ]
  return pairs
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
}
