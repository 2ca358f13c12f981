import type { NamedPlace } from '../../../src/contract/estateMap'
import { HERE_KM, kmBetween } from '../../../src/domain/map/towns'
import { gazetteer } from './gazetteer'
import type { Place } from './place'
import { placeByCode } from './places'
import { zipOfCode } from './zipPlaces'

const named = ({ code, kind, names, middle }: Place): NamedPlace => ({
  code,
  kind,
  zip: zipOfCode(code),
  name: { ...names },
  lat: middle?.lat ?? null,
  lon: middle?.lon ?? null,
})

/** The town that a point is the middle of; a municipality before a part that lies as near. */
function townAt(lat: number, lon: number): Place | undefined {
  let best: { place: Place; km: number } | undefined
  for (const place of gazetteer().values()) {
    if (!place.middle) continue
    const km = kmBetween(place.middle, { lat, lon })
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
