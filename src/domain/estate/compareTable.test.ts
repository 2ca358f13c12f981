import { estate, site } from '../../../tests/support/builders'
import { compareTable } from './compareTable'
import { estateView } from './estateView'
import { everyFact } from './facts'
import { fromApi } from './fromApi'

const words = {
  overview: 'Overzicht',
  price: 'Prijs',
  status: 'Status',
  type: 'Type',
  address: 'Adres',
  energy: 'Energielabel',
}

function compared(overrides: Parameters<typeof estate>[0]) {
  const shown = fromApi(estate(overrides), site)
  if (!shown) throw new Error('hidden')
  return { view: estateView(shown, 'nl', site), facts: everyFact(shown, 'nl') }
}

const villa = compared({})
const { general } = estate()
const cheaper = compared({
  general: { ...general, id: 8, price: { value: 295000 }, bedroomCount: 4 },
  technical: { constructionYear: 1998 },
})

const rowOf = (key: string, groups = compareTable([villa, cheaper], words)) =>
  groups.flatMap(({ rows }) => rows).find((row) => row.key === key)

describe('listings side by side', () => {
  test('start with what decides, in the order of a page', () => {
    const [overview, ...tabs] = compareTable([villa, cheaper], words)
    expect(overview?.title).toBe('Overzicht')
    expect(overview?.rows.slice(0, 4).map(({ label }) => label)).toEqual(['Prijs', 'Status', 'Type', 'Adres'])
    expect(tabs.map(({ key }) => key)).toEqual(expect.arrayContaining(['dimensions', 'energy']))
  })

  test('say which rows differ', () => {
    expect(rowOf('price')).toMatchObject({ values: ['€ 385.000', '€ 295.000'], differs: true })
    expect(rowOf('bedrooms')).toMatchObject({ values: ['3', '4'], differs: true })
    expect(rowOf('address')).toMatchObject({ differs: false })
  })

  test('leave a place empty where only one of them tells', () => {
    expect(rowOf('constructionYear')).toMatchObject({ values: ['', '1998'], differs: true })
  })

  test('put a fact that two sources name by two fields in one row', () => {
    const own = compared({ ki: { nonIndexed: 726 } })
    const other = compared({ listing: { financial: { cadastral_income: 593 } } })
    const rows = compareTable([own, other], words)
      .flatMap(({ rows }) => rows)
      .filter(({ label }) => label === 'Kadastraal inkomen (niet-geïndexeerd)')
    expect(rows.map(({ values }) => values)).toEqual([['€ 726', '€ 593']])
  })

  test('say how each stands in the words of its card', () => {
    const sticker = { id: 3, name: { nl: 'Onder optie' } }
    const reserved = compared({ general: { ...general, id: 9, sticker } })
    expect(rowOf('status', compareTable([villa, reserved], words))).toMatchObject({
      values: ['Te koop', 'Te koop · Onder optie'],
      matters: true,
    })
  })

  test('put a fact that two sources call differently in one row, unless one of them says both', () => {
    const own = compared({ general: { ...general, notarySalery: 2000 } })
    const other = compared({ listing: { notary_cost: { notary_fee: 2500 } } })
    const both = compared({
      general: { ...general, notarySalery: 2000 },
      listing: { notary_cost: { notary_fee: 2500 } },
    })
    const fees = (...listings: Parameters<typeof compareTable>[0]) =>
      compareTable(listings, words)
        .flatMap(({ rows }) => rows)
        .filter(({ key }) => /notar/.test(key))
        .map(({ values }) => values)
    expect(fees(own, other)).toEqual([['€ 2.000', '€ 2.500']])
    expect(fees(own, both)).toHaveLength(2)
  })

  test('leave out what nobody knows, and call no difference what is another for each', () => {
    const one = compared({ general: { ...general, reference: 'A-1' }, planning: {} })
    const two = compared({ general: { ...general, id: 8, reference: 'A-2' }, planning: {} })
    const rows = compareTable([one, two], words).flatMap(({ rows }) => rows)
    const silent = rows.filter(({ values }) =>
      values.every((value) => ['', 'Niet ingevuld', 'Onbekend'].includes(value)),
    )
    expect(silent).toEqual([])
    expect(rows.find(({ key }) => key === 'general.reference')).toMatchObject({
      values: ['A-1', 'A-2'],
      differs: true,
      matters: false,
    })
  })

  test('say nothing twice, and nothing that none of them tells', () => {
    const labels = compareTable([villa, cheaper], words).flatMap(({ rows }) => rows.map(({ label }) => label))
    expect(new Set(labels).size).toBe(labels.length)
    expect(rowOf('terrace')).toBeUndefined()
  })

  test('of the same listing twice nothing differs', () => {
    expect(
      compareTable([villa, villa], words)
        .flatMap(({ rows }) => rows)
        .filter((row) => row.differs),
    ).toEqual([])
  })
})
