import { edgesOf, isWithin, viewArea } from './viewArea'

test.each([
  ['in the middle', { lat: 51, lon: 4 }, true],
  ['on an edge', { lat: 50.5, lon: 4 }, true],
  ['north of it', { lat: 51.6, lon: 4 }, false],
  ['east of it', { lat: 51, lon: 5.1 }, false],
])('a place %s is in a window or not', (_, place, isIn) => {
  expect(isWithin(edgesOf(viewArea({ west: 3, south: 50.5, east: 5, north: 51.5 })), place)).toBe(isIn)
})
