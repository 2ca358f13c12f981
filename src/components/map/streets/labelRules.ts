import {
  CenteredTextSymbolizer,
  GeomType,
  type LabelRule,
  LineLabelPlacement,
  LineLabelSymbolizer,
} from 'protomaps-leaflet'
import type { Locale } from '../../../contract/locales'
import type { Palette } from '../../../domain/map/palette'
import { nameLayer } from '../../../state/map/streetLayers'
import {
  nameProperties,
  placeRank,
  type PlaceSize,
  placeSize,
  type Way,
} from '../../../domain/map/streetKinds'

interface PlaceLook {
  size: PlaceSize
  /** Zoom levels of the map at which it is named. */
  from: number
  to: number
  pixels: (zoom: number) => number
  weight: number
  colour: keyof Palette
}

/** Who is named first keeps its place. */
const PLACES: readonly PlaceLook[] = [
  { size: 'country', from: 5, to: 7, pixels: () => 14, weight: 600, colour: 'region' },
  { size: 'city', from: 5, to: 14, pixels: (zoom) => (zoom < 9 ? 13 : 16), weight: 600, colour: 'city' },
  { size: 'town', from: 9, to: 15, pixels: (zoom) => (zoom < 12 ? 12 : 14), weight: 500, colour: 'town' },
  {
    size: 'village',
    from: 11,
    to: 16,
    pixels: (zoom) => (zoom < 14 ? 11.5 : 13),
    weight: 500,
    colour: 'town',
  },
  { size: 'region', from: 7, to: 9, pixels: () => 12, weight: 500, colour: 'region' },
  { size: 'quarter', from: 13, to: 16, pixels: () => 12, weight: 500, colour: 'region' },
]

interface StreetLook {
  ways: readonly Way[]
  from: number
  pixels: (zoom: number) => number
}

const STREETS: readonly StreetLook[] = [
  { ways: ['motorway', 'major'], from: 14, pixels: (zoom) => (zoom < 16 ? 11.5 : 13) },
  { ways: ['medium', 'minor'], from: 15, pixels: (zoom) => (zoom < 17 ? 11 : 13) },
  { ways: ['service', 'path'], from: 17, pixels: () => 11 },
]

/** A word, then the next line: so many letters beside each other. */
const LINE_LETTERS = 16
/** After so many pixels a long street is named again. */
const REPEATED = 420

/** Which names stand on the map, in a language, and how they are written. */
export function labelRules(palette: Palette, locale: Locale, fontFamily: string): LabelRule[] {
  const labelProps = nameProperties(locale)
  const font = (weight: number, pixels: (zoom: number) => number, style = '') => ({
    font: (zoom: number) => `${style} ${weight} ${pixels(zoom)}px ${fontFamily}`.trim(),
  })
  const places = PLACES.map(({ size, from, to, pixels, weight, colour }): LabelRule => ({
    dataLayer: 'places',
    minzoom: from,
    maxzoom: to,
    symbolizer: new CenteredTextSymbolizer({
      labelProps,
      ...font(weight, pixels),
      fill: palette[colour],
      stroke: palette.rim,
      width: 2,
      maxLineChars: LINE_LETTERS,
      lineHeight: 1.25,
    }),
    filter: (_zoom, { geomType, props }) => geomType === GeomType.Point && placeSize(props) === size,
    sort: (one, other) => placeRank(other) - placeRank(one),
  }))
  const along = {
    labelProps,
    position: LineLabelPlacement.Center,
    repeatDistance: REPEATED,
    width: 3,
    stroke: palette.rim,
  }
  const streets = STREETS.flatMap(({ ways, from, pixels }) =>
    ways.map((way): LabelRule => ({
      dataLayer: nameLayer(way),
      minzoom: from,
      symbolizer: new LineLabelSymbolizer({ ...along, ...font(500, pixels), fill: palette.way }),
    })),
  )
  const rivers = ['water', 'physical_line'].map((dataLayer): LabelRule => ({
    dataLayer,
    minzoom: 13,
    symbolizer: new LineLabelSymbolizer({ ...along, ...font(500, () => 12, 'italic'), fill: palette.water }),
    filter: (_zoom, { geomType }) => geomType === GeomType.Line,
  }))
  const lakes: LabelRule = {
    dataLayer: 'water',
    minzoom: 10,
    symbolizer: new CenteredTextSymbolizer({
      labelProps,
      ...font(500, () => 12, 'italic'),
      fill: palette.water,
      stroke: palette.rim,
      width: 2,
      maxLineChars: LINE_LETTERS,
    }),
    filter: (_zoom, { geomType }) => geomType === GeomType.Point,
  }
  return [...places, ...rivers, lakes, ...streets]
}
