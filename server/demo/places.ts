import { type PlaceKind, placeRows, type Province } from './placeRows'

type Language = 'nl' | 'fr' | 'en' | 'de'
export type Texts = Record<Language, string>
export type Region = 'FLANDERS' | 'BRUSSELS' | 'WALLONIA'
/** The language in which a place writes its streets: `both` is bilingual Brussels. */
type LanguageArea = 'nl' | 'fr' | 'de' | 'both'

/** A real municipality or part of one. `level` is the price level; 1 is the Belgian middle. */
export interface Place {
  id: number
  zip: string
  name: Texts
  /** Only the languages that have a name of their own for it. */
  alias: Partial<Texts>
  area: LanguageArea
  province: Province
  region: Region
  lat: number
  lon: number
  kind: PlaceKind
  level: number
}

const walloon: readonly Province[] = ['walloon-brabant', 'hainaut', 'namur', 'liege', 'luxembourg']

const regionOf = (province: Province): Region =>
  province === 'brussels' ? 'BRUSSELS' : walloon.includes(province) ? 'WALLONIA' : 'FLANDERS'

const areaOf = (region: Region, german: boolean): LanguageArea =>
  german ? 'de' : region === 'BRUSSELS' ? 'both' : region === 'WALLONIA' ? 'fr' : 'nl'

/** How many rows before this one share its postal code: it keeps the ids of parts of one municipality apart. */
const nth = (index: number): number =>
  placeRows.slice(0, index).filter(([zip]) => zip === placeRows[index]?.[0]).length

/** Every place of the demo, with ids that follow the postal code. */
export const places: readonly Place[] = placeRows.map((row, index) => {
  const [zip, local, alias, province, lat, lon, kind, level, german] = row
  const region = regionOf(province)
  const area = areaOf(region, german === true)
  const name = { nl: local, fr: local, en: local, de: local, ...alias }
  return {
    id: Number(zip) * 10 + nth(index),
    zip,
    name,
    alias,
    area,
    province,
    region,
    lat,
    lon,
    kind,
    level,
  }
})
