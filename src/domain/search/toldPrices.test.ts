import type { ListNode } from '../../contract/page'
import { NO_FILTER, type SearchFilter } from './searchFilter'
import { STATUS_ID } from './statusIds'
import { isPaidAlike, tellsPrices, withToldPrices } from './toldPrices'

const { FOR_SALE, TAKE_OVER, TO_RENT, SOLD, RENTED } = STATUS_ID
const listing = (...ids: (number | string)[]): ListNode => ({ query: { terms: { 'status.id': ids } } })
const asking = (filter: Partial<SearchFilter>): SearchFilter => ({ ...NO_FILTER, ...filter })

describe('whether prices are told (spec §2: a sold listing has its transaction’s name instead)', () => {
  test.each<[string, ListNode, readonly number[] | undefined, boolean]>([
    ['a page of everything', {}, undefined, true],
    ['a page of what is for sale', listing(FOR_SALE), undefined, true],
    ['a page of what is sold or let', listing(SOLD, String(RENTED)), undefined, false],
    [
      'a page of what is sold, by its code',
      { query: { terms: { 'listing.status': ['SOLD'] } } },
      undefined,
      false,
    ],
    ['what is sold, on a page of everything', {}, [SOLD], false],
    ['what is sold and for sale', {}, [SOLD, FOR_SALE], true],
    ['what is sold, on a page of both', listing(SOLD, FOR_SALE), [SOLD], false],
    ['what the page does not list', listing(FOR_SALE), [SOLD], true],
  ])('%s: %s', (_, node, status, told) => {
    expect(tellsPrices(node, status ? { status } : {})).toBe(told)
  })
})

test.each<[string, ListNode, readonly number[] | undefined, boolean]>([
  ['a page of everything', {}, undefined, false],
  ['a page of what is to let', listing(TO_RENT), undefined, true],
  ['a page of both', listing(FOR_SALE, TO_RENT), undefined, false],
  ['what is for sale, on a page of both', listing(FOR_SALE, TO_RENT), [FOR_SALE], true],
  ['what is for sale or for take-over', {}, [FOR_SALE, TAKE_OVER], true],
  ['what is for sale or to let', {}, [FOR_SALE, TO_RENT], false],
  ['what is to let', {}, [TO_RENT], true],
])('%s: whether all is paid once, or all of it every month', (_, node, status, isAlike) => {
  expect(isPaidAlike(node, status ? { status } : {})).toBe(isAlike)
})

test('nothing is asked of prices that are not told, and the rest stays', () => {
  const asked = asking({ type: [1], priceMin: 100, priceMax: 200, sortType: 'price', sortOrder: 'ASC' })
  expect(withToldPrices(asked, listing(SOLD))).toEqual(asking({ type: [1] }))
  expect(withToldPrices(asked, listing(FOR_SALE))).toBe(asked)
})

test('the page’s own order takes the place of an order by price, unless it is one itself', () => {
  const asked = asking({ sortType: 'price', sortOrder: 'ASC' })
  const by = (field: string): ListNode => ({ ...listing(SOLD), sort: [{ field, direction: 'ASC' }] })
  expect(withToldPrices(asked, by('address.city.name'))).toMatchObject({ sortType: 'city', sortOrder: 'ASC' })
  expect(withToldPrices(asked, by('general.price'))).toMatchObject({ sortType: 'date', sortOrder: 'DESC' })
})

test('what a square metre costs is asked no more than the price', () => {
  const asked = asking({
    pricePerAreaMin: 1000,
    pricePerAreaMax: 2000,
    sortType: 'price-m2',
    sortOrder: 'ASC',
  })
  expect(withToldPrices(asked, listing(SOLD))).toEqual(asking({}))
  const own: ListNode = { ...listing(SOLD), sort: [{ field: 'general.pricePerArea', direction: 'ASC' }] }
  expect(withToldPrices(asked, own)).toMatchObject({ sortType: 'date', sortOrder: 'DESC' })
})
