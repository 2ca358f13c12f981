import { estate } from '../../../tests/support/builders'
import { TABS } from '../../contract/tabs'
import { fieldsOfTab } from '../catalogue/catalogue'
import { distancesOf, IS_DISTANCE } from './distances'
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

test('fields of distances follow one another in the table, as their part of a tab is told by its first and their number', () => {
  const places = TABS.map((tab) =>
    fieldsOfTab(tab).flatMap(({ path }, at) => (IS_DISTANCE.test(path) ? [at] : [])),
  ).filter((found) => found.length)
  expect(places).not.toEqual([])
  for (const found of places) expect((found.at(-1) ?? 0) - (found[0] ?? 0)).toBe(found.length - 1)
})
