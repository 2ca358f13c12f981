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

const named = (nl: string, fr: string, en: string, de: string): Names => ({ nl, fr, en, de })

const country = (names: Names, lat: number, lon: number): RegionName => ({
  names,
  lat,
  lon,
  kind: 'country',
  zooms: [4, 8],
})
const province = (names: Names, lat: number, lon: number): RegionName => ({
  names,
  lat,
  lon,
  kind: 'province',
  zooms: [9, 10],
})

export const REGION_NAMES: readonly RegionName[] = [
  {
    names: named('Noordzee', 'Mer du Nord', 'North Sea', 'Nordsee'),
    lat: 51.52,
    lon: 2.72,
    kind: 'water',
    zooms: [6, 11],
  },
  country(named('België', 'Belgique', 'Belgium', 'Belgien'), 50.55, 4.62),
  country(named('Nederland', 'Pays-Bas', 'Netherlands', 'Niederlande'), 51.72, 5.75),
  country(named('Frankrijk', 'France', 'France', 'Frankreich'), 49.75, 3.55),
  country(named('Duitsland', 'Allemagne', 'Germany', 'Deutschland'), 50.42, 6.75),
  country(named('Luxemburg', 'Luxembourg', 'Luxembourg', 'Luxemburg'), 49.82, 6.1),
  province(named('West-Vlaanderen', 'Flandre-Occidentale', 'West Flanders', 'Westflandern'), 51.03, 2.98),
  province(named('Oost-Vlaanderen', 'Flandre-Orientale', 'East Flanders', 'Ostflandern'), 51.0, 3.86),
  province(named('Antwerpen', 'Anvers', 'Antwerp', 'Antwerpen'), 51.24, 4.72),
  province(named('Limburg', 'Limbourg', 'Limburg', 'Limburg'), 51.02, 5.44),
  province(named('Vlaams-Brabant', 'Brabant flamand', 'Flemish Brabant', 'Flämisch-Brabant'), 50.9, 4.62),
  province(named('Waals-Brabant', 'Brabant wallon', 'Walloon Brabant', 'Wallonisch-Brabant'), 50.66, 4.6),
  province(named('Henegouwen', 'Hainaut', 'Hainaut', 'Hennegau'), 50.5, 3.98),
  province(named('Namen', 'Namur', 'Namur', 'Namur'), 50.24, 4.86),
  province(named('Luik', 'Liège', 'Liège', 'Lüttich'), 50.53, 5.72),
  province(named('Luxemburg', 'Luxembourg', 'Luxembourg', 'Luxemburg'), 49.97, 5.5),
]

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
    names: { nl: name, fr: name, en: name, de: name, ...others },
    lat,
    lon,
    weight,
  }),
)
