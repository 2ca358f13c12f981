import type { ImportData } from '../../../src/contract/importLine'
import type { Place } from '../places'
import type { Rng } from '../rng'
import { streetIn } from '../streets'

type Address = ImportData<'estate'>['address']

const round = (value: number): number => Math.round(value * 1e6) / 1e6

/** Spread around the middle of the place; on the coast only inland, where the houses are. */
const position = ({ lat, lon, kind }: Place, rng: Rng) => {
  const reach = kind === 'city' ? 0.012 : kind === 'town' ? 0.009 : 0.006
  const north = kind === 'coast' ? -rng.next() * 0.004 : rng.normal(0, reach / 2)
  return { lat: round(lat + north), lon: round(lon + rng.normal(0, reach / 2) * 1.5) }
}

export interface AddressWish {
  place: Place
  box?: string
  /** A part of a building has a box number at times, which begins with its floor. */
  floor?: number
}

/** A believable address; about one in twelve is not shown to visitors. */
export const addressOf = ({ place, box, floor }: AddressWish, rng: Rng): Address => {
  const street = streetIn(place, rng)
  const number = `${rng.int(1, 180)}${rng.chance(0.06) ? rng.pick(['A', 'B']) : ''}`
  const own = box ?? (floor !== undefined && rng.chance(0.7) ? `${floor}0${rng.int(1, 4)}` : undefined)
  const local = place.area === 'fr' ? street.fr : place.area === 'de' ? street.de : street.nl
  const empty = rng.chance(0.02)
  return {
    visible: !rng.chance(0.08),
    ...(!empty && {
      street_address: `${local} ${number}${own ? ` / ${own}` : ''}`,
      street,
      number,
      geoLocation: position(place, rng),
    }),
    ...(own && !empty && { box: own }),
    city: cityOf(place),
    country: { id: 'BE' },
    ...(!rng.chance(0.03) && { region: place.region }),
  }
}

/** The place's own name: Dutch in Flanders and Brussels, French or German in Wallonia. */
const nameOf = (place: Place): string =>
  place.area === 'fr' ? place.name.fr : place.area === 'de' ? place.name.de : place.name.nl

const hasAlias = (place: Place): boolean => Object.keys(place.alias).length > 0

export const cityOf = (place: Place): Address['city'] => ({
  id: place.id,
  zip: place.zip,
  name: nameOf(place),
  ...(hasAlias(place) && { alias: place.alias }),
})
