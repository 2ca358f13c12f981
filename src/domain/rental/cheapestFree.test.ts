import { rentalPeriod } from '../../../tests/support/rentalPeriod'
import { cheapestFree } from './cheapestFree'

const all = [
  rentalPeriod(1, '2027-07-03', '2027-07-10', { price: 900, costs: [] }),
  rentalPeriod(2, '2027-05-01', '2027-05-08', { price: 600, costs: [] }),
  rentalPeriod(3, '2027-05-07', '2027-05-10', { price: -1 }),
  rentalPeriod(4, '2027-04-03', '2027-04-10', { price: 100, available: false }),
]

test('the cheapest that are free and have a price', () => {
  expect(cheapestFree(all, 2, 3).map(({ id }) => id)).toEqual([2, 1])
})
