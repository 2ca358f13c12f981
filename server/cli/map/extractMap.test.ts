import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { PMTiles, tileIdToZxy, zxyToTileId } from 'pmtiles'
import { streetMapPath } from '../../../tests/support/streetMap'
import { checkedHeader } from '../../web/map/archive'
import { type Box, tilesWithin } from './box'
import { prepareExtract, writeExtract } from './extractMap'
import { HEADER_BYTES } from './headerBytes'
import { mapCommand } from './mapCommand'
import { archiveOf, sourceOf, tilesOf } from './testing/archiveOf'

let dir: string
beforeAll(async () => (dir = await mkdtemp(join(tmpdir(), 'aanbod-map-'))))
afterAll(() => rm(dir, { recursive: true, force: true }))

async function extracted(bytes: Buffer, box: Box, maxZoom = 22): Promise<Buffer> {
  const path = join(dir, 'out.pmtiles')
  await writeExtract(await prepareExtract(sourceOf(bytes), box, maxZoom), path)
  return readFile(path)
}

const isWithin = (box: Box, address: string) => {
  const [zoom = 0, x = 0, y = 0] = address.split('/').map(Number)
  const { left, right, top, bottom } = tilesWithin(box, zoom)
  return x >= left && x <= right && y >= top && y <= bottom
}

const DEEP = 5
const anyTiles = fc.array(
  fc.tuple(
    fc.integer({ min: 0, max: zxyToTileId(DEEP + 1, 0, 0) - 1 }),
    fc.constantFrom('a', 'b', 'c', 'sea', 'land'),
  ),
  {
    minLength: 40,
    maxLength: 400,
  },
)
const anyBox = fc
  .record({
    west: fc.double({ min: -180, max: 170, noNaN: true }),
    south: fc.double({ min: -84, max: 80, noNaN: true }),
    wide: fc.double({ min: 0.1, max: 120, noNaN: true }),
    high: fc.double({ min: 0.1, max: 90, noNaN: true }),
  })
  .map(({ west, south, wide, high }) => ({
    west,
    south,
    east: Math.min(180, west + wide),
    north: Math.min(84.9, south + high),
  }))

test('every tile within the box is the one of the source, byte for byte, and there is no other', async () => {
  await fc.assert(
    fc.asyncProperty(anyTiles, anyBox, fc.constantFrom(60, 200, 16_000), async (rows, box, room) => {
      const tiles = new Map<number, string>([[0, 'the world'], ...rows])
      const bytes = archiveOf(tiles, room)
      const wanted = new Map([...(await tilesOf(bytes, DEEP))].filter(([address]) => isWithin(box, address)))
      const cut = await extracted(bytes, box)
      expect(await tilesOf(cut, DEEP)).toEqual(wanted)
      const header = await checkedHeader(sourceOf(cut), cut.length)
      expect(header.numAddressedTiles).toBe(wanted.size)
      expect(header.numTileContents).toBe(new Set(wanted.values()).size)
    }),
    { numRuns: 15 },
  )
})

test('a directory that is too large for one request gets leaves, and is read the same', async () => {
  // Steps and lengths that do not repeat take their room however they are packed.
  let seed = 7
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  let at = 0
  const tiles = new Map(
    Array.from({ length: 12_000 }, () => {
      const text = Array.from({ length: 1 + random(400) }, () => random(1e9).toString(36)).join('')
      return [(at += 1 + random(2)), text] as const
    }),
  )
  const bytes = archiveOf(tiles, 16_384 - HEADER_BYTES)
  const { header, contents } = await prepareExtract(
    sourceOf(bytes),
    { west: -180, south: -85, east: 180, north: 85 },
    22,
  )
  expect(contents.length).toBeGreaterThan(11_000)
  expect(header.rootDirectoryLength).toBeLessThanOrEqual(16_384 - HEADER_BYTES)
  expect(header.leafDirectoryLength).toBeGreaterThan(0)
  const cut = new PMTiles(sourceOf(await extracted(bytes, { west: -180, south: -85, east: 180, north: 85 })))
  for (const [tileId, text] of [...tiles].filter((_, at) => at % 97 === 0)) {
    const tile = await cut.getZxy(...tileIdToZxy(tileId))
    expect(Buffer.from(tile?.data ?? new ArrayBuffer(0)).toString()).toBe(text)
  }
})

