import { REGION_TEXTS } from '../../../locales/regions'
import { inEveryLanguage } from '../../../src/contract/inEveryLanguage'
import type { Locale } from '../../../src/contract/locales'
import placeRows from './data/places.json'

type Names = Readonly<Record<Locale, string>>

/** A name on the map that is not a town's, with the zoom levels at which it helps. */
export interface RegionName {
  names: Names
  lat: number
  lon: number
  kind: 'country' | 'province' | 'water'
  zooms: readonly [from: number, to: number]
}

const ZOOMS: Readonly<Record<RegionName['kind'], RegionName['zooms']>> = {
  water: [6, 11],
  country: [4, 8],
  province: [9, 10],
}

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

export const REGION_NAMES: readonly RegionName[] = REGIONS.map(([key, lat, lon]) => {
  const kind = key.slice(0, key.indexOf('.')) as RegionName['kind']
  return { names: inEveryLanguage((locale) => REGION_TEXTS[locale][key]), lat, lon, kind, zooms: ZOOMS[kind] }
})

/** A town with its name in each language; `weight` is its number of inhabitants. */
export interface Town {
  names: Names
  lat: number
  lon: number
  weight: number
}

type TownRow = readonly [name: string, lat: number, lon: number, weight: number, others: Partial<Names>]

/** Towns, the largest first. */
export const TOWNS: readonly Town[] = (placeRows as unknown as readonly TownRow[]).map(
  ([name, lat, lon, weight, others]) => ({
    names: { ...inEveryLanguage(() => name), ...others },
    lat,
    lon,
    weight,
  }),
)
