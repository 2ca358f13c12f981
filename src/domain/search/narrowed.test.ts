import { KM_PER_DEGREE } from '../map/earth'
import { narrowed } from './narrowed'

const LAT = 'address.geoLocation.lat'
const LON = 'address.geoLocation.lon'

describe('a list that a filter narrows', () => {
  test('keeps what both allow', () => {
    const list = { terms: { 'status.id': [1, 2] }, range: { 'general.price': { gte: 100, lte: 900 } } }
    const filter = { terms: { 'status.id': ['2', 3] }, range: { 'general.price': { lte: 500 } } }
    expect(narrowed(list, filter)).toEqual({
      terms: { 'status.id': [2] },
      range: { 'general.price': { gte: 100, lte: 500 } },
    })
  })

  test('stays within its own area when the visitor draws another', () => {
    const own: [number, number][] = [
      [3, 50],
      [4, 51],
      [3, 52],
    ]
    const drawn: [number, number][] = [
      [3.5, 50],
      [5, 50],
      [5, 51],
    ]
    expect(narrowed({ area: own }, {})).toEqual({ area: own })
    expect(narrowed({ area: own }, { area: drawn })).toEqual({
      area: drawn,
      range: { [LAT]: { gte: 50, lte: 52 }, [LON]: { gte: 3, lte: 4 } },
    })
  })

  test('stays near its own place when the visitor chooses another', () => {
    const { range, geoDistance } = narrowed(
      { geoDistance: { km: KM_PER_DEGREE, lat: 0, lon: 3 } },
      { geoDistance: { km: 1, lat: 0.5, lon: 3 } },
    )
    expect(geoDistance).toEqual({ km: 1, lat: 0.5, lon: 3 })
    expect(range).toEqual({ [LAT]: { gte: -1, lte: 1 }, [LON]: { gte: 2, lte: 4 } })
  })
})
