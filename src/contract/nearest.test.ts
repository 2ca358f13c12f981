import { nearest } from './nearest'

describe('the nearest known name', () => {
  it.each([
    ['adres', ['agent', 'address'], 'address'],
    ['bedroom_count', ['bathroomCount', 'bedroomCount'], 'bedroomCount'],
    ['HOUSES', ['APARTMENT', 'HOUSE'], 'HOUSE'],
    ['Price', ['price'], 'price'],
    ['x', ['price', 'id'], undefined],
    ['', ['id'], undefined],
    ['p'.repeat(5000), ['price'], undefined],
  ])('to %s', (name, known, found) => expect(nearest(name, known)).toBe(found))
})
