import type { NamedPlace } from '../../contract/estateMap'
import type { GeoRange } from './geoRange'
import type { CodedPlace } from './placeCode'

/** A circle by the code of the place in its middle; undefined of one around anywhere else, and of one that is no whole kilometres. */
export function circlePlace(
  { km, lat, lon }: GeoRange,
  places: readonly Pick<NamedPlace, 'code' | 'lat' | 'lon'>[] = [],
): Required<CodedPlace> | undefined {
  const middle = places.find((place) => place.lat === lat && place.lon === lon)
  return middle && Number.isInteger(km) ? { code: middle.code, km } : undefined
}
