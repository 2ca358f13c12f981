import fc from 'fast-check'
import { meets } from './box'
import { aboveSheet, cardSpot, movedSpot } from './cardSpot'

const ROOM = { left: 12, top: 12, right: 518, bottom: 688 }
const CARD = { width: 340, height: 180 }
const spotOf = (x: number, y: number, more = {}) =>
  cardSpot({ pin: { x, y }, card: CARD, room: ROOM, ...more })

test.each([
  ['in the middle', 260, 300, 'below'],
  ['near the foot', 260, 660, 'above'],
  ['near the left edge', 20, 300, 'below'],
] as const)('a pin %s has its card there and moves nothing', (_, x, y, side) => {
  expect(spotOf(x, y)).toMatchObject({ side, by: [0, 0] })
})

test('in a low map the card moves it no further than it must', () => {
  const room = { ...ROOM, bottom: 300 }
  expect(spotOf(260, 150, { room })).toMatchObject({ side: 'below', by: [0, 42] })
  expect(spotOf(260, 200, { room })).toMatchObject({ side: 'above', by: [0, -34] })
})

test('a card that grew stays on its side', () => {
  expect(spotOf(260, 300, { side: 'above' }).side).toBe('above')
})

test('wherever the pin is, its card is whole in the map and leaves the pin’s place free', () => {
  const x = fc.integer({ min: 12, max: 518 })
  const y = fc.integer({ min: 12, max: 688 })
  fc.assert(
    fc.property(x, y, (pinX, pinY) => {
      const { left, top, by } = spotOf(pinX, pinY)
      const card = { left, top, right: left + CARD.width, bottom: top + CARD.height }
      const place = { left: pinX - by[0], top: pinY - by[1] }
      expect(meets(card, { ...place, right: place.left, bottom: place.top })).toBe(false)
      expect(left).toBeGreaterThanOrEqual(ROOM.left)
      expect(top).toBeGreaterThanOrEqual(ROOM.top)
      expect(card.right).toBeLessThanOrEqual(ROOM.right)
      expect(card.bottom).toBeLessThanOrEqual(ROOM.bottom)
    }),
  )
})

test('a card goes with its pin, as far as the map goes', () => {
  expect(movedSpot({ left: 100, top: 200 }, CARD, ROOM)).toEqual({ left: 100, top: 200 })
  expect(movedSpot({ left: -50, top: 900 }, CARD, ROOM)).toEqual({ left: 12, top: 508 })
})

test.each([
  ['in the middle', 180, 300, [0, 0]],
  ['behind the sheet', 180, 390, [0, 18]],
  ['half over the left edge', 4, 300, [-52, 0]],
  ['half over the right edge', 356, 300, [52, 0]],
  ['half over the upper edge', 180, 14, [0, -30]],
])('above a sheet a pin %s moves the map as far as it needs', (_, x, y, by) => {
  expect(aboveSheet({ x, y }, 360, 400)).toEqual(by)
})
