import { AREAS, overlap, parseBox, tilesWithin } from './box'
import { parseMapArguments } from './mapArguments'

describe('what is asked for', () => {
  test('a part of the world by its name becomes the file of that name', () => {
    const asked = parseMapArguments(['belgium', 'planet.pmtiles'])
    expect(asked).toMatchObject({
      box: AREAS['belgium'],
      from: 'planet.pmtiles',
      out: 'belgium.pmtiles',
      dryRun: false,
    })
  })

  test('a box needs a name for its file', () => {
    const box = ['--bbox', '3.6,51.0,3.8,51.1', 'https://maps.example.org/planet.pmtiles']
    expect(parseMapArguments([...box, '--out', 'gent', '--max-zoom', '14', '--dry-run'])).toEqual({
      box: { west: 3.6, south: 51, east: 3.8, north: 51.1 },
      from: 'https://maps.example.org/planet.pmtiles',
      out: 'gent.pmtiles',
      maxZoom: 14,
      dryRun: true,
    })
    expect(() => parseMapArguments(box)).toThrow('--out is needed')
  })

  test.each([
    [[], 'npm run map'],
    [['belgium'], 'npm run map'],
    [['belgium', 'a.pmtiles', 'b.pmtiles'], 'npm run map'],
    [['atlantis', 'a.pmtiles'], 'must be one of belgium, flanders, brussels, wallonia'],
    [['belgium', 'a.pmtiles', '--max-zoom', '99'], '--max-zoom must be a whole number'],
    [['belgium', 'a.pmtiles', '--out', '../belgium'], '--out must be a plain name'],
    [['belgium', 'a.pmtiles', '--out', '.belgium'], '--out must be a plain name'],
  ])('%j is refused with what is wrong', (args, words) =>
    expect(() => parseMapArguments(args)).toThrow(words),
  )

  test('help is help', () => expect(parseMapArguments(['--help'])).toBeUndefined())
})

test.each(['3,4', '4,51,3,52', '3,52,4,51', '-181,51,4,52', '3,51,4,', 'a,b,c,d', '3,51,4,91'])(
  'the box %s is none',
  (text) => expect(() => parseBox(text)).toThrow('west,south,east,north'),
)

test('a box touches the tile that it lies in, and all of them far off', () => {
  const ghent = { west: 3.7, south: 51.04, east: 3.72, north: 51.05 }
  expect(tilesWithin(ghent, 0)).toEqual({ left: 0, right: 0, top: 0, bottom: 0 })
  expect(tilesWithin(ghent, 10)).toEqual({ left: 522, right: 522, top: 342, bottom: 342 })
  expect(tilesWithin({ west: -180, south: -90, east: 180, north: 90 }, 2)).toEqual({
    left: 0,
    right: 3,
    top: 0,
    bottom: 3,
  })
})

test('what two boxes share, or the first', () => {
  const box = { west: 0, south: 0, east: 2, north: 2 }
  expect(overlap(box, { west: 1, south: -1, east: 3, north: 1 })).toEqual({
    west: 1,
    south: 0,
    east: 2,
    north: 1,
  })
  expect(overlap(box, { west: 5, south: 5, east: 6, north: 6 })).toEqual(box)
})
