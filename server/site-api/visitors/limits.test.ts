import fc from 'fast-check'
import { type Counted, secondsToWait } from './limits'

const limit = { most: 6, seconds: 3600 }
const STEP = 60

describe('a limit', () => {
  it.each([
    ['nothing was counted', [], 0, 0],
    ['there is room for one more', [{ since: 0, hits: 5 }], 10, 0],
    ['all came in one step', [{ since: 0, hits: 6 }], 1800, 1860],
    ['the last second of it', [{ since: 0, hits: 6 }], 3659.9, 1],
    ['it is over', [{ since: 0, hits: 6 }], 3660, 0],
    // Three have to be of the past, and they are when the older step is.
    [
      'they came in two steps',
      [
        { since: 600, hits: 3 },
        { since: 0, hits: 3 },
      ],
      1200,
      2460,
    ],
    [
      'an older limit was higher',
      [
        { since: 600, hits: 9 },
        { since: 0, hits: 3 },
      ],
      1200,
      3060,
    ],
  ] satisfies [string, Counted[], number, number][])('when %s', (_, counts, now, wait) => {
    expect(secondsToWait(counts, limit, now)).toBe(wait)
  })

  it('lets in no more in whichever hour, and again everybody who waits as long as was said', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1500, noNaN: true }), { maxLength: 200 }), (pauses) => {
        const counts: Counted[] = []
        const taken: number[] = []
        let now = 1000
        const come = () => {
          const wait = secondsToWait(counts, limit, now)
          if (wait) return wait
          counts.push({ since: Math.floor(now / STEP) * STEP, hits: 1 })
          taken.push(now)
          return 0
        }
        for (const pause of pauses) {
          now += pause
          const wait = come()
          if (!wait) continue
          now += wait
          expect(come()).toBe(0)
        }
        for (const [at, one] of taken.entries())
          expect(taken.slice(at).filter((other) => other < one + limit.seconds).length).toBeLessThanOrEqual(6)
      }),
    )
  })
})
