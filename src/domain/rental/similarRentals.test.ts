import { rentalUnit } from '../../../tests/support/builders'
import { rentalCard } from './rentalCard'
import { similarRentals } from './similarRentals'

const card = (id: number, city: string, type: string) => ({
  ...rentalCard(rentalUnit({ id }), 'nl'),
  city,
  type,
})

test('of the same town and kind first, never itself', () => {
  const found = [
    card(1, 'Oostende', 'Studio'),
    card(2, 'De Haan', 'Villa'),
    card(3, 'De Haan', 'Studio'),
    card(4, 'Oostende', 'Villa'),
  ]
  expect(similarRentals(found, card(1, 'Oostende', 'Studio'), 2).map(({ id }) => id)).toEqual([4, 3])
})
