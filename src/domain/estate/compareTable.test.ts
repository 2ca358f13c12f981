import { estate, site } from '../../../tests/support/builders'
import { compareTable, onlyDifferences } from './compareTable'
import { estateView } from './estateView'
import { everyFact } from './facts'
import { fromApi } from './fromApi'
import { pricePerArea } from './pricePerArea'

const words = {
  overview: 'Overzicht',
  price: 'Prijs',
  status: 'Status',
  type: 'Type',
  energy: 'Energielabel',
}

function compared(overrides: Parameters<typeof estate>[0]) {
  const shown = fromApi(estate(overrides), site)
  if (!shown) throw new Error('hidden')
  return {
    view: estateView(shown, 'nl', site),
    facts: everyFact(shown, 'nl'),
    pricePerArea: pricePerArea(shown),
  }
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
    expect(overview?.rows.slice(0, 5).map(({ label }) => label)).toEqual([
      'Prijs',
      'Prijs per m²',
      'Status',
      'Type',
      'Slaapkamers',
    ])
    expect(tabs.map(({ key }) => key)).toEqual(expect.arrayContaining(['dimensions', 'energy']))
  })

  test('say which rows differ', () => {
    expect(rowOf('price')).toMatchObject({ values: ['€ 385.000', '€ 295.000'], differs: true })
    expect(rowOf('bedrooms')).toMatchObject({ values: ['3', '4'], differs: true })
    expect(rowOf('status')).toMatchObject({ differs: false })
  })

  test('differ not where only one of them tells, whose place is empty', () => {
    expect(rowOf('constructionYear')).toMatchObject({ values: ['', '1998'], differs: false, isPartly: true })
  })

  test('are looked through for differences: what carries the mark or has a dash, also of the tabs, and nothing else', () => {
    const told = compared({ general: { ...general, price: { value: 295000 } }, energy: { epcValue: 120 } })
    const all = compareTable([villa, told], words)
    const rows = onlyDifferences(all).flatMap((tab) => tab.rows)
    expect(rows.map(({ key }) => key)).toEqual(expect.arrayContaining(['price', 'energy.epcValue']))
    const isOwn = (key: string) => /[rR]eference$/.test(key)
    const unlike = all
      .flatMap((tab) => tab.rows)
      .filter(({ key, values }) => new Set(values).size > 1 && !isOwn(key))
    expect(rows).toEqual(unlike)
  })

  test('differ among three when one of those that tell tells otherwise', () => {
    const year = (constructionYear: number) => compared({ technical: { constructionYear } })
    const three = (...years: number[]) => rowOf('constructionYear', compareTable(years.map(year), words))
    expect(three(1998, 1998, 1998)).toMatchObject({ differs: false })
    expect(three(1998, 1998, 1999)).toMatchObject({ differs: true })
    const withOneSilent = (...years: number[]) =>
      rowOf('constructionYear', compareTable([...years.map(year), villa], words))
    expect(withOneSilent(1998, 1998)).toMatchObject({ values: ['1998', '1998', ''], differs: false })
    expect(withOneSilent(1998, 1999)).toMatchObject({ values: ['1998', '1999', ''], differs: true })
  })

  test('have one way to say that nothing is known, which is what telling nothing is', () => {
    const right = (presaleRight?: 'YES' | 'UNKNOWN') =>
      compared({ planning: presaleRight ? { presaleRight } : {} })
    const told = [right('YES'), right('UNKNOWN'), right()]
    const row = (listings: typeof told) => rowOf('planning.presaleRight', compareTable(listings, words))
    expect(row(told)).toMatchObject({ values: ['Ja', '', ''] })
    expect(row(told.slice(1))).toBeUndefined()
  })

  test('say what a square metre costs wherever price and living area are told', () => {
    const told = compared({
      listing: { financial: { price_per_square_meter: 1750 } },
    })
    const { price } = general
    const sized = compared({ general: { ...general, id: 9, price }, dimensions: { areaBuild: 200 } })
    const garage = compared({
      general: { ...general, id: 10, headType: { id: 2, name: {} } },
      dimensions: { areaBuild: 16 },
    } as Parameters<typeof compared>[0])
    const viager = compared({
      general: { ...general, id: 11, price },
      dimensions: { areaBuild: 200 },
      listing: { notary: { annuity: 1200 } },
    })
    const rows = compareTable([told, sized, garage, viager], words)
      .flatMap((group) => group.rows)
      .filter(({ label }) => label === 'Prijs per m²')
    expect(rows).toHaveLength(1)
    expect(rows[0]?.values).toEqual(['€ 1.750/m²', '€ 1.925/m²', '', ''])
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
      differs: true,
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
      differs: false,
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
