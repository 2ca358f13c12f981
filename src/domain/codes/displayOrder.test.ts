import { byHeadTypeOrder, byTransactionOrder } from './displayOrder'

test('transactions are offered in the order of the spec, unlisted ones after them by number', () => {
  expect([9, 1, 2, 3, 8, 4, 5, 6, 10].sort(byTransactionOrder)).toEqual([1, 3, 2, 4, 10, 5, 6, 8, 9])
})

test('property types are offered in the order of the spec, unlisted ones after them by number', () => {
  expect([11, 9, 8, 7, 6, 5, 4, 3, 2, 1, 10].sort(byHeadTypeOrder)).toEqual([
    1, 3, 7, 2, 4, 6, 10, 5, 9, 8, 11,
  ])
})