describe('a real map', () => {
  const box = { west: 11.255, south: 43.758, east: 11.258, north: 43.76 }

  test('down to a zoom level, with its metadata and the edges of the box', async () => {
    const bytes = await readFile(streetMapPath)
    const cut = await extracted(bytes, box, 12)
    const wanted = [...Array(13).keys()].map((zoom) => {
      const { left, top } = tilesWithin(box, zoom)
      return [zoom, left, top] as const
    })
    const [before, after] = [new PMTiles(sourceOf(bytes)), new PMTiles(sourceOf(cut))]
    for (const at of wanted) expect(await after.getZxy(...at)).toEqual(await before.getZxy(...at))
    expect(await after.getMetadata()).toEqual(await before.getMetadata())
    const { numAddressedTiles, minLon, maxLat, maxZoom } = await checkedHeader(sourceOf(cut), cut.length)
    expect({ numAddressedTiles, minLon, maxLat, maxZoom }).toEqual({
      numAddressedTiles: 13,
      minLon: box.west,
      maxLat: box.north,
      maxZoom: 12,
    })
  })

  test('a source that ends too early leaves the map of before, and nothing half beside it', async () => {
    const bytes = await readFile(streetMapPath)
    const path = join(dir, 'kept', 'kept.pmtiles')
    await writeExtract(await prepareExtract(sourceOf(bytes), box, 8), path)
    const before = await readFile(path)
    const extract = await prepareExtract(sourceOf(bytes), box, 14)
    await expect(
      writeExtract({ ...extract, source: sourceOf(bytes.subarray(0, 20_000)) }, path),
    ).rejects.toThrow('in the middle of a tile')
    expect(await readFile(path)).toEqual(before)
    expect(await readdir(join(dir, 'kept'))).toEqual(['kept.pmtiles'])
  })

  test('the command tells the size first, and a dry run writes nothing', async () => {
    const dataDir = join(dir, 'data')
    const lines: string[] = []
    const run = (dryRun: boolean) =>
      mapCommand(
        { box, from: streetMapPath, out: 'piece.pmtiles', maxZoom: 14, dryRun },
        { dataDir, isTTY: false, print: (line) => void lines.push(line) },
      )
    await run(true)
    expect(lines[0]).toMatch(/^15 tiles of zoom 0 to 14, 15 of them different: 0\.\d MB$/)
    await expect(readdir(dataDir)).rejects.toThrow('ENOENT')
    await run(false)
    expect(lines.at(-1)).toContain('pmtiles: piece.pmtiles')
    const written = await readFile(join(dataDir, 'maps', 'piece.pmtiles'))
    await expect(checkedHeader(sourceOf(written), written.length)).resolves.toMatchObject({
      numAddressedTiles: 15,
    })
  })

  test.each([
    ['no map at all', Buffer.from('<html>not found</html>'), 'is no PMTiles file'],
    ['another edition', Buffer.from('PMTiles\u0002'.padEnd(200, ' '), 'latin1'), 'is version 2 of PMTiles'],
  ])('%s is refused in words', (_name, bytes, words) =>
    expect(prepareExtract(sourceOf(bytes), box, 14)).rejects.toThrow(words),
  )

  test('a box that the map does not show is refused, a file that is not there too', async () => {
    const bytes = archiveOf(new Map([[zxyToTileId(3, 0, 0), 'far north']]), 16_000)
    await expect(prepareExtract(sourceOf(bytes), box, 14)).rejects.toThrow('has no tile within the box')
    await expect(
      mapCommand(
        { box, from: join(dir, 'none.pmtiles'), out: 'a.pmtiles', maxZoom: 14, dryRun: true },
        { dataDir: dir, isTTY: false, print: () => undefined },
      ),
    ).rejects.toThrow('There is no file')
  })
})

test('a map cut off in the middle is told by its size', async () => {
  const bytes = (await readFile(streetMapPath)).subarray(0, 30_000)
  await expect(checkedHeader(sourceOf(bytes), bytes.length)).rejects.toThrow('is cut off: 30000 bytes of')
})
