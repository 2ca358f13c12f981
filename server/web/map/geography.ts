import { readFile } from 'node:fs/promises'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { MultiLineString, MultiPolygon, Polygon, Position } from 'geojson'
import provinceLines from './data/provinces.json'
import type { Box } from '../../../src/domain/map/box'
import { worldX, worldY } from './mercator'

/** A ring or line on the Mercator map, in parts of its width, with the box it fills. */
export interface Stroke {
  points: Float64Array
  box: Box
}

/** What there is to draw; rings of one polygon stand together, holes included. */
export interface Geography {
  land: readonly Stroke[]
  /** Belgium, which stands out from its neighbours. */
  home: readonly Stroke[]
  coasts: readonly Stroke[]
  borders: readonly Stroke[]
  provinces: readonly Stroke[]
}

function stroke(line: readonly Position[]): Stroke {
  const points = new Float64Array(line.length * 2)
  const box = { left: 1, top: 1, right: 0, bottom: 0 }
  line.forEach(([lon = 0, lat = 0], index) => {
    const x = worldX(lon)
    const y = worldY(lat)
    points.set([x, y], index * 2)
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  })
  return { points, box }
}

const strokes = ({ coordinates }: MultiLineString) => coordinates.map(stroke)
const rings = (shape: Polygon | MultiPolygon) =>
  (shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates).flat().map(stroke)

/** ISO 3166-1 numbers, as the atlas names countries. */
const BELGIUM = '056'

type Atlas = Topology<{ countries: GeometryCollection; land: GeometryCollection }>
type Shape = Polygon | MultiPolygon

async function read(): Promise<Geography> {
  const atlas = JSON.parse(await readFile(require.resolve('world-atlas/countries-10m.json'), 'utf8')) as Atlas
  const { countries, land } = atlas.objects
  const belgium = countries.geometries.find(({ id }) => id === BELGIUM)
  const shapes = feature(atlas, land).features.map(({ geometry }) => geometry as Shape)
  return {
    land: shapes.flatMap(rings),
    home: belgium?.type === 'Polygon' ? rings(feature(atlas, belgium).geometry) : [],
    coasts: strokes(mesh(atlas, land)),
    borders: strokes(mesh(atlas, countries, (a, b) => a !== b)),
    provinces: (provinceLines as Position[][]).map(stroke),
  }
}

let known: Promise<Geography> | undefined

/** Land, coasts and borders of the whole world, read when the first tile is asked for (a third of a second). */
export function geography(): Promise<Geography> {
  known ??= read()
  return known
}
