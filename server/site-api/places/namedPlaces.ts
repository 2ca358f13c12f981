import type { NamedPlace } from '../../../src/contract/estateMap'
import { HERE_KM, kmBetween } from '../../../src/domain/map/towns'
import { gazetteer } from './gazetteer'
import type { Place } from './place'
import { belgianPlaces, placeByCode } from './places'
import { zipOfCode } from './zipPlaces'
import { zipRanges } from './zipRanges'

const above = ({ parent }: Place): string[] => (parent ? [parent.code, ...above(parent)] : [])

const named = (place: Place): NamedPlace => {
  const { code, kind, names, middle, zips } = place
  return {
    code,
    kind,
    zip: zipOfCode(code),
    zips: zipRanges(zips, belgianPlaces().zips),
    within: above(place),
    name: { ...names },
    lat: middle?.lat ?? null,
    lon: middle?.lon ?? null,
  }
}

/** Nobody calls a place by what is farther. */
const FARTHEST_KM = 60

/** The nearest to a point of some places, and how far it is; the first of those that lie as near. */
function nearest(places: Iterable<Place>, at: { lat: number; lon: number }) {
  let best: { place: Place; km: number } | undefined
  for (const place of places) {
    if (!place.middle) continue
    const km = kmBetween(place.middle, at)
    if (!best || km < best.km) best = { place, km }
  }
  return best
}

/** The town that a point is the middle of, a municipality before a part that lies as near; else the nearest municipality. */
function townNear(lat: number, lon: number): Place | undefined {
  const all = [...gazetteer().values()]
  const here = nearest(all, { lat, lon })
  if (here && here.km <= HERE_KM) return here.place
  const near = nearest(
    all.filter(({ kind }) => kind === 'municipality'),
    { lat, lon },
  )
  return near && near.km <= FARTHEST_KM ? near.place : undefined
}

const POINT = /^(-?\d{1,3}(?:\.\d+)?);(-?\d{1,3}(?:\.\d+)?)$/

/** What places are called: those of these codes that there are, then the town at a point `lat;lon` or nearest to it. */
export function namedPlaces({
  codes = '',
  near = '',
}: {
  codes?: string
  near?: string | undefined
}): NamedPlace[] {
  const [, lat, lon] = POINT.exec(near) ?? []
  const at = lat && lon ? townNear(Number(lat), Number(lon)) : undefined
  const asked = codes.split(',').flatMap((code) => placeByCode(code) ?? [])
  return [...new Set([...asked, ...(at ? [at] : [])])].map(named)
}
