import fc from 'fast-check'
import { meets } from './box'
import { crowd, type Standee } from './crowd'
import { pinBox } from './pinBox'

const pin = (key: string, x: number, y: number): Standee => ({
  key,
  x,
  y,
  whole: pinBox('€ 385k', 'price', { x, y }),
  canShrink: true,
})
const cluster = (key: string, x: number, y: number): Standee => ({
  key,
  x,
  y,
  whole: pinBox('12', 'cluster', { x, y }),
  canShrink: false,
})

test('pins that have room say their price', () => {
  expect(crowd([pin('a', 0, 0), pin('b', 200, 0)]).dots.size).toBe(0)
})

test('where it is crowded the first keeps its price and the others are dots', () => {
  const { dots } = crowd([pin('a', 100, 100), pin('b', 150, 102), pin('c', 100, 300)])
  expect([...dots]).toEqual(['b'])
})

test('a cluster keeps its count, and a pin that would lie over it is a dot', () => {
  expect([...crowd([pin('a', 100, 130), cluster('c', 100, 100)]).dots]).toEqual(['a'])
})

test('no price hides a dot', () => {
  // The price of the second would stand over the place of the first.
  const { dots } = crowd([pin('wide', 170, 100), pin('above', 100, 80), pin('below', 100, 100)])
  expect(dots.has('below')).toBe(true)
})

test('wherever pins are, no price lies over another price or over a dot', () => {
  const at = fc.integer({ min: 0, max: 600 })
  fc.assert(
    fc.property(fc.array(fc.tuple(at, at), { maxLength: 60 }), (places) => {
      const standees = places.map(([x, y], index) => pin(String(index), x, y))
      const { boxes, dots } = crowd(standees)
      const prices = standees.filter(({ key }) => !dots.has(key))
      for (const { key } of prices)
        for (const other of standees) {
          const [box, beside] = [boxes.get(key), boxes.get(other.key)]
          if (other.key !== key && box && beside) expect(meets(box, beside)).toBe(false)
        }
    }),
  )
})
