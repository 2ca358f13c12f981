/** @jest-environment jsdom */
import fc from 'fast-check'
import { easedOffset, SCROLL_STEP, SCROLL_TIME, scrollOneStep } from './easedScroll'

describe('the scroll indicator moves 100 px over 200 ms (spec §2, §9)', () => {
  test('from the start, over the middle, to the end', () => {
    expect([SCROLL_STEP, SCROLL_TIME]).toEqual([100, 200])
    expect([0, 100, 200].map((ms) => easedOffset(100, ms, 200))).toEqual([0, 50, 100])
  })

  test('it never goes back and never beyond its end', () => {
    const ms = fc.double({ min: -100, max: 1000, noNaN: true })
    fc.assert(
      fc.property(ms, ms, (one, other) => {
        const [early, late] = [Math.min(one, other), Math.max(one, other)]
        const [before, after] = [easedOffset(100, early, 200), easedOffset(100, late, 200)]
        expect(before).toBeLessThanOrEqual(after)
        expect(before).toBeGreaterThanOrEqual(0)
        expect(after).toBeLessThanOrEqual(100)
      }),
    )
  })

  describe('an element', () => {
    beforeEach(() => jest.useFakeTimers())
    afterEach(() => jest.useRealTimers())

    test('is one step further down when the time is over', () => {
      const element = document.createElement('div')
      element.scrollTop = 40
      scrollOneStep(element, false)
      jest.advanceTimersByTime(100)
      expect(element.scrollTop).toBeGreaterThan(40)
      expect(element.scrollTop).toBeLessThan(140)
      jest.advanceTimersByTime(150)
      expect(element.scrollTop).toBe(140)
    })

    test('is let go where the visitor scrolls it meanwhile', () => {
      const element = document.createElement('div')
      scrollOneStep(element, false)
      jest.advanceTimersByTime(100)
      element.scrollTop = 500
      jest.advanceTimersByTime(150)
      expect(element.scrollTop).toBe(500)
    })

    test('is there at the next frame for a visitor who wants no motion', () => {
      const element = document.createElement('div')
      scrollOneStep(element, true)
      jest.advanceTimersByTime(17)
      expect(element.scrollTop).toBe(100)
    })
  })
})
