import fc from 'fast-check'
import { entranceOf, layOut } from './planLayout'

const room = fc.record({
  label: fc.string(),
  area: fc.double({ min: 1, max: 80, noNaN: true }),
  floor: fc.constant(0),
})

describe('laying out a floor', () => {
  it('gives every room its true area and leaves no gap', () => {
    fc.assert(
      fc.property(fc.array(room, { minLength: 1, maxLength: 14 }), (rooms) => {
        const plan = layOut(rooms, 1.3)
        for (const placed of plan.rooms) expect(placed.w * placed.h).toBeCloseTo(placed.area, 4)
        const total = rooms.reduce((sum, r) => sum + r.area, 0)
        expect(plan.w * plan.h).toBeCloseTo(total, 4)
        expect(plan.rooms).toHaveLength(rooms.length)
      }),
    )
  })

  it('lets one come in by the hall, at an outer wall of it', () => {
    fc.assert(
      fc.property(fc.array(room, { maxLength: 13 }), room, fc.nat(), (others, hall, at) => {
        const entrance = { ...hall, entrance: true as const }
        const place = at % (others.length + 1)
        const plan = layOut([...others.slice(0, place), entrance, ...others.slice(place)], 1.2)
        const spot = entranceOf(plan)
        expect(spot?.room).toMatchObject(entrance)
        const { x = -1, y = -1, room: by } = spot ?? {}
        expect(Math.min(x, plan.h - y)).toBeCloseTo(0, 6)
        expect([x >= (by?.x ?? 99) - 1e-6, x <= (by?.x ?? 0) + (by?.w ?? 0) + 1e-6]).toEqual([true, true])
        expect([y >= (by?.y ?? 99) - 1e-6, y <= (by?.y ?? 0) + (by?.h ?? 0) + 0.05]).toEqual([true, true])
      }),
    )
  })

  it('keeps rooms inside the walls', () => {
    const plan = layOut(
      [
        { label: 'a', area: 20, floor: 0 },
        { label: 'b', area: 9, floor: 0 },
        { label: 'c', area: 4, floor: 0 },
      ],
      1,
    )
    for (const r of plan.rooms) {
      expect(r.x + r.w).toBeLessThanOrEqual(plan.w + 1e-6)
      expect(r.y + r.h).toBeLessThanOrEqual(plan.h + 1e-6)
    }
  })
})
