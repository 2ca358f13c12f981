import type { Locale } from '../../contract/locales'
import type { OwnNames, RegionKind, TownRow } from './ownTiles'
import { townName } from './towns'

/** How a name is written: its face, size in px, and the space between letters, px. */
export interface NameStyle {
  tone: 'city' | 'town' | 'village' | 'region' | 'water'
  size: number
  spacing: number
}

/** A name that would stand on the map at some zoom level. */
export interface MapName extends NameStyle {
  key: string
  text: string
  lat: number
  lon: number
  /** Whether a dot marks the place and the name stands beside it. */
  hasDot: boolean
}

/** Fewest inhabitants of a town that is named, by zoom level; beyond the last all are. */
const FEWEST: readonly (readonly [zoom: number, inhabitants: number])[] = [
  [5, 400_000],
  [6, 150_000],
  [7, 75_000],
  [8, 38_000],
  [9, 20_000],
  [10, 9000],
  [11, 3500],
]
const CITY = 75_000
const LARGE_TOWN = 25_000
/** From this zoom on a town is larger than a dot. */
const NO_DOT_ZOOM = 12
/** From this zoom on villages and quarters are named. */
export const VILLAGE_ZOOM = 11

const fewest = (zoom: number) => (zoom < 5 ? Infinity : (FEWEST.find(([from]) => from === zoom)?.[1] ?? 0))

const REGION_ZOOMS: Readonly<Record<RegionKind, readonly [from: number, to: number]>> = {
  water: [6, 11],
  country: [4, 8],
  province: [9, 10],
}

const REGION_STYLE: Readonly<Record<RegionKind, NameStyle>> = {
  country: { tone: 'region', size: 12, spacing: 3.4 },
  province: { tone: 'region', size: 10.5, spacing: 2.2 },
  water: { tone: 'water', size: 17, spacing: 1.2 },
}

function townStyle(inhabitants: number, zoom: number): NameStyle {
  if (inhabitants >= CITY) return { tone: 'city', size: zoom < 8 ? 14 : zoom < 11 ? 16 : 19, spacing: 0 }
  const nearer = zoom >= 13 ? 1.5 : 0
  return { tone: 'town', size: (inhabitants >= LARGE_TOWN ? 13 : 12) + nearer, spacing: 0.1 }
}

const VILLAGE_STYLE: NameStyle = { tone: 'village', size: 12, spacing: 0.1 }

/**
 * The names of a zoom level (a whole one) in a language, the weightiest first: cities, what is no town, towns by their inhabitants,
 * villages.
 */
export function namesAt(
  { towns, regions }: OwnNames,
  villages: readonly TownRow[],
  locale: Locale,
  zoom: number,
): MapName[] {
  const hasDot = zoom < NO_DOT_ZOOM
  const least = fewest(zoom)
  const nameOf = (row: TownRow, style: NameStyle): MapName => ({
    key: `${row[0]} ${row[1]} ${row[2]}`,
    text: townName(row, locale),
    lat: row[1],
    lon: row[2],
    hasDot,
    ...style,
  })
  const told = towns.filter(([, , , inhabitants]) => inhabitants >= least)
  const styled = told.map((row) => nameOf(row, townStyle(row[3], zoom)))
  const areas = regions
    .filter(([kind]) => zoom >= REGION_ZOOMS[kind][0] && zoom <= REGION_ZOOMS[kind][1])
    .map(([kind, lat, lon, names]): MapName => ({
      key: `${kind} ${lat} ${lon}`,
      text: kind === 'water' ? names[locale] : names[locale].toLocaleUpperCase(locale),
      lat,
      lon,
      hasDot: false,
      ...REGION_STYLE[kind],
    }))
  return [
    ...styled.filter(({ tone }) => tone === 'city'),
    ...areas,
    ...styled.filter(({ tone }) => tone !== 'city'),
    ...(zoom >= VILLAGE_ZOOM ? villages.map((row) => nameOf(row, VILLAGE_STYLE)) : []),
  ]
}
