import fc from 'fast-check'
import { fittingCount } from './fittingCount'

describe('which menu items stand in the row (spec §2 Page header)', () => {
  test.each([
    ['all, when there is room', [50, 60, 70], 200, 3],
    ['all, when they fit to the pixel', [50, 60, 70], 200, 3],
    ['one pixel short: the last goes, and another makes room for «more»', [50, 60, 70], 199, 2],
    ['only «more», when not even one fits beside it', [150, 60], 160, 0],
    ['none of none', [], 0, 0],
  ])('%s', (_, widths, available, expected) => {
    expect(fittingCount({ widths, gap: 10, more: 40, available })).toBe(expected)
  })

  test('what stands in the row never takes more than there is, and one more would not fit', () => {
    const px = fc.integer({ min: 1, max: 300 })
    const room = fc.record({
      widths: fc.array(px, { maxLength: 12 }),
      gap: fc.integer({ min: 0, max: 40 }),
      more: px,
      available: fc.integer({ min: 0, max: 2000 }),
    })
    const sum = (widths: readonly number[], gap: number) =>
      widths.reduce((total, width) => total + width, 0) + gap * Math.max(0, widths.length - 1)
    fc.assert(
      fc.property(room, ({ widths, gap, more, available }) => {
        const count = fittingCount({ widths, gap, more, available })
        const row = count === widths.length ? widths : [...widths.slice(0, count), more]
        if (count > 0) expect(sum(row, gap)).toBeLessThanOrEqual(available)
        if (count < widths.length) {
          expect(sum(widths, gap)).toBeGreaterThan(available)
          const wider = [...widths.slice(0, count + 1), more]
          expect(sum(wider, gap)).toBeGreaterThan(available)
        }
      }),
    )
  })
})
