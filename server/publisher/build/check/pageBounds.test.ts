import fc from 'fast-check'
import type { SourceSnapshot } from '../../../releases/sourceSnapshot'
import { pageBounds } from './pageBounds'

const states = (count: number, version = 'v') =>
  Object.fromEntries(Array.from({ length: count }, (_, id) => [id + 1, version]))
const from = (estates: number, more: Partial<SourceSnapshot> = {}): SourceSnapshot => ({
  code: 'a',
  site: 's',
  estates: states(estates),
  rentalUnits: {},
  pages: states(5),
  ...more,
})

test('a site of which nothing changed has between half and twice its pages', () => {
  expect(pageBounds(300, from(30), from(30))).toEqual({ before: 300, least: 150, most: 600 })
})

test('a small one may shrink and grow as it likes, to fifty', () => {
  expect(pageBounds(20, from(2), from(2))).toEqual({ before: 20, least: 1, most: 50 })
})

test('a project of two hundred units that is new, or grew to that, is not too much', () => {
  const grown = pageBounds(300, from(30), from(30, { estates: { ...states(30), 7: 'w' } }))
  expect(grown.most).toBe(600 + 1600)
  expect(pageBounds(300, from(30), from(31)).most).toBe(grown.most)
})

test('settings or a program of another kind may bring three languages more', () => {
  expect(pageBounds(300, from(30), from(30, { site: 't' })).most).toBe(1200)
  expect(pageBounds(300, from(30), from(30, { code: 'b' })).most).toBe(1200)
})

test('a release that does not say what it was built from sets no upper bound', () => {
  expect(pageBounds(300, undefined, from(30))).toEqual({ before: 300, least: 150, most: Infinity })
})

test('whatever an agency takes in is within bounds: eight pages a listing at the least', () => {
  const some = fc.nat({ max: 500 })
  fc.assert(
    fc.property(some, some, (before, more) => {
      const pagesOf = (listings: number) => 60 + 8 * listings
      const { least, most } = pageBounds(pagesOf(before), from(before), from(before + more))
      expect(pagesOf(before + more)).toBeGreaterThanOrEqual(least)
      expect(pagesOf(before + more)).toBeLessThanOrEqual(most)
    }),
  )
})
