import { databases } from '../support/databases'
import { estateLine } from '../support/importLines'
import { ADMIN_TOKEN, expectProblem, startSiteApi, type TestApi } from '../support/siteApi'

const SEARCH = '/sites/demo/estates'

describe.each(databases)('what a request may hold, on %s', (database) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startSiteApi(database, [estateLine(7)])
  })
  afterAll(() => api.close())

  const raw = (payload: string, url = SEARCH) =>
    api.app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } })

  it.each([
    ['lists', `${'['.repeat(4000)}${']'.repeat(4000)}`],
    ['objects', `${'{"query":'.repeat(900)}{}${'}'.repeat(900)}`],
    ['lists in a query', `{"query":{"terms":{"a":${'['.repeat(4000)}${']'.repeat(4000)}}}}`],
  ])('%s within each other have an end', async (_what, payload) => {
    const answer = await raw(payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.json()).toMatchObject({ errors: [{ reason: 'must not go deeper than 32 levels' }] })
  })

  it('tells of a hundred mistakes no more than anybody would read', async () => {
    const terms = Object.fromEntries(Array.from({ length: 400 }, (_, at) => [`field${at}`, [at]]))
    for (const body of [{ query: { terms } }, terms, { fields: Array(9000).fill(1) }]) {
      const answer = await api.ask(SEARCH, { body })
      expect(answer.status).toBe(400)
      const { errors } = answer.body as { errors: unknown[] }
      expect(errors.length).toBeGreaterThan(0)
      expect(errors.length).toBeLessThanOrEqual(20)
      expect(Buffer.byteLength(answer.text)).toBeLessThan(8192)
    }
  })

  it.each([
    ['{"query":{"range":{"general.price":{"gte":1e999}}}}', 'query.range.general.price.gte'],
    ['{"query":{"terms":{"general.id":[-1e999]}}}', 'query.terms.general.id.0'],
    ['{"pagination":{"from":0,"size":1e400}}', 'pagination.size'],
  ])('a number without end is none: %s', async (payload, field) => {
    const answer = await raw(payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ errors: [{ field, reason: 'must be a finite number' }] })
  })

  it.each(['application/x-ndjson', 'text/csv', 'text/plain', 'application/x-www-form-urlencoded'])(
    'calls that take JSON take no %s, the operator’s neither',
    async (type) => {
      const headers = { authorization: `Bearer ${ADMIN_TOKEN}`, 'content-type': type }
      for (const url of ['/sites/demo/admin/drafts/estate/7/link', SEARCH]) {
        const answer = await api.app.inject({ method: 'POST', url, payload: '{}', headers })
        expect(answer.statusCode).toBe(415)
        expect(answer.headers['content-type']).toContain('application/problem+json')
      }
    },
  )

  it.each([
    ['0000-01-01', 400],
    ['0000-12-31T23:00:00Z', 400],
    ['0001-01-01T00:00:00+14:00', 400],
    ['9999-12-31T23:59:59-14:00', 400],
    ['0001-01-01', 200],
    ['9999-12-31', 200],
  ])('years are 1 to 9999: %s is %i', async (day, status) => {
    const body = { query: { range: { 'general.publicationDate': { gte: day } } } }
    const answer = await api.ask(SEARCH, { body })
    if (status === 400) expectProblem(answer, 400, 'query.range.general.publicationDate.gte')
    else expect(answer.status).toBe(200)
  })
})
