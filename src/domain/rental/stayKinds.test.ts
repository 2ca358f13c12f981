import { rentalPeriod } from '../../../tests/support/rentalPeriod'
import { stayKinds } from './stayKinds'

const week = { id: 1, name: { nl: 'Week' } }
const weekend = { id: 2, name: { nl: 'Weekend' } }
const all = [
  rentalPeriod(1, '2027-07-03', '2027-07-10', { type: week, price: 900, costs: [] }),
  rentalPeriod(2, '2027-05-01', '2027-05-08', { type: week, price: 600, costs: [] }),
  rentalPeriod(3, '2027-05-07', '2027-05-10', { type: weekend, price: -1 }),
  rentalPeriod(4, '2027-04-03', '2027-04-10', { type: week, price: 100, available: false }),
]

test('how one can stay, the shortest first, from what the cheapest free one costs', () => {
  expect(stayKinds(all, 2, 'nl')).toMatchObject([
    { type: 'Weekend', arrival: 'vrijdag', departure: 'maandag', nights: 3, from: '' },
    { type: 'Week', arrival: 'zaterdag', departure: 'zaterdag', nights: 7, from: '€ 600' },
  ])
})
