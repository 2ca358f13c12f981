import { places, type Place, type Region } from '../places'
import type { Rng } from '../rng'

const coastal = new Set(['SEASIDE_VILLA', 'HOLIDAY_APARTMENT'])
const hilly = new Set(['CHALET', 'HOLIDAY_HOME'])
const rural = new Set([
  'FARM_01',
  'FARM_02',
  'SQUARE_FARM',
  'MILL',
  'COUNTRY_HOUSE',
  'MEADOW',
  'ORCHARD',
  'WOOD',
  'AGRICULTURAL_LAND',
  'PASTURE',
  'POND',
  'HORSE_MEADOW',
  'NATURE_AREA',
  'RIDING_SCHOOL',
  'CAMPSITE',
  'GREENHOUSE',
  'FERMETTE',
  'MANOR',
])
const urban = new Set([
  'LOFT',
  'MANSION',
  'COACH_HOUSE',
  'STUDENT_ROOM',
  'STUDENT_HOUSE',
  'CO_LIVING',
  'COWORKING',
  'SHOPPING_CENTRE',
  'ARTIST_HOUSE',
  'TOWNHOUSE',
  'TRIPLEX',
])

const byRegion = (region: Region): readonly Place[] => places.filter((place) => place.region === region)
const regions = {
  FLANDERS: byRegion('FLANDERS'),
  BRUSSELS: byRegion('BRUSSELS'),
  WALLONIA: byRegion('WALLONIA'),
}
const groups = {
  coast: places.filter(({ kind }) => kind === 'coast'),
  ardennes: places.filter(({ kind }) => kind === 'ardennes'),
  village: places.filter(({ kind }) => kind === 'village' || kind === 'ardennes'),
  city: places.filter(({ kind }) => kind === 'city'),
}

/** A place where such a property is to be found. */
export const pickPlace = (subType: string, rng: Rng): Place => {
  if (coastal.has(subType)) return rng.pick(groups.coast)
  if (hilly.has(subType)) return rng.pick(groups.ardennes)
  if (rural.has(subType)) return rng.pick(groups.village)
  if (urban.has(subType)) return rng.pick(groups.city)
  const region = rng.weighted([
    ['FLANDERS', 62],
    ['BRUSSELS', 13],
    ['WALLONIA', 25],
  ] as const)
  return rng.pick(regions[region])
}
