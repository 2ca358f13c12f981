import { estate } from '../../../tests/support/builders'
import type { ListingStatus } from '../../contract/codes'
import type { Estate } from '../../contract/estate'
import { fromApi, type Source } from './fromApi'
import { isForRent, isSold, listingStatus } from './status'
import { statusName } from './statusName'

const house = estate()

function listed(source: Source, transaction: number, status?: ListingStatus, more: Partial<Estate> = {}) {
  const found = fromApi(
    estate({
      general: { ...house.general, transaction: { id: transaction, name: {} } },
      ...(source === 'second' && { guid: '2f1c' }),
      ...(status && { listing: { status } }),
      ...more,
    }),
    { hiddenStatus: [] },
  )
  if (!found) throw new Error('Nothing is hidden here')
  return found
}

const ids = Array.from({ length: 13 }, (_, id) => id)

test.each([
  ['own', [5, 6]],
  ['second', [1, 6, 7]],
] as const)('of the %s source these transactions are sold: %p (spec §4)', (source, sold) => {
  expect(ids.filter((id) => isSold(listed(source, id)))).toEqual(sold)
})

test.each([
  ['own', [2, 4, 6, 8]],
  ['second', [2, 4, 6, 8, 10]],
] as const)('of the %s source these transactions are for rent: %p (spec §4)', (source, rent) => {
  expect(ids.filter((id) => isForRent(listed(source, id)))).toEqual(rent)
})

test('the same number means something else in the other source', () => {
  expect(listingStatus(listed('own', 1))).toBe('FOR_SALE')
  expect(listingStatus(listed('second', 1))).toBe('SOLD')
})

test('the listing’s own code says its status', () => {
  expect(listingStatus(listed('own', 1, 'TAKE_OVER'))).toBe('TAKE_OVER')
})

test('but never that a sold listing can still be had', () => {
  expect(listingStatus(listed('own', 5, 'FOR_SALE'))).toBe('SOLD')
  expect(listingStatus(listed('own', 5, 'TAKEN_OVER'))).toBe('TAKEN_OVER')
})

test('an unknown number is an offer for sale', () => {
  expect(listingStatus(listed('own', 12))).toBe('FOR_SALE')
})

describe('one notion of sold (docs/decisions/170-one-notion-of-sold.md)', () => {
  const numbered = (id: number) => ({ status: { id, name: {} } })

  test.each([
    ['its code', listed('own', 1, 'SOLD'), 'SOLD', 'Verkocht'],
    ['its number in the back office', listed('own', 1, undefined, numbered(4)), 'SOLD', 'Verkocht'],
    ['that number, of a rental', listed('own', 2, 'TO_RENT', numbered(5)), 'RENTED', 'Verhuurd'],
    ['its mark', listed('own', 3, undefined, { isSold: true }), 'TAKEN_OVER', 'Overgenomen'],
    ['the mark of a rental', listed('second', 10, undefined, { isSold: true }), 'RENTED', 'Verhuurd'],
  ] as const)('%s says it, whatever the transaction says', (_, estate, status, name) => {
    expect([isSold(estate), listingStatus(estate), statusName(estate, 'nl')]).toEqual([true, status, name])
  })

  test('a transaction that is sold has its own name, and nothing takes that back', () => {
    const transaction = { id: 5, name: { nl: 'Verkocht onder voorwaarden' } }
    const given = listed('own', 5, 'FOR_SALE', {
      ...numbered(1),
      isSold: false,
      general: { ...house.general, transaction },
    })
    expect([isSold(given), statusName(given, 'nl')]).toEqual([true, 'Verkocht onder voorwaarden'])
  })

  test('other numbers of the back office say nothing of it', () => {
    expect([0, 1, 2, 3, 7, 9].filter((id) => isSold(listed('own', 1, undefined, numbered(id))))).toEqual([])
  })

  test('taken over by number alone is not sold (spec §4)', () => {
    expect(isSold(listed('own', 10))).toBe(false)
    expect(isSold(listed('own', 10, 'TAKEN_OVER'))).toBe(true)
  })
})
