import type { Locale } from '../../contract/common'
import type { NamedPlace } from '../../contract/estateMap'
import { labelIn, type Label } from '../codes/label'
import { ofTown } from '../estate/inTown'
import { decimal } from '../format/number'
import { nameIn } from '../localized'
import type { TownRow } from '../map/ownTiles'
import { HERE_KM, nearestTown, townName } from '../map/towns'
import { isViewArea } from '../map/viewArea'
import type { Area } from './area'
import { chipWords } from './chipWords'
import type { GeoRange } from './geoRange'

/** Kinds that are told, as a city bears the name of its province. */
const TOLD_KINDS = ['province', 'arrondissement'] as const

/** The name of a place, with its kind where that is to be told. */
export function withKind(kind: NamedPlace['kind'] | null, name: string, locale: Locale): string {
  const told = TOLD_KINDS.find((each) => each === kind)
  return told ? chipWords(told, name, locale) : name
}

const IN_VIEW: Label = [
  'in dit kaartbeeld',
  'dans cette partie de la carte',
  'in this part of the map',
  'in diesem Kartenausschnitt',
]
const DRAWN: Label = ['op de kaart getekend', 'zone sur la carte', 'area on the map', 'Gebiet auf der Karte']
const IN_DRAWN: Label = [
  'in het getekende gebied',
  'dans la zone dessinée',
  'in the area drawn',
  'im gezeichneten Gebiet',
]

/** What towns are called. */
interface TownNames {
  /** Of the gazetteer. */
  places?: readonly NamedPlace[]
  /** Of the base map. */
  towns?: readonly TownRow[]
}

/** The town in the middle of a circle; '' where there is none, or its name is on its way. */
function middleName({ lat, lon }: GeoRange, { places = [], towns = [] }: TownNames, locale: Locale): string {
  const rows = places.flatMap(({ name, lat: north, lon: east }): TownRow[] =>
    north === null || east === null ? [] : [[nameIn(name, locale), north, east, 0, {}]],
  )
  const near = nearestTown([...rows, ...towns], lat, lon)
  return near && near.km <= HERE_KM ? townName(near.row, locale) : ''
}

const withinKm = ({ km }: GeoRange, locale: Locale) => chipWords('within', decimal(km), locale)

/**
 * A circle inside a sentence, around the town in its middle where that is known.
 * @example circleWords({ km: 10, lat: 51.22, lon: 4.4 }, { towns }, 'fr') // 'à 10 km autour d’Anvers'
 */
export function circleWords(circle: GeoRange, names: TownNames, locale: Locale): string {
  const name = middleName(circle, names, locale)
  if (!name) return withinKm(circle, locale)
  return chipWords('withinOf', decimal(circle.km), locale).replace('{ofPlace}', () => ofTown(name, locale))
}

/**
 * The same in short, as it is typed.
 * @example aroundWords(10, 'Gent', 'nl') // '10 km rond Gent'
 */
export function aroundWords(km: number, name: string, locale: Locale): string {
  const place = locale === 'fr' ? ofTown(name, locale) : name
  return chipWords('around', decimal(km), locale).replace('{place}', () => place)
}

/** A circle by itself. */
export function circleLabel(circle: GeoRange, names: TownNames, locale: Locale): string {
  const name = middleName(circle, names, locale)
  return name ? aroundWords(circle.km, name, locale) : withinKm(circle, locale)
}

/** A place of the map by itself: nobody drew what was only in sight. */
export const areaWords = (area: Area, locale: Locale) => labelIn(isViewArea(area) ? IN_VIEW : DRAWN, locale)

/** The same inside a sentence. */
export const inAreaWords = (area: Area, locale: Locale) =>
  labelIn(isViewArea(area) ? IN_VIEW : IN_DRAWN, locale)
