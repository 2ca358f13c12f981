import { READY_CONDITIONS } from '../../domain/search/filters'
import { NO_FILTER, patched, type SearchFilter } from '../../domain/search/searchFilter'
import { chosenIn } from './searchFields'

const count = (part: Parameters<typeof chosenIn>[0], chosen: Partial<SearchFilter>) =>
  chosenIn(part, patched(NO_FILTER, chosen))

it('counts what a part has set as its chips say it', () => {
  expect(count('more', { condition: [...READY_CONDITIONS], lift: true, pool: true })).toBe(3)
  expect(count('more', { condition: READY_CONDITIONS.slice(1) })).toBe(READY_CONDITIONS.length - 1)
  expect(count('price', { priceMin: 1, priceMax: 2 })).toBe(1)
  expect(count('place', { place: ['gent-9000', 'brugge-8000'] })).toBe(2)
})
