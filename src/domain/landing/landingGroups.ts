import { LANDING_KINDS, type LandingKind } from '../../routing/landings'
import type { LandingPlace } from './landingPlaces'
import type { LandingRow } from './landingRow'

/** So many listings make a page worth coming to. */
export const LEAST_LISTINGS = 3

/** Listings of a kind in a place. */
export interface Group {
  place: LandingPlace
  kind: LandingKind
  ids: readonly number[]
}

/** Listings by place, told from each other by what a place goes by. */
function byPlace(
  ids: readonly number[],
  rows: ReadonlyMap<number, LandingRow>,
  places: readonly LandingPlace[],
): Map<LandingPlace, number[]> {
  const placesOf = new Map<string, LandingPlace[]>()
  const found = new Map<LandingPlace, number[]>()
  for (const id of ids) {
    const row = rows.get(id)
    if (!row) continue
    const key = [row.country, row.zip, row.city].join()
    const own = placesOf.get(key) ?? places.filter((place) => place.holds(row))
    placesOf.set(key, own)
    for (const place of own) {
      const there = found.get(place)
      if (there) there.push(id)
      else found.set(place, [id])
    }
  }
  return found
}

/** Enough listings of each kind in a place; of everything only where that is more than one of these has. */
function groupsIn(
  place: LandingPlace,
  ids: readonly number[],
  rows: ReadonlyMap<number, LandingRow>,
): Group[] {
  const groups = LANDING_KINDS.map((kind) => ({
    place,
    kind,
    ids: kind === 'ANY' ? ids : ids.filter((id) => rows.get(id)?.type === kind),
  })).filter((group) => group.ids.length >= LEAST_LISTINGS)
  const isWhole = groups.some((group) => group.kind !== 'ANY' && group.ids.length === ids.length)
  return groups.filter(({ kind }) => kind !== 'ANY' || !isWhole)
}

const codeOf = ({ asked }: LandingPlace) => ('place' in asked ? asked.place : undefined)
/** Whether a group lies in the place of another. */
export const isIn = ({ place }: Group, province: Group) =>
  place.province !== undefined && place.province === codeOf(province.place)

/** Without provinces in which one town has all that there is. */
const worthwhile = (groups: readonly Group[]) =>
  groups.filter(
    (group) =>
      !group.place.isProvince ||
      !groups.some(
        (other) => other.kind === group.kind && isIn(other, group) && other.ids.length === group.ids.length,
      ),
  )

/** Listings of each kind in each place where there are enough for a page: no two groups are the same. */
export const landingGroups = (
  ids: readonly number[],
  rows: ReadonlyMap<number, LandingRow>,
  places: readonly LandingPlace[],
): Group[] =>
  worthwhile([...byPlace(ids, rows, places)].flatMap(([place, own]) => groupsIn(place, own, rows)))
