import fc from 'fast-check'
import { bitCount, bitsWhere, inEvery } from './bits'

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
    fc.property(answers, fc.integer({ min: 0, max: 3 }), (rows, count) => {
      const values = Int32Array.from(rows, (_, nth) => nth * 7 - 300)
      const sets = [0, 1, 2].slice(0, count)
      const found = inEvery(
        values,
        sets.map((set) => bitsWhere(rows.length, (nth) => rows[nth]?.[set] === true)),
      )
      expect([...found]).toEqual([...values].filter((_, nth) => sets.every((set) => rows[nth]?.[set])))
    }),
  )
})
