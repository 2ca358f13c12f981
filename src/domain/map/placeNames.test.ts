import fc from 'fast-check'
import { meets, type Box } from './box'
import { placeNames, type NameWish } from './placeNames'

const name = (key: string, x: number, y: number, hasDot = true): NameWish => ({
  key,
  x,
  y,
  width: 40,
  height: 16,
  hasDot,
})
const boxOf = ({ left, top }: { left: number; top: number }): Box => ({
  left,
  top,
  right: left + 40,
  bottom: top + 16,
})
const cluster = (x: number, y: number): Box => ({ left: x - 20, top: y - 20, right: x + 20, bottom: y + 20 })

test('a name stands over its dot, or in the middle of what it names', () => {
  expect(placeNames([name('Gent', 100, 100)], [])).toEqual([{ key: 'Gent', left: 80, top: 79 }])
  expect(placeNames([name('Noordzee', 100, 100, false)], [])).toEqual([
    { key: 'Noordzee', left: 80, top: 92 },
  ])
})

test('a name goes out of the way of the cluster on its town', () => {
  const [gent] = placeNames([name('Gent', 100, 100)], [cluster(100, 100)])
  expect(gent && meets(boxOf(gent), cluster(100, 100))).toBe(false)
})

test('of two that are too near each other the first has the better place, and one that has none is left out', () => {
  const placed = placeNames([name('Gent', 100, 100), name('Deinze', 112, 130)], [])
  expect(placed.map(({ key }) => key)).toEqual(['Gent', 'Deinze'])
  const wall = { left: 0, top: 0, right: 200, bottom: 200 }
  expect(placeNames([name('Gent', 100, 100)], [wall])).toEqual([])
})

test('a town whose dot lies under the name of a larger one is left out', () => {
  expect(placeNames([name('Gent', 100, 100), name('Mariakerke', 90, 88)], [])).toHaveLength(1)
})

test('wherever names and pins are, none of them stands over another', () => {
  const at = fc.integer({ min: 0, max: 400 })
  const names = fc.array(fc.tuple(at, at, fc.boolean()), { maxLength: 40 })
  const pins = fc.array(fc.tuple(at, at), { maxLength: 20 })
  fc.assert(
    fc.property(names, pins, (wished, pinned) => {
      const taken = pinned.map(([x, y]) => cluster(x, y))
      const placed = placeNames(
        wished.map(([x, y, hasDot], index) => name(String(index), x, y, hasDot)),
        taken,
      ).map(boxOf)
      placed.forEach((box, index) => {
        for (const other of [...taken, ...placed.slice(index + 1)]) expect(meets(box, other)).toBe(false)
      })
    }),
  )
})
