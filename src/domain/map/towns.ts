import type { Locale } from '../../contract/locales'
import { KM_PER_DEGREE } from './earth'
import type { TownRow } from './ownTiles'

/** The eight winds, clockwise from the north. */
const WINDS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
type Wind = (typeof WINDS)[number]

/** So near that the town itself is meant. */
export const HERE_KM = 0.6

export const townName = ([name, , , , others]: TownRow, locale: Locale) => others[locale] ?? name

interface Point {
  lat: number
  lon: number
}

/** How far a point lies to the east and to the north of another one, in km: the earth is flat between neighbours. */
function kmFrom(from: Point, to: Point): { east: number; north: number } {
  const stretch = Math.cos((to.lat * Math.PI) / 180)
  return {
    east: (to.lon - from.lon) * stretch * KM_PER_DEGREE,
    north: (to.lat - from.lat) * KM_PER_DEGREE,
  }
}

/** How far neighbours are from each other, in km. */
export function kmBetween(from: Point, to: Point): number {
  const { east, north } = kmFrom(from, to)
  return Math.hypot(east, north)
}

/** The nearest town of a point: how far it is, and in which wind from it the point lies. */
export function nearestTown(rows: readonly TownRow[], lat: number, lon: number) {
  let nearest: { row: TownRow; km: number; wind: Wind } | undefined
  for (const row of rows) {
    const { east, north } = kmFrom({ lat: row[1], lon: row[2] }, { lat, lon })
    const km = Math.hypot(east, north)
    if (nearest && nearest.km <= km) continue
    const eighths = Math.round((Math.atan2(east, north) / Math.PI) * 4)
    nearest = { row, km, wind: WINDS[(eighths + 8) % 8] ?? 'N' }
  }
  return nearest
}
