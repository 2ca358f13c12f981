import { unpack } from '../../../src/domain/search/packed'
import { estateMap } from './estateMap'
import { MAP_FLAG } from './mapRows'

test('each pin keeps its type, transaction and flags, however a source numbers them', () => {
  const pins = [
    { type: 1, transaction: 2 ** 31 - 1, flags: 0 },
    { type: 2, transaction: -(2 ** 31), flags: MAP_FLAG.taken },
    { type: -1, transaction: 2 ** 20 + 2, flags: MAP_FLAG.hidden },
    { type: 1, transaction: 2 ** 31 - 1, flags: 0 },
  ]
  const none = pins.map(() => 0)
  const { kinds, kind } = estateMap({
    ...{ total: 4, ids: [1, 2, 3, 4], lat: none, lon: none, price: none, units: [] },
    type: pins.map(({ type }) => type),
    transaction: pins.map(({ transaction }) => transaction),
    flags: pins.map(({ flags }) => flags),
  })
  expect([...unpack(kind)].map((place) => kinds[place])).toEqual(
    pins.map(({ type, transaction, flags }) => ({
      ...{ type, transaction },
      sold: flags === MAP_FLAG.taken,
      approximate: flags === MAP_FLAG.hidden,
    })),
  )
  expect(kinds).toHaveLength(3)
})
