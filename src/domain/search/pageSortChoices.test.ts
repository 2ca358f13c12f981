import { sortChoices } from './pageSortChoices'
import { SORT_TYPES } from './sortChoice'

const told = (node: Parameters<typeof sortChoices>[0]) =>
  sortChoices(node).map(({ sortType, sortOrder }) => `${sortType} ${sortOrder}`)

test('the order of the page stands first, then those of price, then the newest, each once', () => {
  expect(told({}).slice(0, 3)).toEqual(['date DESC', 'price ASC', 'price DESC'])
  const byTown = told({ sort: [{ field: 'address.city.name', direction: 'ASC' }] })
  expect(byTown.slice(0, 4)).toEqual(['city ASC', 'price ASC', 'price DESC', 'date DESC'])
  expect(new Set(byTown).size).toBe(byTown.length)
  expect(byTown).toHaveLength(SORT_TYPES.length * 2 - 1)
})

test('an order that is not offered is there while an address asks for it', () => {
  const smallest = { sortType: 'price-cut', sortOrder: 'ASC' } as const
  expect(told({})).not.toContain('price-cut ASC')
  expect(sortChoices({}, smallest).at(-1)).toEqual(smallest)
  expect(sortChoices({}, { sortType: 'price', sortOrder: 'ASC' })).toEqual(sortChoices({}))
})
