import { favouritesQuery } from './favouritesQuery'

describe('what is asked for favourites (spec §7)', () => {
  test('their numbers, as terms on children.general.id', () => {
    expect(favouritesQuery(['7', '12'])).toEqual({ terms: { 'children.general.id': [7, 12] } })
  })

  test('nothing that cannot be the number of an estate, as someone else may have written the storage', () => {
    expect(favouritesQuery(['7', '', '0', '-3', '1.5', 'x', '99999999999', '4294967296'])).toEqual({
      terms: { 'children.general.id': [7] },
    })
  })

  test('nothing at all when there are none', () => {
    expect(favouritesQuery([])).toBeUndefined()
    expect(favouritesQuery(['x'])).toBeUndefined()
  })
})
