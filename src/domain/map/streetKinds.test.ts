import { borderLevel, isGreen, nameProperties, placeRank, placeSize, wayOf } from './streetKinds'

test.each([
  [{ kind: 'highway', kind_detail: 'motorway' }, 'motorway'],
  [{ 'pmap:kind': 'highway', ref: 'A1' }, 'motorway'],
  [{ kind: 'major_road', kind_detail: 'primary' }, 'major'],
  [{ 'pmap:kind': 'major_road' }, 'major'],
  [{ kind: 'major_road', kind_detail: 'tertiary' }, 'medium'],
  [{ 'pmap:kind': 'minor_road', highway: 'unclassified' }, 'minor'],
  [{ kind: 'minor_road', kind_detail: 'service' }, 'service'],
  [{ kind: 'path', kind_detail: 'footway' }, 'path'],
  [{ 'pmap:kind': 'other', highway: 'steps' }, 'path'],
  [{ kind: 'rail', kind_detail: 'rail' }, 'rail'],
  [{ 'pmap:kind': 'railway', railway: 'rail' }, 'rail'],
])('%j is a way of both editions of the map', (properties, way) => expect(wayOf(properties)).toBe(way))

test('a pedestrian street is a street, as both editions call it', () => {
  expect(wayOf({ kind: 'path', kind_detail: 'pedestrian' })).toBe('minor')
  expect(wayOf({ 'pmap:kind': 'other', highway: 'pedestrian' })).toBe('minor')
})

test('a railway or a path below the ground is not drawn, a road in a tunnel is', () => {
  expect(wayOf({ 'pmap:kind': 'railway', railway: 'rail', 'pmap:level': -1 })).toBeUndefined()
  expect(wayOf({ kind: 'path', kind_detail: 'footway', is_tunnel: true })).toBeUndefined()
  expect(wayOf({ kind: 'highway', kind_detail: 'motorway', is_tunnel: true })).toBe('motorway')
})

test('trams, ferries and lifts are no ways', () => {
  for (const properties of [
    { kind: 'rail', kind_detail: 'tram' },
    { 'pmap:kind': 'railway', railway: 'subway' },
    { kind: 'ferry' },
    { kind: 'aerialway' },
    {},
  ])
    expect(wayOf(properties)).toBeUndefined()
})

test('parks, woods and churchyards are green; fields and houses are not', () => {
  for (const properties of [
    { kind: 'park' },
    { 'pmap:kind': 'other', landuse: 'grass' },
    { natural: 'wood' },
  ])
    expect(isGreen(properties)).toBe(true)
  for (const properties of [{ kind: 'farmland' }, { 'pmap:kind': 'school' }, { landuse: 'residential' }, {}])
    expect(isGreen(properties)).toBe(false)
})

test.each([
  [{ kind: 'country' }, 'country'],
  [{ kind: 'region' }, 'region'],
  [{ kind: 'locality', kind_detail: 'city' }, 'city'],
  [{ kind: 'locality', kind_detail: 'village' }, 'village'],
  [{ kind: 'neighbourhood', kind_detail: 'suburb' }, 'quarter'],
  [{ 'pmap:kind': 'city', place: 'city' }, 'city'],
  [{ 'pmap:kind': 'neighbourhood', place: 'town' }, 'town'],
  [{ 'pmap:kind': 'neighbourhood', place: 'neighbourhood' }, 'quarter'],
  [{ 'pmap:kind': 'other', place: 'corner' }, undefined],
])('%j is a place of its size', (properties, size) => expect(placeSize(properties)).toBe(size))

test('of two towns the one with more inhabitants is named first, where that is told', () => {
  expect(placeRank({ population_rank: 9 })).toBeGreaterThan(placeRank({ population_rank: 8 }))
  expect(placeRank({ population: '382808' })).toBeGreaterThan(placeRank({ population: '25611' }))
  expect([placeRank({}), placeRank({ population: 'ca. 500' })]).toEqual([0, 0])
})

test('borders of countries and regions are told, lower ones are not', () => {
  expect(borderLevel({ kind: 'country' })).toBe(2)
  expect(borderLevel({ 'pmap:min_admin_level': 4 })).toBe(4)
  expect(borderLevel({ kind: 'county' })).toBeUndefined()
  expect(borderLevel({ 'pmap:min_admin_level': 8 })).toBeUndefined()
})

test('a name is the one in the visitor’s language, else the one of the place', () =>
  expect(nameProperties('fr')).toEqual(['name:fr', 'name']))
