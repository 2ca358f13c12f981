import type { Locale } from '../../contract/common'
import { labelIn, type Label } from '../codes/label'
import { ofTown } from '../estate/inTown'
import { decimal } from '../format/number'
import type { TownRow } from '../map/ownTiles'
import { HERE_KM, nearestTown, townName } from '../map/towns'
import { isViewArea } from '../map/viewArea'
import type { Area } from './area'
import { chipWords } from './chipWords'
import type { GeoRange } from './geoRange'

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

/**
 * A circle in words, around the town in its middle where that is known.
 * @example circleWords({ km: 10, lat: 51.22, lon: 4.4 }, towns, 'fr') // 'à 10 km autour d’Anvers'
 */
export function circleWords(
  { km, lat, lon }: GeoRange,
  towns: readonly TownRow[] = [],
  locale: Locale,
): string {
  const near = nearestTown(towns, lat, lon)
  if (!near || near.km > HERE_KM) return chipWords('within', decimal(km), locale)
  const place = ofTown(townName(near.row, locale), locale)
  return chipWords('withinOf', decimal(km), locale).replace('{ofPlace}', () => place)
}

/** A place of the map by itself: nobody drew what was only in sight. */
export const areaWords = (area: Area, locale: Locale) => labelIn(isViewArea(area) ? IN_VIEW : DRAWN, locale)

/** The same inside a sentence. */
export const inAreaWords = (area: Area, locale: Locale) =>
  labelIn(isViewArea(area) ? IN_VIEW : IN_DRAWN, locale)
