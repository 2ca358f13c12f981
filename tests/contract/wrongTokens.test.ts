import { Writable } from 'node:stream'
import { databases } from '../support/databases'
import {
  ADMIN_TOKEN,
  type Answer,
  expectProblem,
  startSiteApi,
  type TestApi,
  WEB_TOKEN,
} from '../support/siteApi'
import { svgLine } from '../support/svgLine'

describe.each(databases)('wrong tokens of the operator, on %s', (database) => {
  let api: TestApi
  const said: string[] = []
  beforeAll(async () => {
    const log = new Writable({
      write: (line, _encoding, done) => {
        said.push(String(line))
        done()
      },
    })
    // Nothing names it: the token alone opens it.
    const hidden = svgLine('hidden', 7)
    api = await startSiteApi(database, [hidden], '.data/none', {}, log)
  })
  afterAll(() => api.close())

  const EXPORT = '/sites/demo/admin/export'
  const from = (address: string) => ({ 'x-web-token': WEB_TOKEN, 'x-visitor-address': address })
  const guess = (address: string, url = EXPORT, token = 'a-guess-of-somebody') =>
    api.ask(url, { headers: { ...from(address), authorization: `Bearer ${token}` } })
  const statuses = (answers: Answer[]) => answers.map(({ status }) => status)
  const many = async (count: number, ask: (index: number) => Promise<Answer>) => {
    const answers: Answer[] = []
    for (let index = 0; index < count; index += 1) answers.push(await ask(index))
    return answers
  }

  it('are refused after a few, wherever they are tried, and told of in the log', async () => {
    const url = (index: number) => (index % 2 ? EXPORT : '/sites/demo/assets/hidden')
    const answers = await many(12, (index) => guess('5.5.5.5', url(index)))
    expect(statuses(answers.slice(0, 10))).toEqual([404, 401, 404, 401, 404, 401, 404, 401, 404, 401])
    for (const answer of answers.slice(10)) {
      expectProblem(answer, 429)
      const wait = Number(answer.headers['retry-after'])
      expect(wait).toBeGreaterThan(500)
      expect(wait).toBeLessThanOrEqual(600)
    }
    const warnings = said.filter((line) => line.includes('Too many wrong tokens'))
    expect(warnings).toHaveLength(1)
    expect(said.join('')).not.toContain('a-guess')
  })

  it('count for one visitor: by the /64 of IPv6, and whatever scheme they are sent by', async () => {
    await many(5, (index) => guess(`2001:db8::${index}`))
    await many(5, (index) =>
      api.ask(EXPORT, {
        headers: { ...from(`2001:db8::f${index}`), authorization: 'Basic b3BlcmF0b3I6eA==' },
      }),
    )
    expect((await guess('2001:db8::aaaa')).status).toBe(429)
    expect((await guess('2001:db8:0:1::1')).status).toBe(401)
  })

  it('keep the right one out nowhere, nor who brings none', async () => {
    await many(12, () => guess('4.4.4.4'))
    expect((await guess('4.4.4.4')).status).toBe(429)
    expect((await guess('4.4.4.4', EXPORT, ADMIN_TOKEN)).status).toBe(200)
    expectProblem(await api.ask(EXPORT, { headers: from('4.4.4.4') }), 401)
    expect((await api.ask('/sites/demo', { headers: from('4.4.4.4') })).status).toBe(200)
    // What came before it counts as before.
    expect((await guess('4.4.4.4')).status).toBe(429)
  })
})
