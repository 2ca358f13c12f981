import { databases } from '../support/databases'
import { siteData } from '../support/importLines'
import { expectContract, expectProblem, startSiteApi, type TestApi } from '../support/siteApi'

describe.each(databases)('the site and its settings, on %s', (database) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startSiteApi(database)
  })
  afterAll(() => api.close())

  it('answers the site', async () => {
    const answer = await api.ask('/sites/demo')
    expectContract('site', answer)
    expect(answer.body).toEqual({ ...siteData, id: 'demo' })
  })

  it('finds the site of a hostname, however it is written', async () => {
    const answer = await api.ask('/sites/by-hostname/Huis.Example')
    expectContract('siteByHostname', answer)
    expect(answer.body).toMatchObject({ id: 'demo' })
  })

  it('knows no other site', async () => {
    expectProblem(await api.ask('/sites/other'), 404)
    expectProblem(await api.ask('/sites/by-hostname/other.example'), 404)
  })

  it('takes the site in X-SITE when it is the one of the address', async () => {
    expect((await api.ask('/sites/demo', { headers: { 'x-site': 'demo' } })).status).toBe(200)
    expectProblem(await api.ask('/sites/demo', { headers: { 'x-site': 'other' } }), 400, 'x-site')
  })

  it('answers what cannot be an address as a problem of the caller', async () => {
    expectProblem(await api.ask('/sites/%E0%A4%A'), 400)
    expectProblem(await api.ask('/sites/a%00b'), 400, 'siteId')
    expectProblem(await api.ask(`/sites/${'a'.repeat(64)}`), 400, 'siteId')
    expectProblem(await api.ask('/nowhere'), 404)
  })
})
