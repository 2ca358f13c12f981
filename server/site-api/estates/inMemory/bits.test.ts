import fc from 'fast-check'
import { among, bitCount, bitsOf, bitsWhere, complement, hasBit, intersection, setBit, setIn } from './bits'

test('as many bits are counted as a word has', () => {
  fc.assert(
    fc.property(fc.integer(), (word) => {
      expect(bitCount(word)).toBe([...(word >>> 0).toString(2)].filter((bit) => bit === '1').length)
    }),
  )
})

test('what every set holds of comes as a plain loop finds it', () => {
  const answers = fc.array(fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()), { maxLength: 200 })
  fc.assert(
    fc.property(answers, fc.integer({ min: 1, max: 3 }), (rows, count) => {
      const sets = [0, 1, 2].slice(0, count)
      const all = sets.map((set) => bitsWhere(rows.length, (nth) => rows[nth]?.[set] === true))
      const both = intersection(all)
      const found = setIn(both)
      expect(rows.map((_, nth) => hasBit(both, nth))).toEqual(
        rows.map((row) => sets.every((set) => row[set])),
      )
      expect([...found]).toEqual([...rows.keys()].filter((nth) => sets.every((set) => rows[nth]?.[set])))
    }),
  )
})

test('a bit is set and taken away, and no other with it', () => {
  const bits = bitsWhere(70, (nth) => nth % 2 === 0)
  setBit(bits, 31, true)
  setBit(bits, 32, false)
  expect([30, 31, 32, 33, 34].map((nth) => hasBit(bits, nth))).toEqual([true, true, false, false, true])
})

test('a set of numbers has them and no others, and what it says no to is the rest', () => {
  const below = fc.integer({ min: 0, max: 99 })
  fc.assert(
    fc.property(fc.uniqueArray(below), fc.uniqueArray(below), (given, asked) => {
      const bits = bitsOf(100, Int32Array.from(given))
      expect([...among(Int32Array.from(asked), bits)]).toEqual(asked.filter((one) => given.includes(one)))
      const rest = complement(bits)
      expect(asked.filter((one) => hasBit(rest, one))).toEqual(asked.filter((one) => !given.includes(one)))
    }),
  )
})
