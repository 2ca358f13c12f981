import type { MapPin } from '../search/mapPins'

/** A place on the map with all listings that stand there: units and listings of one address are one pin. */
export interface MapPlace {
  key: string
  lat: number
  lon: number
  /** Only known to about a kilometre, as its address is hidden. */
  approximate: boolean
  pins: readonly MapPin[]
}

/** What parts the keys of places in the key of a group. */
const AND = '|'

/** Places that are too near each other to be told apart on the nearest map, as one that lists what stands at all of them. */
export function groupOf(places: readonly MapPlace[]): MapPlace | undefined {
  const [first, ...others] = places
  if (!first || !others.length) return first
  const middle = (of: 'lat' | 'lon') => places.reduce((sum, place) => sum + place[of], 0) / places.length
  return {
    key: places.map(({ key }) => key).join(AND),
    lat: middle('lat'),
    lon: middle('lon'),
    approximate: false,
    pins: places.flatMap(({ pins }) => pins),
  }
}

/** Keys of the places that a key names: several of a group. */
export const keysOf = (key: string): string[] => key.split(AND)

export const isGroup = ({ key }: MapPlace): boolean => key.includes(AND)

/** More at one place than anybody reads on a map; the list has them all. */
export const MOST_AT_A_PLACE = 50

/** Puts listings, one after the other, where they stand; places keep the order of the first of each. */
export function gatherPlaces() {
  const places = new Map<string, MapPlace & { pins: MapPin[] }>()
  return {
    places: places as ReadonlyMap<string, MapPlace>,
    /** The place where it stands now. */
    add(pin: MapPin): MapPlace {
      const { lat, lon, kind } = pin
      const key = `${lat},${lon},${kind.approximate}`
      const known = places.get(key)
      if (known) {
        known.pins.push(pin)
        return known
      }
      const place = { key, lat, lon, approximate: kind.approximate, pins: [pin] }
      places.set(key, place)
      return place
    },
  }
}

/** Listings by the place where they stand, in the order of the first of each place. */
export function mapPlaces(pins: readonly MapPin[]): MapPlace[] {
  const { places, add } = gatherPlaces()
  pins.forEach(add)
  return [...places.values()]
}
