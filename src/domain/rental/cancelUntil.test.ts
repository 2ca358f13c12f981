import { cancelUntil, isCancellable } from './cancelUntil'

test.each<[string, number | null | undefined, string | undefined]>([
  ['2027-07-31', 30, '2027-07-01'],
  ['2027-03-01', 1, '2027-02-28'],
  ['2027-07-31', 0, '2027-07-31'],
  ['2027-07-31', null, undefined],
  ['2027-07-31', undefined, undefined],
])(
  'a stay from %s on, at a site that says %s days, is its guest’s to cancel until %s',
  (arrival, days, last) => {
    expect(cancelUntil(arrival, days)).toBe(last)
  },
)

test('it can be cancelled on the last day, not on the day after, and never where the site does not say so', () => {
  expect(isCancellable('2027-07-01', '2027-07-01')).toBe(true)
  expect(isCancellable('2027-07-01', '2027-07-02')).toBe(false)
  expect(isCancellable(undefined, '2027-07-01')).toBe(false)
})
