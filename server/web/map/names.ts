import { REGION_TEXTS } from '../../../locales/regions'
import { inEveryLanguage } from '../../../src/contract/inEveryLanguage'
import type { RegionKind, RegionRow } from '../../../src/domain/map/ownTiles'
import placeRows from './data/places.json'

type RegionKey = keyof (typeof REGION_TEXTS)['nl']

/** Where each is written. */
const REGIONS: readonly (readonly [RegionKey, lat: number, lon: number])[] = [
  ['water.noordzee', 51.52, 2.72],
  ['country.belgie', 50.55, 4.62],
  ['country.nederland', 51.72, 5.75],
  ['country.frankrijk', 49.75, 3.55],
  ['country.duitsland', 50.42, 6.75],
  ['country.luxemburg', 49.82, 6.1],
  ['province.westvlaanderen', 51.03, 2.98],
  ['province.oostvlaanderen', 51.0, 3.86],
  ['province.antwerpen', 51.24, 4.72],
  ['province.limburg', 51.02, 5.44],
  ['province.vlaamsbrabant', 50.9, 4.62],
  ['province.waalsbrabant', 50.66, 4.6],
  ['province.henegouwen', 50.5, 3.98],
  ['province.namen', 50.24, 4.86],
  ['province.luik', 50.53, 5.72],
  ['province.luxemburg', 49.97, 5.5],
]

/** Names on the map that are not a town's. */
export const REGION_ROWS: readonly RegionRow[] = REGIONS.map(([key, lat, lon]) => [
  key.slice(0, key.indexOf('.')) as RegionKind,
  lat,
  lon,
  inEveryLanguage((locale) => REGION_TEXTS[locale][key]),
])

/** Where towns stand, the largest first; `weight` is the number of inhabitants. */
export const TOWNS = placeRows.map((row) => {
  const [, lat, lon, weight] = row as unknown as readonly [string, number, number, number]
  return { lat, lon, weight }
})
