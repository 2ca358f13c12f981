import fc from 'fast-check'
import { pack, unpack } from './packed'

describe('a packed column of numbers', () => {
  it('has as many digits as its widest number needs', () => {
    expect(pack([3.5, 4.25], 100)).toEqual({ from: 350, per: 100, width: 2, text: 'AABL' })
    expect(pack([10, 73])).toEqual({ from: 10, per: 1, width: 1, text: 'A_' })
    expect(pack([10, 74])).toMatchObject({ width: 2, text: 'AABA' })
    expect(pack([])).toEqual({ from: 0, per: 1, width: 1, text: '' })
  })

  it('gives back every number that was put in', () => {
    const most = 2 ** 47 - 1
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -most, max: most })), (values) => {
        expect(unpack(pack(values))).toEqual(values)
      }),
    )
  })

  it('keeps positions to five decimals', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -180, max: 180, noNaN: true })), (values) => {
        const read = unpack(pack(values, 100_000))
        read.forEach((value, row) => {
          expect(Math.abs(value - (values[row] ?? 0))).toBeLessThanOrEqual(0.500001e-5)
          expect(String(value)).toMatch(/^-?\d+(\.\d{1,5})?$|e-/)
        })
        expect(read).toHaveLength(values.length)
      }),
    )
  })
})
