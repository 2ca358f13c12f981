import { weekLine, unitLine } from '../support/bookingLines'
import { databases } from '../support/databases'
import { estateLine } from '../support/importLines'
import { expectProblem, startSiteApi, type TestApi } from '../support/siteApi'

const LISTINGS = 150
const LINES = Array.from({ length: LISTINGS }, (_, index) => estateLine(index + 1))
const UNITS = Array.from({ length: 60 }, (_, index) => unitLine(index + 1))
/** More than one is made of, and more wait than may. */
const CROWD = 45
const LARGE = { pagination: { from: 0, size: 500 } }

describe.each(databases)('many visitors who each ask for as much as there is, on %s', (database) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startSiteApi(database, [...LINES, ...UNITS, weekLine(10, 1, 10)])
  })
  afterAll(() => api.close())

  const ask = (call: string, body: object, headers?: Record<string, string>) =>
    api.ask(`/sites/demo/${call}`, { body, ...(headers && { headers }) })
  /** Each from an address of its own. */
  const crowd = (call: string, headers?: Record<string, string>) =>
    Array.from({ length: CROWD }, () => ask(call, LARGE, headers))

  /** What a crowd was answered: all of it, or that too many wait. */
  async function answered(call: string, all: number): Promise<{ whole: number; refused: number }> {
    const answers = await Promise.all(crowd(call))
    const refused = answers.filter(({ status }) => status !== 200)
    for (const answer of refused) {
      expectProblem(answer, 503)
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    for (const { status, body } of answers)
      if (status === 200) expect((body as { results: unknown[] }).results).toHaveLength(all)
    return { whole: answers.length - refused.length, refused: refused.length }
  }

  it('are answered one after another, and told to come again where too many wait', async () => {
    const { whole, refused } = await answered('estates', LISTINGS)
    expect(whole).toBeGreaterThanOrEqual(13)
    expect(refused).toBeGreaterThan(0)
    // Holiday units are so few that hardly anybody waits.
    expect((await answered('rental-units', UNITS.length)).whole).toBeGreaterThanOrEqual(13)
    // Nothing is left of it.
    for (const call of ['estates', 'rental-units']) expect((await ask(call, LARGE)).status).toBe(200)
  })

  it('keep nobody waiting who asks for little, as for a page of a list or for numbers', async () => {
    const large = crowd('estates')
    let answered = 0
    for (const one of large) void one.then(({ status }) => (answered += Number(status === 200)))
    const small = await Promise.all([
      ask('estates', { pagination: { from: 0, size: 15 } }),
      ask('estates', { ...LARGE, fields: ['general.id'] }),
      ask('rental-units', {}),
    ])
    expect(small.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answered).toBeLessThanOrEqual(1)
    await Promise.all(large)
  })

  it('are not what many numbers are, which wait for nobody, nor for themselves', async () => {
    const timer = jest.spyOn(globalThis, 'setTimeout')
    const { body } = await ask('estates', { ...LARGE, fields: ['general.id', 'fitting'] })
    // A tenth of a second is what a large answer waits for small ones at a time.
    const waits = timer.mock.calls.filter(([, delay]) => delay === 100)
    timer.mockRestore()
    expect((body as { results: unknown[] }).results).toHaveLength(LISTINGS)
    expect(waits).toEqual([])
  })

  it('do not keep a build from what it reads, which is no visitor and refused nothing', async () => {
    const large = crowd('estates')
    const read = await Promise.all(crowd('estates', { 'x-web-token': '' }))
    expect(new Set(read.map(({ status }) => status))).toEqual(new Set([200]))
    await Promise.all(large)
  })
})
