import { besideCard, CARD_SIDES } from './cardSide'

const WIDE = { mapWidth: 900, card: { width: 372, top: 400 }, sides: CARD_SIDES }
const PHONE = { mapWidth: 360, card: { width: 360, top: 400 }, sides: CARD_SIDES }

test.each([
  ['far from the usual card', { x: 700, y: 600 }, 'start'],
  ['above it', { x: 100, y: 300 }, 'start'],
  ['behind it', { x: 100, y: 600 }, 'end'],
] as const)('a pin %s moves nothing', (_, pin, side) => {
  expect(besideCard({ ...WIDE, pin })).toEqual({ side, by: [0, 0] })
})

test.each([
  ['nearer to the right end of one card', { x: 400, y: 600 }, { side: 'start', by: [-28, 0] }],
  ['nearer to the left end of the other', { x: 250, y: 600 }, { side: 'end', by: [58, 0] }],
  ['just below the upper edge of both', { x: 330, y: 380 }, { side: 'start', by: [0, 8] }],
] as const)('in a map that is narrower a pin %s moves it the least', (_, pin, beside) => {
  expect(besideCard({ ...WIDE, mapWidth: 620, pin })).toEqual(beside)
})

test('where the card is as wide as the map, the pin comes above it', () => {
  expect(besideCard({ ...PHONE, pin: { x: 180, y: 300 } }).by).toEqual([0, 0])
  expect(besideCard({ ...PHONE, pin: { x: 180, y: 500 } }).by).toEqual([0, 128])
})

test('a card that grew stays where it is', () => {
  const pin = { x: 250, y: 390 }
  expect(besideCard({ ...WIDE, mapWidth: 620, pin, sides: ['end'] })).toEqual({ side: 'end', by: [0, 18] })
})
