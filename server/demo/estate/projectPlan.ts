import { cityOf } from './address'
import { streetIn } from '../streets'
import type { ImportData } from '../../../src/contract/importLine'
import { daysAfter, isoDay } from '../dates'
import { architects } from '../people'
import { places, type Place, type Texts } from '../places'
import type { Rng } from '../rng'
import type { HouseFamily } from '../drawing/spec'
import { texts } from '../labels'
import type { Facts } from '../texts/facts'
import { homeProfile } from './homeProfile'
import { nearby } from './nearby'
import type { Profile } from './profile'
import { estateId } from './property'
import { UNITS } from './slots'

const apartmentNames = [
  'Residentie De Vaart',
  'Park Lente',
  'De Weverij',
  'Residentie Zuiderlicht',
  'Hof ter Beke',
  'Kaai 12',
  'De Gouden Linde',
  'Residentie Belvédère',
  'Het Atelier',
  'Binnenhof',
  'De Brouwerij',
  'Groene Kouter',
] as const
const houseNames = [
  'Kouterhof',
  'De Boomgaard',
  'Wijk Veldzicht',
  'Beekdal',
  'Het Lindehof',
  'Molenveld',
] as const
const frenchNames = [
  'Les Jardins du Canal',
  'Résidence Belle Vue',
  'Le Clos des Tilleuls',
  'Quai Sud',
  'Les Terrasses du Parc',
  'Le Verger',
  'L’Orée du Bois',
  'Cour Saint-Jean',
] as const

export interface ProjectPlan {
  id: number
  name: string
  place: Place
  houses: boolean
  year: number
  delivered: boolean
  delivery: Texts
  /** ISO day; none where it is delivered. */
  deliveryDay?: string
  architect?: string
  heatPump: boolean
  /** What the building, or each of the houses, looks like. */
  family: HouseFamily
  buildingSeed: number
  storeys: number
  near: Facts['near']
  address: ImportData<'estate'>['address']
  rng: Rng
}

const seasons = [
  ['voorjaar', 'le printemps', 'spring', 'Frühjahr', '05-31'],
  ['najaar', 'l’automne', 'autumn', 'Herbst', '11-30'],
] as const

const deliveryText = (year: number, season: (typeof seasons)[number]): Texts =>
  texts(
    `het ${season[0]} van ${year}`,
    `${season[1]} ${year}`,
    `${season[2]} ${year}`,
    `${season[3]} ${year}`,
  )

const towns = places.filter(({ kind }) => kind !== 'ardennes')

/** What the units of a project share; the same for every unit that asks. */
export const projectPlan = (index: number, rng: Rng, now: Date): ProjectPlan => {
  const place = rng.pick(towns)
  const houses = place.kind === 'village' || (place.kind === 'town' && rng.chance(0.35))
  const french = place.area === 'fr' || (place.area === 'both' && rng.chance(0.6))
  const ahead = rng.int(-1, 2)
  const street = streetIn(place, rng)
  const number = `${rng.int(1, 140)}`
  const local = place.area === 'fr' ? street.fr : place.area === 'de' ? street.de : street.nl
  const name = french ? rng.pick(frenchNames) : houses ? rng.pick(houseNames) : rng.pick(apartmentNames)
  const season = rng.pick(seasons)
  const delivered = ahead < 0
  // What is being built is not due in days that are gone.
  const isPast = ahead === 0 && `${now.getUTCFullYear()}-${season[4]}` <= isoDay(daysAfter(now, 30))
  const year = now.getUTCFullYear() + ahead + (isPast ? 1 : 0)
  return {
    id: estateId(index),
    name,
    place,
    houses,
    year,
    delivered,
    delivery: deliveryText(year, season),
    ...(!delivered && { deliveryDay: `${year}-${season[4]}` }),
    ...(rng.chance(0.8) && { architect: rng.pick(architects) }),
    heatPump: rng.chance(0.8),
    family: houses ? 'cube' : place.kind === 'coast' ? 'coastalTower' : 'apartmentBlock',
    buildingSeed: rng.fork('building drawn').int(1, 2_000_000_000),
    storeys: houses ? 2 : Math.ceil(UNITS / 2),
    near: nearby(place, rng),
    address: {
      visible: true,
      street_address: `${local} ${number}`,
      street,
      number,
      city: cityOf(place),
      country: { id: 'BE' },
      geoLocation: {
        lat: Math.round((place.lat - 0.002) * 1e5) / 1e5,
        lon: Math.round((place.lon + 0.003 * rng.next()) * 1e5) / 1e5,
      },
      region: place.region,
    },
    rng,
  }
}

/** The plan of one unit: smaller ones below, larger ones on top. */
export const unitProfile = (plan: ProjectPlan, nth: number): Profile => {
  const rng = plan.rng.fork(`unit ${nth}`)
  const floor = plan.houses ? 0 : Math.floor(nth / 2)
  const bedrooms = plan.houses ? 3 + (nth % 2) : nth === UNITS - 1 ? 3 : 1 + (nth % 3)
  const area = plan.houses ? 128 + bedrooms * 14 + rng.int(0, 12) : 38 + bedrooms * 26 + rng.int(0, 9)
  const top = nth === UNITS - 1
  return homeProfile(
    {
      id: plan.id + nth + 1,
      type: plan.houses ? 'HOUSE' : 'APARTMENT',
      subType: plan.houses
        ? nth === 0 || top
          ? 'SEMI_DETACHED_HOUSE'
          : 'TERRACED_HOUSE'
        : top
          ? 'PENTHOUSE'
          : floor === 0
            ? 'GARDEN_APARTMENT'
            : 'APARTMENT',
      status: rng.weighted([
        ['FOR_SALE', 6],
        ['SOLD', 4],
      ]),
      place: plan.place,
      source: 'own',
      hidden: false,
      unit: {
        parentId: plan.id,
        number: plan.houses ? `${nth + 1}` : `${floor}.${(nth % 2) + 1}`,
        floor,
        year: plan.year,
        bedrooms,
        area,
        heatPump: plan.heatPump,
        ...(plan.deliveryDay && { deliveryDay: plan.deliveryDay }),
        near: plan.near,
        family: plan.family,
        buildingSeed: plan.buildingSeed,
        storeys: plan.storeys,
        ...(plan.architect && { architect: plan.architect }),
        parcel: plan.rng,
      },
    },
    rng,
  )
}
