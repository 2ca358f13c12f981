import type { ListNode } from '../../contract/page'
import { NO_FILTER, type SearchFilter } from './searchFilter'
import { STATUS_ID } from './statusIds'
import { tellsPrices, withToldPrices } from './toldPrices'

const { FOR_SALE, SOLD, RENTED } = STATUS_ID
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
