import type { EstateFilters } from '../../contract/search'
import { kmBetween } from '../map/towns'
import type { FilterNames } from './filterNames'
import { parsePlace } from './placeCode'
import type { SearchFilter } from './searchFilter'
import { isInRanges } from './zipRanges'

type Location = EstateFilters['locations'][number]

/** A town near the chosen ones where the search finds something too. */
export interface Neighbour {
  /** Of its municipalities of listings the first: their name and postal code. */
  location: Location
  ids: readonly number[]
  /** Listings that choosing it adds. */
  count: number
  km: number
}

/** Farther is not next door. */
const MOST_KM = 15
const MOST = 4

const keyOf = ({ id, place }: Location) => place ?? String(id)

/** Towns that are chosen, as far as it is known where they are; of larger places and circles nobody asks what is next to them. */
function chosenTowns({ city = [], place = [] }: SearchFilter, { locations, places = [] }: FilterNames) {
  const cities = locations.filter(({ id }) => city.includes(id))
  const coded = place.flatMap((text) => {
    const { code, km } = parsePlace(text) ?? {}
    return km ? [] : places.filter((known) => known.code === code)
  })
  return {
    middles: [
      ...cities.flatMap(({ at }) => at ?? []),
      ...coded.flatMap(({ lat, lon }) => (lat === null || lon === null ? [] : [{ lat, lon }])),
    ],
    holds: (location: Location) =>
      cities.some((chosen) => keyOf(chosen) === keyOf(location)) ||
      coded.some(({ code, zips = '' }) => code === location.place || isInRanges(zips, location.zip)),
  }
}

/** The nearest towns around the chosen ones where the search as it stands finds something, the nearest first. */
export function neighbours(filter: SearchFilter, names: FilterNames): Neighbour[] {
  const { middles, holds } = chosenTowns(filter, names)
  const byTown = new Map<string, Neighbour>()
  for (const location of names.locations) {
    const { at, id, count } = location
    if (!at || !count || !middles.length || holds(location)) continue
    const km = Math.min(...middles.map((middle) => kmBetween(middle, at)))
    const known = byTown.get(keyOf(location))
    if (km > MOST_KM) continue
    byTown.set(keyOf(location), {
      location: known?.location ?? location,
      ids: [...(known?.ids ?? []), id],
      count: (known?.count ?? 0) + count,
      km,
    })
  }
  return [...byTown.values()].sort((a, b) => a.km - b.km || b.count - a.count).slice(0, MOST)
}
