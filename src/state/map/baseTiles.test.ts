import { baseTiles } from './useBaseTiles'

const tileUrl = 'https://{s}.tile.example.org/{z}/{x}/{y}.png'
const address = 'https://maps.example.org/belgium.pmtiles'

test('without a setting the map is the program’s own, in the screen’s colours', () => {
  const { url, isOwn, streets } = baseTiles({ thirdParty: false }, 'fr', true)
  expect(url).toContain('/map/dark/')
  expect({ isOwn, streets }).toEqual({ isOwn: true, streets: undefined })
})

test('tiles of another are asked for once the visitor agreed, where the site says so', () => {
  expect(baseTiles({ tileUrl, thirdParty: true }, 'nl', false)).toMatchObject({
    url: tileUrl,
    isOwn: false,
    askFirst: 'tile.example.org',
  })
  expect(baseTiles({ tileUrl, thirdParty: false }, 'nl', false)).not.toHaveProperty('askFirst')
})

test('a street map stands before tiles, and the program’s own behind it; nobody is asked for a file of the site', () => {
  const tiles = baseTiles({ pmtiles: 'belgium.pmtiles', tileUrl, thirdParty: true }, 'de', false)
  expect(tiles).toMatchObject({
    isOwn: true,
    streets: { file: 'belgium.pmtiles', scheme: 'light', locale: 'de' },
  })
  expect(tiles.url).toContain('/map/light/')
  expect(tiles).not.toHaveProperty('askFirst')
})

test('a street map of another host waits for the visitor too', () => {
  expect(baseTiles({ pmtiles: address, thirdParty: true }, 'nl', false).askFirst).toBe('maps.example.org')
  expect(baseTiles({ pmtiles: address, thirdParty: false }, 'nl', false)).not.toHaveProperty('askFirst')
})

test('OpenStreetMap is named as its licence asks, with a link, and the site’s own words come last', () => {
  const { streets } = baseTiles(
    { pmtiles: address, attribution: 'Stad Gent', thirdParty: false },
    'nl',
    false,
  )
  expect(streets?.credits.map(({ text }) => text)).toEqual(['© OpenStreetMap', 'Protomaps', 'Stad Gent'])
  expect(streets?.credits[0]?.url).toMatch(/openstreetmap\.org\/copyright$/)
})
