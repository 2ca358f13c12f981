import { exp, GeomType, LineSymbolizer, type PaintRule, PolygonSymbolizer } from 'protomaps-leaflet'
import type { Palette } from '../../../domain/map/palette'
import { wayLayer } from '../../../state/map/streetLayers'
import { borderLevel, isGreen, type Way } from '../../../domain/map/streetKinds'

type Stops = [zoom: number, pixels: number][]

interface WayLook {
  way: Way
  /** From which zoom of the map on it is drawn. */
  from: number
  colour: keyof Palette
  edge?: keyof Palette
  /** Where there is no room for an edge: a white street would not be seen on white land. */
  far?: keyof Palette
  /** How broad at a zoom, in pixels; between them it grows by a power. */
  width: Stops
}

/** Ways from the least to the largest, in the order in which they lie over each other. */
const WAYS: readonly WayLook[] = [
  {
    way: 'path',
    from: 15,
    colour: 'path',
    width: [
      [15, 0.7],
      [18, 2],
    ],
  },
  {
    way: 'service',
    from: 14,
    colour: 'street',
    edge: 'streetEdge',
    far: 'path',
    width: [
      [14, 0.8],
      [16, 2.6],
      [18, 8],
    ],
  },
  {
    way: 'minor',
    from: 12,
    colour: 'street',
    edge: 'streetEdge',
    far: 'path',
    width: [
      [12, 0.7],
      [14, 2.2],
      [16, 6.5],
      [18, 16],
    ],
  },
  {
    way: 'medium',
    from: 11,
    colour: 'street',
    edge: 'streetEdge',
    far: 'path',
    width: [
      [11, 0.8],
      [14, 3.4],
      [16, 8.5],
      [18, 19],
    ],
  },
  {
    way: 'major',
    from: 8,
    colour: 'road',
    edge: 'roadEdge',
    far: 'roadFar',
    width: [
      [8, 0.7],
      [11, 1.4],
      [14, 4.6],
      [16, 10],
      [18, 22],
    ],
  },
  {
    way: 'motorway',
    from: 5,
    colour: 'motorway',
    edge: 'motorwayEdge',
    far: 'motorwayFar',
    width: [
      [5, 0.6],
      [8, 1.2],
      [11, 2.2],
      [14, 5.4],
      [16, 11],
      [18, 24],
    ],
  },
]

/** A way this narrow is one line: an edge on both sides would be all of it. */
const EDGED_FROM = 1.6
const GROWTH = 1.5

const polygon = (dataLayer: string, fill: string, more: Partial<PaintRule> = {}): PaintRule => ({
  dataLayer,
  symbolizer: new PolygonSymbolizer({ fill }),
  filter: (_zoom, { geomType }) => geomType === GeomType.Polygon,
  ...more,
})

const greens = (fill: string): PaintRule[] =>
  ['landuse', 'landcover', 'natural'].map((layer) =>
    polygon(layer, fill, {
      filter: (_zoom, { geomType, props }) => geomType === GeomType.Polygon && isGreen(props),
    }),
  )

const line = (dataLayer: string, symbolizer: LineSymbolizer, more: Partial<PaintRule> = {}): PaintRule => ({
  dataLayer,
  symbolizer,
  filter: (_zoom, { geomType }) => geomType === GeomType.Line,
  ...more,
})

const streams = (color: string): PaintRule[] =>
  ['water', 'physical_line'].map((layer) =>
    line(
      layer,
      new LineSymbolizer({
        color,
        width: exp(GROWTH, [
          [9, 0.5],
          [14, 1.4],
          [18, 6],
        ]),
      }),
      { minzoom: 9 },
    ),
  )

const borders = ({ border, province }: Palette): PaintRule[] =>
  [
    { level: 4, color: province, dash: [5, 4] },
    { level: 2, color: border, dash: [9, 4, 2, 4] },
  ].map(({ level, color, dash }) =>
    line('boundaries', new LineSymbolizer({ color, width: (zoom: number) => (zoom < 9 ? 1 : 1.4), dash }), {
      filter: (_zoom, { props }) => borderLevel(props) === level,
    }),
  )

const round = { lineCap: 'round', lineJoin: 'round' } as const

/** The edges of all ways lie below all of their surfaces, so that crossings are open. */
function ways(palette: Palette): PaintRule[] {
  const widthOf = ({ width }: WayLook) => exp(GROWTH, width)
  const rule = (
    { way, from }: WayLook,
    color: string | ((zoom: number) => string),
    width: (zoom: number) => number,
  ) => ({
    dataLayer: wayLayer(way),
    minzoom: from,
    symbolizer: new LineSymbolizer({ color, width, ...round }),
  })
  const edges = WAYS.flatMap((look) => {
    const width = widthOf(look)
    const wide = (zoom: number) => width(zoom) + (width(zoom) < EDGED_FROM ? 0 : zoom < 15 ? 1.4 : 2)
    return look.edge ? [rule(look, palette[look.edge], wide)] : []
  })
  const surfaces = WAYS.map((look) => {
    const width = widthOf(look)
    return rule(look, (zoom) => palette[(width(zoom) < EDGED_FROM && look.far) || look.colour], width)
  })
  return [...edges, ...surfaces]
}

const rails = (color: string): PaintRule => ({
  dataLayer: wayLayer('rail'),
  minzoom: 10,
  symbolizer: new LineSymbolizer({
    color,
    width: exp(GROWTH, [
      [10, 0.6],
      [14, 0.9],
      [18, 3],
    ]),
  }),
})

/** How the map is painted, from below to above, for both editions of the basemap's layers. */
export const paintRules = (palette: Palette): PaintRule[] => [
  ...greens(palette.green),
  polygon('water', palette.river),
  ...streams(palette.river),
  polygon('buildings', palette.house, { minzoom: 14 }),
  ...borders(palette),
  rails(palette.rail),
  ...ways(palette),
]
