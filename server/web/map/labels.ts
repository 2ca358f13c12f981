import type { Locale } from '../../../src/contract/locales'
import { meets, type Box } from './clip'
import { textWidth, type Face } from './lettering'
import { worldSize, worldX, worldY } from './mercator'
import { REGION_NAMES, TOWNS, type RegionName, type Town } from './names'

/** A text with its place on the map of one zoom level, in pixels of that map. */
export interface Label {
  text: string
  face: Face
  size: number
  spacing: number
  tone: 'city' | 'town' | 'region' | 'water'
  /** Where its base line begins. */
  x: number
  y: number
  /** The town's own place, where it has a dot. */
  dot?: { x: number; y: number }
  /** What it covers; no two of a zoom level meet. */
  box: Box
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
/** From this zoom on a town is larger than a dot. */
const NO_DOT_ZOOM = 12
/** Clear space around a name, in pixels: more far off, where names are many. */
const AIR = 7

const fewest = (zoom: number) => (zoom < 5 ? Infinity : (FEWEST.find(([from]) => from === zoom)?.[1] ?? 0))

function townStyle(weight: number, zoom: number): Pick<Label, 'face' | 'size' | 'spacing' | 'tone'> {
  if (weight >= CITY)
    return { face: 'city', size: zoom < 8 ? 14 : zoom < 11 ? 16 : 19, spacing: 0, tone: 'city' }
  const size = (weight >= 25_000 ? 12.5 : 11.5) + (zoom >= 13 ? 1.5 : 0)
  return { face: 'town', size, spacing: 0.1, tone: 'town' }
}

const REGION_STYLE = {
  country: { face: 'town', size: 12, spacing: 3.4, tone: 'region' },
  province: { face: 'town', size: 10.5, spacing: 2.2, tone: 'region' },
  water: { face: 'water', size: 17, spacing: 1.2, tone: 'water' },
} as const

type Placed = Omit<Label, 'box'>

function boxOf({ text, face, size, spacing, x, y, dot }: Placed): Box {
  return {
    left: x - AIR,
    right: x + textWidth(text, face, size, spacing) + AIR,
    top: y - size * 0.8 - AIR,
    bottom: (dot ? dot.y + 3 : y + size * 0.25) + AIR,
  }
}

function townLabel({ names, lat, lon, weight }: Town, locale: Locale, zoom: number): Label {
  const size = worldSize(zoom)
  const at = { x: worldX(lon) * size, y: worldY(lat) * size }
  const style = townStyle(weight, zoom)
  const text = names[locale]
  const left = at.x - textWidth(text, style.face, style.size, style.spacing) / 2
  const label: Placed =
    zoom < NO_DOT_ZOOM
      ? { text, ...style, x: left, y: at.y - 6.5, dot: at }
      : { text, ...style, x: left, y: at.y + style.size * 0.35 }
  return { ...label, box: boxOf(label) }
}

function regionLabel({ names, kind, lat, lon }: RegionName, locale: Locale, zoom: number): Label {
  const size = worldSize(zoom)
  const style = REGION_STYLE[kind]
  const text = kind === 'water' ? names[locale] : names[locale].toLocaleUpperCase(locale)
  const label: Placed = {
    text,
    ...style,
    x: worldX(lon) * size - textWidth(text, style.face, style.size, style.spacing) / 2,
    y: worldY(lat) * size + style.size * 0.35,
  }
  return { ...label, box: boxOf(label) }
}

function place(locale: Locale, zoom: number): Label[] {
  const regions = REGION_NAMES.filter(({ zooms: [from, to] }) => zoom >= from && zoom <= to)
  const wanted = [
    ...TOWNS.filter(({ weight }) => weight >= CITY && weight >= fewest(zoom)).map((town) =>
      townLabel(town, locale, zoom),
    ),
    ...regions.map((region) => regionLabel(region, locale, zoom)),
    ...TOWNS.filter(({ weight }) => weight < CITY && weight >= fewest(zoom)).map((town) =>
      townLabel(town, locale, zoom),
    ),
  ]
  const placed: Label[] = []
  for (const label of wanted) if (!placed.some(({ box }) => meets(box, label.box))) placed.push(label)
  return placed
}

const known = new Map<string, readonly Label[]>()

/**
 * The names of one zoom level, the weightiest placed first and none over another. They are placed once for the whole map,
 * so that a name which crosses from one tile to the next is the same on both.
 */
export function labels(locale: Locale, zoom: number): readonly Label[] {
  const key = `${locale}${zoom}`
  const placed = known.get(key) ?? place(locale, zoom)
  known.set(key, placed)
  return placed
}
