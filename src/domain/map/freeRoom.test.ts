import fc from 'fast-check'
import { meets } from './box'
import { freeRooms } from './freeRoom'
import { pinBox } from './pinBox'

const PHONE = { width: 360, height: 450 }
const DESKTOP = { width: 520, height: 640 }
/** Zoom buttons and scale of a map of such a size, px. */
const controls = ({ width, height }: typeof PHONE) => [
  { left: width - 48, top: 10, right: width - 10, bottom: 84 },
  { left: 10, top: height - 30, right: 100, bottom: height - 10 },
]

test('without anything over it a map has the room that a pin needs', () => {
  expect(freeRooms(PHONE, [])).toEqual([{ top: 40, right: 40, bottom: 24, left: 40 }])
})

test.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('no pin in the room that is left lies under a control, on %s', (_, size) => {
  const over = controls(size)
  const rooms = freeRooms(size, over)
  // Below the zoom buttons or beside them.
  expect(rooms.length).toBeGreaterThan(1)
  const part = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(fc.constantFrom(...rooms), part, part, ({ top, right, bottom, left }, x, y) => {
      const at = {
        x: left + x * (size.width - left - right),
        y: top + y * (size.height - top - bottom),
      }
      for (const pin of [pinBox('from € 220k', 'price', at), pinBox('38', 'cluster', at)])
        expect(over.filter((box) => meets(box, pin))).toEqual([])
    }),
  )
})

test('what would leave less than half of the map is left over it', () => {
  const wide = { left: 0, top: 100, right: 360, bottom: 350 }
  expect(freeRooms(PHONE, [wide])).toEqual(freeRooms(PHONE, []))
})
