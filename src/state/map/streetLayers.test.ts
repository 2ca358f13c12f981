import type { Feature } from 'protomaps-leaflet'
import { nameLayer, wayLayer, withWays } from './streetLayers'

/** A line of a tile, as the file has it. */
function line(props: Feature['props'], ...points: [number, number][]): Feature {
  const geom = [points.map(([x, y]) => ({ x, y }))] as Feature['geom']
  return {
    props,
    geom,
    geomType: 2,
    numVertices: points.length,
    bbox: { minX: 0, minY: 0, maxX: 0, maxY: 0 },
  }
}

const kerkstraat = { kind: 'minor_road', kind_detail: 'residential', name: 'Kerkstraat' }
const layers = withWays(
  new Map([
    [
      'roads',
      [
        line(kerkstraat, [0, 0], [10, 0]),
        line({ kind: 'highway', kind_detail: 'motorway' }, [0, 9], [90, 9]),
        line(kerkstraat, [20, 0.5], [10, 0]),
        line({ kind: 'ferry', name: 'Veer' }, [0, 0], [9, 9]),
      ],
    ],
    ['transit', [line({ 'pmap:kind': 'railway', railway: 'rail', name: 'Lijn 50' }, [0, 3], [9, 3])]],
    ['water', []],
  ]),
)

test('ways are sorted by their kind, from both layers that have some; all else stays', () => {
  expect(layers.get(wayLayer('minor'))).toHaveLength(2)
  expect(layers.get(wayLayer('motorway'))).toHaveLength(1)
  expect(layers.get(wayLayer('rail'))).toHaveLength(1)
  expect([...layers.keys()].some((name) => /ferry|undefined/.test(name))).toBe(false)
  expect(layers.has('water')).toBe(true)
})

test('a street is named along all of it, from its one end to the other', () => {
  const [street, ...others] = layers.get(nameLayer('minor')) ?? []
  expect(others).toEqual([])
  expect(street?.props['name']).toBe('Kerkstraat')
  const ends = street?.geom.map((way) => way.map(({ x }) => x).sort((one, other) => one - other))
  expect(ends).toEqual([[0, 20]])
  expect(street?.bbox).toEqual({ minX: 0, minY: 0, maxX: 20, maxY: 0.5 })
})

test('what has no name, and railways, are not named', () => {
  expect(layers.get(nameLayer('motorway'))).toEqual([])
  expect(layers.get(nameLayer('rail'))).toEqual([])
})
