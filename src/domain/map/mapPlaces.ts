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

/** Listings by the place where they stand, in the order of the first of each place. */
export function mapPlaces(pins: readonly MapPin[]): MapPlace[] {
  const places = new Map<string, MapPlace & { pins: MapPin[] }>()
  for (const pin of pins) {
    const { lat, lon, kind } = pin
    const key = `${lat},${lon},${kind.approximate}`
    const place = places.get(key)
    if (place) place.pins.push(pin)
    else places.set(key, { key, lat, lon, approximate: kind.approximate, pins: [pin] })
  }
  return [...places.values()]
}
