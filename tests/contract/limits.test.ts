import { HttpProblem } from '../../server/http/problem'
import { countVisit, LIMITS } from '../../server/site-api/visitors/limits'
import { databases } from '../support/databases'
import { startSiteApi, type TestApi } from '../support/siteApi'

const HOUR = 3_600_000
/** A full hour of the clock. */
const noon = Date.parse('2026-11-23T12:00:00Z')
const { most } = LIMITS.friend.mailbox

describe.each(databases)('what one visitor may do in an hour, on %s', (database) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startSiteApi(database)
  })
  afterAll(() => api.close())

  const secret = 'of-the-tests'
  /** How long who comes then has to wait; 0 when they are let in. */
  const come = async (mailbox: string, now: number, siteId = 'demo') => {
    const visit = { address: mailbox, mailbox }
    try {
      await api.db
        .transaction()
        .execute((transaction) => countVisit(transaction, siteId, 'friend', visit, { secret, now }))
      return 0
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error
      return Number(error.members.retryAfter)
    }
  }
  const many = async (count: number, mailbox: string, now: number) => {
    const waits = []
    for (let n = 0; n < count; n += 1) waits.push(await come(mailbox, now))
    return waits.filter((wait) => wait === 0).length
  }

  it('is the same around a full hour of the clock as within one', async () => {
    expect(await many(most, 'fien@around.example', noon - 1000)).toBe(most)
    expect(await many(most, 'fien@around.example', noon + 1000)).toBe(0)
  })

  it('is given back as the hour slides on, at the moment that was said', async () => {
    const mailbox = 'fien@slides.example'
    expect(await many(most - 1, mailbox, noon)).toBe(most - 1)
    expect(await many(2, mailbox, noon + HOUR / 2)).toBe(1)
    const wait = await come(mailbox, noon + HOUR / 2)
    expect(wait).toBeGreaterThan(HOUR / 2000)
    expect(await come(mailbox, noon + HOUR / 2 + (wait - 1) * 1000)).toBe(1)
    expect(await many(most, mailbox, noon + HOUR / 2 + wait * 1000)).toBe(most - 1)
  })

  it('is not more for who comes all at once', async () => {
    const waits = await Promise.all(Array.from({ length: 3 * most }, () => come('fien@once.example', noon)))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(most)
  })
})
