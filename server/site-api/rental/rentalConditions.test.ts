import type { Query, Sort } from '../../../src/contract/search'
import { HttpProblem } from '../../http/problem'
import { rentalConditions, rentalOrder } from './rentalConditions'

function errorsOf(attempt: () => unknown) {
  try {
    attempt()
  } catch (error) {
    return error instanceof HttpProblem ? error.errors : [{ field: 'thrown', reason: String(error) }]
  }
  return []
}
const queryErrors = (query: Query) => errorsOf(() => rentalConditions(query))

describe('the query of holiday units', () => {
  it('tells conditions on the unit from those on one stay', () => {
    const { unit, period } = rentalConditions({
      terms: { 'general.location.id': [1, 2], 'period.typeId': [1] },
      range: { 'general.maxOccupation': { gte: 4 }, price: { gte: 100, lte: 900 } },
    })
    expect(unit).toHaveLength(2)
    expect(period).toHaveLength(3)
  })

  it('leaves out what is not wanted', () => {
    const { unit, period } = rentalConditions({ not: { id: [7], 'period.typeId': [1, 2] } })
    expect([unit.length, period.length]).toEqual([1, 1])
    expect(queryErrors({ not: { colour: ['red'] } })[0]?.field).toBe('query.not.colour')
  })

  it('names a field that there is not, and those that there are', () => {
    const [error] = queryErrors({ terms: { 'general.colour': ['red'] } })
    expect(error?.field).toBe('query.terms.general.colour')
    expect(error?.reason).toContain('period.start')
    expect(queryErrors({ range: { constructor: { gte: 1 } } })[0]?.field).toBe('query.range.constructor.gte')
  })

  it('names a value that is none', () => {
    expect(queryErrors({ terms: { id: ['7'] }, range: { 'period.start': { gte: '2026-02-30' } } })).toEqual([
      { field: 'query.terms.id', reason: 'must be a number' },
      { field: 'query.range.period.start.gte', reason: 'must be a day, as 2026-05-31' },
    ])
  })

  it('says that words and distances are not offered', () => {
    const query = { match: { text: 'zee' }, geoDistance: { km: 1, lat: 51, lon: 3 } }
    expect(queryErrors(query).map(({ field }) => field)).toEqual(['query.match', 'query.geoDistance'])
  })
})

describe('the order of holiday units', () => {
  const orderErrors = (...sort: Sort[]) => errorsOf(() => rentalOrder(sort))

  it('may be by anything that is listed', () => {
    expect(orderErrors({ field: 'price', direction: 'ASC' }, { field: 'id', direction: 'DESC' })).toEqual([])
  })

  it('names what cannot be sorted by', () => {
    expect(orderErrors({ field: 'rooms.bedrooms', direction: 'ASC' })).toEqual([
      {
        field: 'sort.0.field',
        reason:
          'is not something to sort holiday units by; there are id, price, general.maxOccupation, address.city.name, address.city.alias.nl, address.city.alias.fr, address.city.alias.en, address.city.alias.de',
      },
    ])
    expect(orderErrors({ field: 'price', direction: 'ASC', values: ['low'] })).toEqual([
      { field: 'sort.0.values', reason: 'must be a list of numbers' },
    ])
  })
})
