import type { Feature } from 'protomaps-leaflet'
import { joinLines, straightened } from '../../domain/map/joinLines'
import { type Way, wayOf } from '../../domain/map/streetKinds'

/** Layers that a tile is given when it comes: its ways of a kind, and their names. */
export const wayLayer = (way: Way) => `way ${way}`
export const nameLayer = (way: Way) => `name ${way}`

/** Where ways are, in today's edition of the map and the older one. */
const SOURCES = ['roads', 'transit']

/** Geometry type of a line, as vector tiles count them. */
const LINE = 2
/** A name stands straight: so many pixels of the file's tile off the middle of its street are not seen. */
const NEARLY = 1.2

function boxOf(lines: Feature['geom']): Feature['bbox'] {
  const box = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity }
  for (const { x, y } of lines.flat()) {
    box.minX = Math.min(box.minX, x)
    box.minY = Math.min(box.minY, y)
    box.maxX = Math.max(box.maxX, x)
    box.maxY = Math.max(box.maxY, y)
  }
  return box
}

function grouped<T, K>(items: readonly T[], keyOf: (item: T) => K | undefined): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    if (key === undefined) continue
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

const nameOf = ({ props: { name } }: Feature) => (typeof name === 'string' ? name : undefined)

/** Named streets, each put together from its parts: alone most are too short for their names. */
const namesOf = (ways: readonly Feature[]): Feature[] =>
  [...grouped(ways, nameOf).values()].flatMap(([first, ...others]): Feature[] => {
    if (!first) return []
    const lines = joinLines([first, ...others].flatMap(({ geom }) => geom))
    const geom = lines.map((line) => straightened(line, NEARLY))
    return [{ ...first, geom, bbox: boxOf(geom), numVertices: geom.flat().length }]
  })

/** Sorts the ways of a tile once, as it comes: it is painted many times, each time kind by kind. */
export function withWays(layers: Map<string, Feature[]>): Map<string, Feature[]> {
  const lines = SOURCES.flatMap((name) => layers.get(name) ?? []).filter(({ geomType }) => geomType === LINE)
  const ways = [...grouped(lines, ({ props }) => wayOf(props))]
  return new Map([
    ...layers,
    ...ways.flatMap(([way, features]): [string, Feature[]][] => [
      [wayLayer(way), features],
      [nameLayer(way), way === 'rail' ? [] : namesOf(features)],
    ]),
  ])
}
