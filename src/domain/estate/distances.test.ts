import { estate } from '../../../tests/support/builders'
import { distancesOf } from './distances'
import { fromApi } from './fromApi'
import { estateSections } from './sections'

const told = (other: object) => {
  const shown = fromApi(estate({ listing: { other } }), { hiddenStatus: [] })
  return shown ? distancesOf(estateSections(shown, 'nl', new Set())).map(({ value }) => value) : []
}

test('how far it is to shops, a school and the beach, and no other row beside it', () => {
  expect(told({ sea_view: true, distance_shops: 120, distance_school: 900, distance_beach: 350 })).toEqual([
    '120 m',
    '900 m',
    '350 m',
  ])
  expect(told({ sea_view: true })).toEqual([])
})
