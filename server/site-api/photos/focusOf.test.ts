import sharp from 'sharp'
import { focusOf } from './focusOf'

/** A door on a grey wall. */
async function wall(width: number, height: number, x: number, y: number) {
  const side = Math.round(Math.min(width, height) / 6)
  const door = await sharp({ create: { width: side, height: side, channels: 3, background: '#ff2200' } })
    .png()
    .toBuffer()
  const left = Math.round((width * x) / 100 - side / 2)
  const top = Math.round((height * y) / 100 - side / 2)
  const grey = sharp({ create: { width, height, channels: 3, background: '#667788' } })
  return sharp(
    await grey
      .composite([{ input: door, left, top }])
      .png()
      .toBuffer(),
  )
}

test.each([
  ['a wide one', 900, 600, 20, 30],
  ['a wide one', 900, 600, 80, 70],
  ['a high one', 600, 900, 25, 85],
  ['a square one', 800, 800, 75, 20],
])('what stands out of %s of %i by %i is found at %i, %i percent', async (_what, width, height, x, y) => {
  const focus = await focusOf(await wall(width, height, x, y), { width, height })
  expect(Math.abs((focus?.x ?? -99) - x)).toBeLessThan(10)
  expect(Math.abs((focus?.y ?? -99) - y)).toBeLessThan(10)
})

test('it is not told of what is all the same', async () => {
  const flat = sharp({ create: { width: 900, height: 600, channels: 3, background: '#667788' } })
  expect(await focusOf(flat, { width: 900, height: 600 })).toBeUndefined()
})

test('it is not told of the middle, nor of a picture as narrow as a thread', async () => {
  expect(await focusOf(await wall(900, 600, 50, 50), { width: 900, height: 600 })).toBeUndefined()
  expect(await focusOf(await wall(100, 900, 50, 10), { width: 100, height: 900 })).toBeUndefined()
})
