import { estate } from '../../../tests/support/builders'
import type { Estate } from '../../contract/estate'
import type { Locale } from '../../contract/common'
import { fromApi } from '../estate/fromApi'
import { groupCards } from './groupCards'
import { groupKey } from './groupKey'
import type { GroupOptions } from './groupSort'

const plain = estate()
type General = Estate['general']

/** A listing with its number, as it differs from a villa for sale in Ghent at € 385.000. */
function listed(id: number, general: Partial<General> = {}, rest: Partial<Estate> = {}) {
  const found = fromApi(estate({ ...rest, general: { ...plain.general, id, ...general } }), {
    hiddenStatus: [],
  })
  if (!found) throw new Error('Nothing is hidden here')
  return found
}

const type = (id: number, code: string) => ({ headType: { id, code, name: { nl: `Type ${code}` } } })
const city = (id: number, name: string, zip = '1000'): Partial<Estate> => ({
  address: { ...plain.address, city: { id, zip, name } },
})
const project = { project: true, ...type(7, 'PROJECT'), subType: null }
const rent = { transaction: { id: 2, name: { nl: 'Te huur' } } }
const sold = { transaction: { id: 5, name: { nl: 'Verkocht', fr: 'Vendu' } } }

/** Headings with the numbers under each. */
function headings(estates: ReturnType<typeof listed>[], options: GroupOptions, locale: Locale = 'nl') {
  const cards = estates.map((each) => ({
    id: each.general.id,
    group: groupKey(each, options.groupBy, locale),
  }))
  return groupCards(cards, options, locale).map(({ label, cards: found }) => [
    label,
    found.map(({ id }) => id),
  ])
}

describe('grouped lists (spec §7)', () => {
  const kinds = [
    listed(1, type(6, 'GARAGE')),
    listed(2, type(99, 'WINDMILL')),
    listed(3, type(2, 'PLOT')),
    listed(4, project),
    listed(5),
    listed(6, type(3, 'APARTMENT')),
    listed(7, type(2, 'PLOT')),
  ]

  test('by type, in the display order, projects in their place and unknown types at the end', () => {
    const order = [
      ['Huizen', [5]],
      ['Appartementen', [6]],
      ['Projecten', [4]],
      ['Gronden', [3, 7]],
      ['Garages', [1]],
      ['Type WINDMILL', [2]],
    ]
    expect(headings(kinds, { groupBy: 'TYPE' })).toEqual(order)
    expect(headings(kinds, { groupBy: 'TYPE', direction: 'DESC' })).toEqual([...order].reverse())
  })

  test('by subtype: types keep together, projects have none and come last either way', () => {
    const sub = (id: number, name: string) => ({ subType: { id, name: { nl: name } } })
    const estates = [
      listed(1, project),
      listed(2, { ...type(2, 'PLOT'), ...sub(201, 'Bouwgrond') }),
      listed(3, { ...type(3, 'APARTMENT'), ...sub(304, 'Loft') }),
      listed(4, sub(102, 'Villa')),
      listed(5, sub(101, 'Woning')),
    ]
    expect(headings(estates, { groupBy: 'SUBTYPE' })).toEqual([
      ['Woning', [5]],
      ['Villa', [4]],
      ['Loft', [3]],
      ['Bouwgrond', [2]],
      ['Projecten', [1]],
    ])
    expect(headings(estates, { groupBy: 'SUBTYPE', direction: 'DESC' }).at(-1)).toEqual(['Projecten', [1]])
  })

  test('by town, by name in the language of the page', () => {
    const estates = [
      listed(1),
      listed(2, {}, city(2, 'Éghezée')),
      listed(3, {}, city(3, 'Zele')),
      listed(4, {}, city(4, 'Aalst')),
      listed(5),
    ]
    expect(headings(estates, { groupBy: 'CITY', direction: 'ASC' }, 'fr')).toEqual([
      ['Aalst', [4]],
      ['Éghezée', [2]],
      ['Gand', [1, 5]],
      ['Zele', [3]],
    ])
    expect(headings(estates, { groupBy: 'CITY', direction: 'DESC' })[0]).toEqual(['Zele', [3]])
  })

  test('two towns of one name stay two groups, told apart by their postal codes', () => {
    const estates = [
      listed(1, {}, city(8, 'Saint-Nicolas', '4420')),
      listed(2, {}, city(9, 'Saint-Nicolas', '9100')),
      listed(3, {}, city(7, 'Zele')),
    ]
    expect(headings(estates, { groupBy: 'CITY' })).toEqual([
      ['Saint-Nicolas (4420)', [1]],
      ['Saint-Nicolas (9100)', [2]],
      ['Zele', [3]],
    ])
  })

  test('by status, in the order of transactions, for both data sources alike', () => {
    const estates = [
      listed(1, rent),
      listed(2, sold),
      listed(3),
      listed(4, { transaction: { id: 3, name: {} } }, { guid: 'second' }),
      listed(5, { transaction: { id: 3, name: {} } }),
    ]
    expect(headings(estates, { groupBy: 'STATUS' })).toEqual([
      ['Te koop', [3, 4]],
      ['Over te nemen', [5]],
      ['Te huur', [1]],
      ['Verkocht', [2]],
    ])
  })

  test('by price, what is sold under its transaction and what has no price with the projects', () => {
    const price = (value: number) => ({ price: { value } })
    const estates = [
      listed(1, price(1_250_000)),
      listed(2, sold),
      listed(3, price(-1)),
      listed(4, price(300_000)),
      listed(5, price(299_999)),
      listed(6, { ...rent, ...price(450) }),
    ]
    expect(headings(estates, { groupBy: 'PRICE' })).toEqual([
      ['Tot € 500', [6]],
      ['€ 200.000 – € 300.000', [5]],
      ['€ 300.000 – € 400.000', [4]],
      ['Vanaf € 1.000.000', [1]],
      ['Verkocht', [2]],
      ['Projecten', [3]],
    ])
  })

  test.each([
    ['nl', 'Projecten'],
    ['fr', 'Projets'],
    ['en', 'Developments'],
    ['de', 'Neubauprojekte'],
  ] as const)('in %s the group of those without a key is called %s', (locale, label) => {
    expect(headings([listed(1, project)], { groupBy: 'SUBTYPE' }, locale)).toEqual([[label, [1]]])
  })

  test('nothing to group gives no heading', () => {
    expect(headings([], { groupBy: 'TYPE' })).toEqual([])
  })
})
