import fc from 'fast-check'
import sharp from 'sharp'
import { draw } from './draw'
import { homeOf } from './facade'
import { paletteOf } from './palette'
import { builds, hours, houseFamilies, roomKinds, settings, type DrawingSpec } from './spec'

const facade = (over: Partial<Extract<DrawingSpec, { scene: 'facade' }>> = {}): DrawingSpec => ({
  scene: 'facade',
  seed: 7,
  family: 'rowHouse',
  hour: 'day',
  setting: 'city',
  distance: 'near',
  ...over,
})

const rooms = [
  { label: 'Woonkamer', area: 32.5, floor: 0 },
  { label: 'Keuken & eetplaats', area: 18, floor: 0 },
  { label: 'Slaapkamer', area: 14.2, floor: 1 },
  { label: 'Badkamer', area: 7, floor: 1 },
]

/** Size as the rasteriser reads it; a picture that is not well-formed is an error. */
async function measured(spec: DrawingSpec) {
  const { svg, width, height } = draw(spec)
  const metadata = await sharp(Buffer.from(svg)).metadata()
  expect({ width: metadata.width, height: metadata.height }).toEqual({ width, height })
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  return { svg, width, height }
}

describe('a drawn picture', () => {
  it('is the same every time, and other for another seed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 }), fc.constantFrom(...houseFamilies), (seed, family) => {
        const one = draw(facade({ seed, family })).svg
        expect(draw(facade({ seed, family })).svg).toBe(one)
        expect(draw(facade({ seed: seed + 1, family })).svg).not.toBe(one)
      }),
      { numRuns: 24 },
    )
  })

  it('keeps one palette for a seed, whatever the scene', () => {
    const { brick } = paletteOf(11)
    expect(paletteOf(11)).toEqual(paletteOf(11))
    expect(new Set(Array.from({ length: 40 }, (_, seed) => paletteOf(seed).brick)).size).toBeGreaterThan(5)
    expect(brick).toMatch(/^#[0-9a-f]{6}$/)
  })

  it('stands beside as many houses as it is told, and is as high', async () => {
    for (const family of ['rowHouse', 'villa', 'cube', 'apartmentBlock', 'coastalTower'] as const) {
      const built = builds.map((build) => draw(facade({ family, build })).svg)
      expect(new Set(built).size).toBe(builds.length)
      for (const storeys of [1, 2, 9]) await measured(facade({ family, build: 'HALF_OPEN', storeys }))
    }
    const height = (storeys: number) => homeOf(7, 'apartmentBlock', { storeys }).height
    expect(height(9)).toBeGreaterThan(height(4) + 10)
  })

  it.each(houseFamilies)('draws a %s in every setting and hour, near and far', async (family) => {
    for (const [at, setting] of settings.entries())
      for (const [turn, hour] of hours.entries()) {
        const distance = (at + turn) % 2 ? 'near' : 'far'
        const { svg, width, height } = await measured(facade({ family, setting, hour, distance, seed: 3 }))
        expect([width, height]).toEqual([1600, 1200])
        expect(svg.length).toBeLessThan(limit)
      }
  })

  it.each(roomKinds)('draws the %s in every setting and hour', async (room) => {
    for (const setting of settings)
      for (const hour of hours) {
        const { svg } = await measured({ scene: 'room', seed: 5, room, setting, hour })
        expect(svg.length).toBeLessThan(limit)
      }
  })

  it.each(settings)('draws a wide %s scene', async (setting) => {
    const { svg, width, height } = await measured({ scene: 'hero', seed: 2, setting, hour: 'evening' })
    expect([width, height]).toEqual([2000, 1125])
    expect(svg.length).toBeLessThan(limit)
  })

  it('draws portraits of different people, 800 px square', async () => {
    const { svg, width, height } = await measured({ scene: 'portrait', seed: 4 })
    expect([width, height]).toEqual([800, 800])
    expect(draw({ scene: 'portrait', seed: 5 }).svg).not.toBe(svg)
  })
})

describe('a floor plan', () => {
  it('names every room with its area, safely', async () => {
    const { svg } = await measured({ scene: 'floorPlan', seed: 1, rooms })
    expect(svg).toContain('Keuken &#38; eetplaats')
    expect(svg).toContain('32,5 m²')
  })

  it('refuses a room without area, by name', () => {
    expect(() =>
      draw({ scene: 'floorPlan', seed: 1, rooms: [{ label: 'Kelder', area: 0, floor: -1 }] }),
    ).toThrow('Room "Kelder" of the floor plan has area 0')
  })

  it('stays a picture when there is no room at all', async () => {
    await measured({ scene: 'floorPlan', seed: 1, rooms: [] })
  })
})

/** Text of a picture, in characters: what the site stores and parses for each. */
const limit = 260_000
