import type { Locale } from '../../contract/common'
import type { NamedPlace } from '../../contract/estateMap'
import { ofTown } from '../estate/inTown'
import { decimal } from '../format/number'
import { nameIn } from '../localized'
import type { TownRow } from '../map/ownTiles'
import { KM_PER_DEGREE } from '../map/earth'
import { HERE_KM, kmBetween, nearestTown, townName } from '../map/towns'
import { type Edges, edgesOf, isViewArea } from '../map/viewArea'
import type { Area } from './area'
import { searchWord } from './searchWords'
import type { GeoRange } from './geoRange'

/** Kinds that are told, as a city bears the name of its province. */
const TOLD_KINDS = ['province', 'arrondissement'] as const

const toldKind = (kind: NamedPlace['kind'] | null) => TOLD_KINDS.find((each) => each === kind)

/** The name of a place, with its kind where that is to be told. */
export function withKind(kind: NamedPlace['kind'] | null, name: string, locale: Locale): string {
  const told = toldKind(kind)
  return told ? searchWord(`chip.${told}`, locale, { n: name }) : name
}

const IN_KIND = { province: 'chip.inProvince', arrondissement: 'chip.inArrondissement' } as const

/**
 * A place whose kind is told, inside a sentence; '' for any other.
 * @example inKindWords('province', 'Anvers', 'fr') // 'dans la province d’Anvers'
 */
export function inKindWords(kind: NamedPlace['kind'], name: string, locale: Locale): string {
  const told = toldKind(kind)
  return told ? searchWord(IN_KIND[told], locale, { n: name, ofPlace: ofTown(name, locale) }) : ''
}

/** What towns are called. */
interface TownNames {
  /** Of the gazetteer. */
  places?: readonly NamedPlace[]
  /** Of the base map. */
  towns?: readonly TownRow[]
}

/** Places that have a middle, as the base map has its towns. */
const rowsOf = (places: readonly NamedPlace[], locale: Locale): TownRow[] =>
  places.flatMap(({ name, lat, lon }): TownRow[] =>
    lat === null || lon === null ? [] : [[nameIn(name, locale), lat, lon, 0, {}]],
  )

/** The town in the middle of a circle; '' where there is none, or its name is on its way. */
function middleName({ lat, lon }: GeoRange, { places = [], towns = [] }: TownNames, locale: Locale): string {
  const near = nearestTown([...rowsOf(places, locale), ...towns], lat, lon)
  return near && near.km <= HERE_KM ? townName(near.row, locale) : ''
}

const withinKm = ({ km }: GeoRange, locale: Locale) => searchWord('chip.within', locale, { n: decimal(km) })

/** @example withinKmOf(10, 'Antwerpen', 'nl') // 'binnen 10 km van Antwerpen' */
export const withinKmOf = (km: number, name: string, locale: Locale): string =>
  searchWord('chip.withinOf', locale, { n: decimal(km), ofPlace: ofTown(name, locale) })

/**
 * A circle inside a sentence, around the town in its middle where that is known.
 * @example circleWords({ km: 10, lat: 51.22, lon: 4.4 }, { towns }, 'fr') // 'à moins de 10 km d’Anvers'
 */
export function circleWords(circle: GeoRange, names: TownNames, locale: Locale): string {
  const name = middleName(circle, names, locale)
  return name ? withinKmOf(circle.km, name, locale) : withinKm(circle, locale)
}

/** French says "autour de". */
const afterAround = (name: string, locale: Locale) => (locale === 'fr' ? ofTown(name, locale) : name)

/**
 * The same in short, as it is typed.
 * @example aroundWords(10, 'Gent', 'nl') // '10 km rond Gent'
 */
export function aroundWords(km: number, name: string, locale: Locale): string {
  return searchWord('chip.around', locale, { n: decimal(km), place: afterAround(name, locale) })
}

/** A circle by itself. */
export function circleLabel(circle: GeoRange, names: TownNames, locale: Locale): string {
  const name = middleName(circle, names, locale)
  return name ? aroundWords(circle.km, name, locale) : withinKm(circle, locale)
}

const decimals = (km: number) => decimal(km < 10 ? Math.round(km * 10) / 10 : Math.round(km))

/** How wide and how high an area is, in km. */
function sizeWords({ west, south, east, north }: Edges): string {
  const middle = (south + north) / 2
  const width = kmBetween({ lat: middle, lon: west }, { lat: middle, lon: east })
  return `${decimals(width)} × ${decimals((north - south) * KM_PER_DEGREE)}`
}

/** The middle of an area, by whose nearest town it is called. */
export function middleOfArea(area: Area): { lat: number; lon: number } {
  const { west, south, east, north } = edgesOf(area)
  return { lat: (south + north) / 2, lon: (west + east) / 2 }
}

/**
 * A place of the map by itself: nobody drew what was only in sight. Where a town near its middle is known, as whoever reads a mail sees no
 * map, it is called by that and by its size.
 * @example areaWords(window, 'nl', { places: [ghent] }) // 'kaart rond Gent, 12 × 8 km'
 */
export function areaWords(area: Area, locale: Locale, { places = [] }: TownNames = {}): string {
  const isView = isViewArea(area)
  const { lat, lon } = middleOfArea(area)
  const near = nearestTown(rowsOf(places, locale), lat, lon)
  if (!near) return searchWord(isView ? 'area.inView' : 'area.drawn', locale)
  return searchWord(isView ? 'chip.mapAround' : 'chip.drawnAround', locale, {
    n: sizeWords(edgesOf(area)),
    place: afterAround(townName(near.row, locale), locale),
  })
}

/** The same inside a sentence. */
export const inAreaWords = (area: Area, locale: Locale) =>
  searchWord(isViewArea(area) ? 'area.inView' : 'area.inDrawn', locale)
