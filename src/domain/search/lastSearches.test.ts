import { readSearches, withoutSearch, withSearch } from './lastSearches'

const of = (search: string, pageId = 2) => ({ pageId, search })
const made = (...all: ReturnType<typeof of>[]) => all.reduce(withSearch, readSearches(undefined))

describe('the last searches', () => {
  test('stand latest first, each once, without their order', () => {
    expect(made(of('type=1'), of('city=5'), of('type=1&sortType=price&sortOrder=ASC'))).toEqual([
      of('type=1'),
      of('city=5'),
    ])
  })

  test('leave out the steps that led to them', () => {
    expect(made(of('type=1'), of('type=1,2'), of('type=1,2&bed-min=3'))).toEqual([of('type=1,2&bed-min=3')])
    expect(made(of('area=1;2'), of('area=3;4'))).toEqual([of('area=3;4')])
    expect(made(of('type=1&bed-min=3'), of('type=1'))).toEqual([of('type=1'), of('type=1&bed-min=3')])
    expect(made(of('price-max=200'), of('price-max=300'))).toHaveLength(2)
    expect(made(of('type=1'), of('type=1&city=5', 3))).toHaveLength(2)
  })

  test('are five of each list', () => {
    const many = made(of('city=1', 3), ...[1, 2, 3, 4, 5, 6].map((id) => of(`type=${id}`)))
    expect(many.map(({ search }) => search)).toEqual([
      'type=6',
      'type=5',
      'type=4',
      'type=3',
      'type=2',
      'city=1',
    ])
  })

  test('are no search that asks nothing', () => expect(made(of(''), of('sortType=price'))).toEqual([]))

  test('can be forgotten one by one', () =>
    expect(withoutSearch(made(of('type=1'), of('city=5')), of('city=5'))).toEqual([of('type=1')]))

  test.each([
    ['nothing', undefined],
    ['no list', { pageId: 2, search: 'type=1' }],
    [
      'what is none',
      [null, 7, {}, { pageId: '2', search: 'x' }, { pageId: 2, search: 7 }, of(''), of('a'.repeat(2001))],
    ],
  ])('%s in the storage is none', (_, found) => expect(readSearches(found)).toEqual([]))
})
