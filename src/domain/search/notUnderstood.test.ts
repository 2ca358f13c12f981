import fc from 'fast-check'
import { anyFilter } from '../../../tests/support/arbitraryFilter'
import { notUnderstood } from './notUnderstood'
import { printSearch } from './printSearch'

const of = (query: string) => notUnderstood(new URLSearchParams(query))

test('whatever a search is printed as is understood', () => {
  fc.assert(fc.property(anyFilter, (filter) => of(printSearch(filter)) === undefined))
})

test.each([
  '',
  'type=HOUSE,2',
  'transaction=1',
  'bed-min=',
  'page=x&sortType=price&sortOrder',
  'city=1,%202',
  'words=2',
])('%j is understood', (query) => expect(of(query)).toBeUndefined())

test.each([
  ['everything', 'everything'],
  ['{"city":[44021]}', '{"city":[44021]}'],
  ['city=44021&bed-min=many', 'bed-min'],
  ['type=1,castle-in-the-air', 'type'],
  ['status=987654', 'status'],
  ['transaction=99', 'transaction'],
  ['price-max=a lot', 'price-max'],
  ['price-max=0', 'price-max'],
  ['geo_range=5', 'geo_range'],
  ['area=1,2', 'area'],
  ['words=%21%21', 'words'],
  ['garden=yes', 'garden'],
  ['constructor=1', 'constructor'],
  ['City=44021', 'City'],
])('%j is not, by its %s', (query, name) => expect(of(query)).toBe(name))
