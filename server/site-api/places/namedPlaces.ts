import type { NamedPlace } from '../../../src/contract/estateMap'
import { gazetteer } from './gazetteer'
import type { Place } from './place'
import { placeByCode } from './places'

/** So near that the place itself is meant. */
const HERE_KM = 0.6
const KM_PER_DEGREE = 111.32

const named = ({ code, kind, names, middle }: Place): NamedPlace => ({
  code,
  kind,
  zip: /\d{4}$/.exec(code)?.[0] ?? '',
  name: { ...names },
  lat: middle?.lat ?? null,
  lon: middle?.lon ?? null,
})

/** The town that a point is the middle of; a municipality before a part that lies as near. */
function townAt(lat: number, lon: number): Place | undefined {
  const stretch = Math.cos((lat * Math.PI) / 180)
  let best: { place: Place; km: number } | undefined
  for (const place of gazetteer().values()) {
    if (!place.middle) continue
    const km = Math.hypot(place.middle.lat - lat, (place.middle.lon - lon) * stretch) * KM_PER_DEGREE
    if (km <= HERE_KM && (!best || km < best.km)) best = { place, km }
  }
  return best?.place
}

const POINT = /^(-?\d{1,3}(?:\.\d+)?);(-?\d{1,3}(?:\.\d+)?)$/

/** What places are called: those of these codes that there are, then the one at a point `lat;lon`, where one is. */
export function namedPlaces({
  codes = '',
  near = '',
}: {
  codes?: string
  near?: string | undefined
}): NamedPlace[] {
  const [, lat, lon] = POINT.exec(near) ?? []
  const at = lat && lon ? townAt(Number(lat), Number(lon)) : undefined
  const asked = codes.split(',').flatMap((code) => placeByCode(code) ?? [])
  return [...new Set([...asked, ...(at ? [at] : [])])].map(named)
}
