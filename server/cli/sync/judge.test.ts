import { limitsOf, nothingToImport, olderThanLast, tooManyRemovals, tooOld } from './judge'

const NOW = Date.parse('2026-11-25T12:00:00Z')
const change = (kind: string, removed: number, unchanged = 0) => ({
  kind,
  added: 0,
  changed: 0,
  unchanged,
  removed,
})

describe('a feed of yesterday', () => {
  it('is one that was made longer ago than the limit, by its own word before that of its file', () => {
    const old = '2026-11-24T09:59:00Z'
    expect(tooOld({ madeAt: old, modifiedAt: '2026-11-25T11:00:00Z' }, 26, NOW)).toBe(
      'the feed is of 2026-11-24T09:59:00Z, more than 26 hours ago (limits.maxAge)',
    )
    expect(tooOld({ madeAt: '2026-11-24T10:01:00Z', modifiedAt: old }, 26, NOW)).toBeUndefined()
    expect(tooOld({ modifiedAt: old }, 26, NOW)).toContain('more than 26 hours')
    expect(tooOld({ modifiedAt: old }, 0, NOW)).toBeUndefined()
    expect(tooOld({}, 26, NOW)).toBeUndefined()
    // A clock that is days ahead is not believed.
    expect(tooOld({ madeAt: '2026-12-25T09:00:00Z', modifiedAt: old }, 26, NOW)).toContain(old)
  })

  it('is one that is older than the last that was taken', () => {
    const last = { madeAt: '2026-11-25T10:00:00Z', modifiedAt: '2026-11-25T10:05:00Z' }
    expect(
      olderThanLast({ madeAt: '2026-11-25T09:00:00Z', modifiedAt: '2026-11-25T11:00:00Z' }, last, NOW),
    ).toBe(
      'the feed is of 2026-11-25T09:00:00Z, older than the one that was taken last, of 2026-11-25T10:00:00Z',
    )
    expect(olderThanLast(last, last, NOW)).toBeUndefined()
    expect(olderThanLast({ modifiedAt: '2026-11-25T09:00:00Z' }, last, NOW)).toContain('older than')
    expect(
      olderThanLast({ madeAt: '2026-11-25T09:00:00Z' }, { madeAt: '2027-11-25T09:00:00Z' }, NOW),
    ).toBeUndefined()
    expect(olderThanLast({}, last, NOW)).toBeUndefined()
    expect(olderThanLast(last, null, NOW)).toBeUndefined()
  })
})

describe('a feed with nothing in it', () => {
  it('is one without listings where the site has some, or of which none can be read', () => {
    const none = { listings: 0, leftOut: 0, isPart: false }
    expect(nothingToImport(none, 12)).toBe('the feed is empty: it has no listing, and the site has 12')
    expect(nothingToImport(none, 0)).toBeUndefined()
    expect(nothingToImport({ ...none, leftOut: 3 }, 0)).toBe('none of the 3 listings of the feed can be read')
    expect(nothingToImport({ ...none, isPart: true }, 12)).toBeUndefined()
    expect(nothingToImport({ ...none, listings: 1, leftOut: 3 }, 12)).toBeUndefined()
  })
})

describe('half a feed', () => {
  it('is one that would take away more than the limit, or than was allowed', () => {
    expect(tooManyRemovals({ changes: [change('estate', 3, 7)] }, 10, 30, undefined)).toBeUndefined()
    expect(tooManyRemovals({ changes: [change('estate', 4, 6)] }, 10, 30, undefined)).toBe(
      'the feed would take away 4 of 10 estate, more than 30 % (limits.removals); if that is right: --allow-removals 4',
    )
    expect(tooManyRemovals({ changes: [change('estate', 4, 6)] }, 10, 30, 4)).toBeUndefined()
    expect(tooManyRemovals({ changes: [change('estate', 5)] }, 10, 30, 4)).toContain('more than 4;')
    expect(tooManyRemovals({ changes: [change('rentalUnit', 4, 5)] }, 10, 30, undefined)).toContain(
      '4 of 9 rentalUnit',
    )
  })

  it('is never one that takes away a single listing, nor stays that are over', () => {
    expect(tooManyRemovals({ changes: [change('estate', 1)] }, 1, 0, undefined)).toBeUndefined()
    expect(tooManyRemovals({ changes: [change('rentalPeriod', 400, 5)] }, 10, 30, undefined)).toBeUndefined()
    expect(tooManyRemovals({}, 10, 30, undefined)).toBeUndefined()
  })
})

it('has limits where feed.yaml says none', () => {
  expect(limitsOf({})).toEqual({ removals: 30, maxAge: 26, megabytes: 400, minutes: 10 })
  expect(limitsOf({ limits: { maxAge: 0 } })).toMatchObject({ removals: 30, maxAge: 0 })
})
