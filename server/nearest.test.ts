import { nearest } from './nearest'

describe('the nearest known word', () => {
  it.each([
    ['adres', ['agent', 'address'], 'address'],
    ['bedroom_count', ['bathroomCount', 'bedroomCount'], 'bedroomCount'],
    ['HOUSES', ['APARTMENT', 'HOUSE'], 'HOUSE'],
    ['Price', ['price'], 'price'],
    ['es', ['nl', 'fr', 'en'], 'en'],
    ['colour', ['brandColour', 'logo'], undefined],
    ['x', ['price', 'id'], undefined],
    ['', ['id'], undefined],
    ['p'.repeat(5000), ['price'], undefined],
  ])('to %s', (name, known, found) => expect(nearest(name, known)).toBe(found))
})
