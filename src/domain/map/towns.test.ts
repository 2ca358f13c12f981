import type { TownRow } from './ownTiles'
import { nearestTown, townName } from './towns'

const ghent: TownRow = ['Gent', 51.05, 3.72, 231493, { fr: 'Gand', en: 'Ghent' }]
const liege: TownRow = ['Liège', 50.63, 5.57, 182597, { nl: 'Luik', de: 'Lüttich' }]
const ROWS = [ghent, liege]

test('a town is called as the language calls it', () => {
  expect(townName(liege, 'nl')).toBe('Luik')
  expect(townName(liege, 'fr')).toBe('Liège')
})

test.each([
  [51.15, 3.72, 'N'],
  [51.05, 3.62, 'W'],
  [51.01, 3.78, 'SE'],
  [51.05, 3.82, 'E'],
])('%p, %p lies %s of the town next to it', (lat, lon, wind) => {
  const near = nearestTown(ROWS, lat, lon)
  expect(near?.row).toBe(ghent)
  expect(near?.wind).toBe(wind)
  expect(near?.km).toBeLessThan(12)
})

test('without towns there is none near', () => expect(nearestTown([], 51, 4)).toBeUndefined())
