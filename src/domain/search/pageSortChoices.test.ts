import { sortChoices } from './pageSortChoices'
import { SORT_TYPES } from './sortChoice'

const told = (node: Parameters<typeof sortChoices>[0]) =>
  sortChoices(node).map(({ sortType, sortOrder }) => `${sortType} ${sortOrder}`)

test('the order of the page stands first, then those of price, then the newest, each once', () => {
  expect(told({}).slice(0, 3)).toEqual(['date DESC', 'price ASC', 'price DESC'])
  const byTown = told({ sort: [{ field: 'address.city.name', direction: 'ASC' }] })
  expect(byTown.slice(0, 4)).toEqual(['city ASC', 'price ASC', 'price DESC', 'date DESC'])
  expect(new Set(byTown).size).toBe(byTown.length)
  expect(byTown).toHaveLength(SORT_TYPES.length * 2)
})
