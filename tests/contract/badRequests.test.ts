import fc from 'fast-check'
import { sql } from 'kysely'
import { anyBadRequest, type BadRequest, isGood } from '../support/badRequests'
import { slotLine, unitLine, visitor, weekLine } from '../support/bookingLines'
import { databases } from '../support/databases'
import { estateLine } from '../support/importLines'
import { startSiteApi, type TestApi, WEB_TOKEN } from '../support/siteApi'
import { webWithSiteApi } from '../support/webWithSiteApi'

/** On each of two databases. */
const RUNS = 5000
const AT_ONCE = 8

/** How many rows each table has. */
async function rowsOf({ db }: TestApi): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' order by 1
  `.execute(db)
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`select count(*)::int from ${sql.table(name)}`.execute(db)
    counts[name] = rows[0]?.count ?? 0
  }
  return counts
}

/**
 * Through the web role and straight to the site API behind it, all real. Whatever is not caught in either fails the test: the
 * runner hears of it.
 */
describe.each(databases)('requests that make no sense, to every way of writing, on %s', (database) => {
  let api: TestApi
  let site: Awaited<ReturnType<typeof webWithSiteApi>>
  beforeAll(async () => {
    api = await startSiteApi(database, [estateLine(7), slotLine(1, 7, 24), unitLine(1), weekLine(10, 1, 10)])
    site = await webWithSiteApi(api)
  })
  afterAll(async () => {
    await site.stop()
    await api.close()
  })

  let visitors = 0
  /** Each from somebody else, so that it is not the limits that refuse them. */
  const ask = ({ write, payload, headers, tail }: BadRequest) => {
    visitors += 1
    const address = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`
    const request = { url: write.path + tail, method: write.method, payload, remoteAddress: address }
    return write.web
      ? site.app.inject({ ...request, headers })
      : api.app.inject({
          ...request,
          headers: { ...headers, 'x-visitor-address': address, 'x-web-token': WEB_TOKEN },
        })
  }

  it(`${RUNS} of them are refused as the visitor's fault, and no row is written`, async () => {
    const before = await rowsOf(api)
    const answers = new Map<number, number>()
    const requests = fc.sample(anyBadRequest, { numRuns: RUNS, seed: 20261121 }).filter((one) => !isGood(one))
    const todo = requests.values()
    const work = async () => {
      for (const request of todo) {
        const { statusCode: status, payload } = await ask(request)
        answers.set(status, (answers.get(status) ?? 0) + 1)
        // A mail program's one click is thanked whatever it brings: nobody was given that link.
        const isThanked = request.write.path.includes('/unsubscribe/') && status === 200
        if (!isThanked && (status < 400 || status >= 500))
          throw new Error(`${status} for ${JSON.stringify(request)}: ${payload}`)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    expect(requests.length).toBeGreaterThan(RUNS * 0.9)
    // Most are refused for what they hold, not for how they come.
    expect(answers.get(400) ?? 0).toBeGreaterThan(RUNS * 0.4)
    expect(await rowsOf(api)).toEqual(before)
    expect(site.log.join('')).not.toContain(visitor.email)
  })
})
