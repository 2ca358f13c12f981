import { estate } from '../../../tests/support/builders'
import type { ListingStatus } from '../../contract/codes'
import { fromApi, type Source } from './fromApi'
import { isForRent, isSold, listingStatus } from './status'

const house = estate()

function listed(source: Source, transaction: number, status?: ListingStatus) {
  const found = fromApi(
    estate({
      general: { ...house.general, transaction: { id: transaction, name: {} } },
      ...(source === 'second' && { guid: '2f1c' }),
      ...(status && { listing: { status } }),
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
