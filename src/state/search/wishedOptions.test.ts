import type { EstateFilters } from '../../contract/search'
import { NO_FILTERS, NO_RANGE } from '../../siteApi/estates'
import { wishedOptions } from './wishedOptions'

const house = {
  id: 1,
  name: { nl: 'Huis' },
  count: 29,
  subTypes: [{ id: 7, name: { nl: 'Villa' }, count: 4 }],
}
const shop = { id: 5, name: { nl: 'Handelspand' }, count: 6, subTypes: [] }
const whole: EstateFilters = {
  ...NO_FILTERS,
  headTypes: [house, shop],
  bedrooms: [1, 2, 3].map((value) => ({ value, count: 9 })),
  prices: {
    min: 6500,
    max: 900_000,
    steps: [
      { from: 0, to: 100_000, count: 3 },
      { from: 100_000, to: null, count: 70 },
    ],
  },
  choices: { garden: [{ value: '1', count: 30 }] },
}
const ghent: EstateFilters = {
  ...NO_FILTERS,
  headTypes: [{ ...shop, count: 1 }],
  locations: [{ id: 9, zip: '9000', name: 'Gent', count: 1 }],
  prices: { min: 7500, max: 7500, steps: [{ from: 0, to: 100_000, count: 1 }] },
}

describe('values to wish for', () => {
  const wished = wishedOptions(ghent, whole, whole)

  test('are all that the whole offer has, in its order, with what there is now', () => {
    expect(wished.headTypes.map(({ id, count }) => [id, count])).toEqual([
      [1, 0],
      [5, 1],
    ])
    expect(wished.headTypes[0]?.subTypes).toEqual([{ ...house.subTypes[0], count: 0 }])
    expect(wished.bedrooms).toEqual([1, 2, 3, 4, 5, 6].map((value) => ({ value, count: 0 })))
    expect(wished.choices).toEqual({ garden: [{ value: '1', count: 0 }] })
  })

  test('say that what finds nothing is offered too, however little stands in the whole offer', () => {
    const offer = { ...NO_FILTERS, choices: { garden: [{ value: '1', count: 0 }] } }
    const none = wishedOptions(NO_FILTERS, offer, offer)
    expect(none).toMatchObject({ offersAll: true, choices: { garden: [{ value: '1', count: 0 }] } })
  })

  test('have the prices of the chosen transaction only', () => {
    const { steps } = whole.prices
    const perArea = { min: 900, max: 4000, steps: [{ from: 500, to: null, count: 9 }] }
    const all = { ...whole, ranges: { plot: perArea, pricePerArea: perArea } }
    const sales = { ...all, prices: { ...whole.prices, steps: steps.slice(1) } }
    const lets = { ...all, ranges: { pricePerArea: NO_RANGE } }
    expect(wishedOptions(ghent, all, sales).prices.steps).toEqual([{ ...steps[1], count: 0 }])
    const rangesOf = (alike?: EstateFilters) =>
      Object.entries(wishedOptions(ghent, all, alike).ranges ?? {}).map(([name, one]) => [
        name,
        one.steps.length,
      ])
    expect(rangesOf(sales)).toEqual([
      ['plot', 1],
      ['pricePerArea', 1],
    ])
    expect(rangesOf(lets)).toEqual([['plot', 1]])
    expect(wishedOptions(ghent, all, undefined).prices).toEqual(NO_RANGE)
    expect(rangesOf()).toEqual([
      ['plot', 1],
      ['pricePerArea', 0],
    ])
  })

  test('have the steps and ends of the whole offer’s prices', () => {
    expect(wished.prices).toEqual({
      min: 6500,
      max: 900_000,
      steps: [
        { from: 0, to: 100_000, count: 1 },
        { from: 100_000, to: null, count: 0 },
      ],
    })
  })

  test('name the towns of the search itself', () => {
    expect(wished.locations).toEqual(ghent.locations)
  })
})
