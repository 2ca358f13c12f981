import { databases } from '../support/databases'
import { startSiteApi, type TestApi } from '../support/siteApi'

const ADDRESS = 'http://localhost:8000'
const NAME = 'https://huis.example'
const EVIL = 'https://evil.example'
const PREFLIGHT = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-site' }

describe.each(databases)('pages of a static host, on %s', (database) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startSiteApi(database)
  })
  afterAll(() => api.close())

  const ask = (method: 'GET' | 'OPTIONS', url: string, headers: Record<string, string>) =>
    api.app.inject({ method, url, headers })

  it.each([
    [ADDRESS, '/sites/demo', ADDRESS],
    [ADDRESS, '/sites/demo/navigation/nl', ADDRESS],
    [NAME, '/sites/demo/navigation/nl', NAME],
    [EVIL, '/sites/demo/navigation/nl', undefined],
    [ADDRESS, '/sites/other/navigation/nl', undefined],
    [ADDRESS, '/sites/demo/admin/export', undefined],
  ])('%s at %s: %s', async (origin, url, allowed) => {
    const { headers } = await ask('GET', url, { origin })
    expect(headers['access-control-allow-origin']).toBe(allowed)
    expect(headers['access-control-allow-credentials']).toBeUndefined()
  })

  it('are told beforehand what they may send, and nobody else is', async () => {
    const own = await ask('OPTIONS', '/sites/demo/estates', { origin: NAME, ...PREFLIGHT })
    expect([own.statusCode, own.headers['access-control-allow-origin']]).toEqual([204, NAME])
    expect((await ask('OPTIONS', '/sites/demo/estates', { origin: EVIL, ...PREFLIGHT })).statusCode).toBe(404)
    expect(
      (await ask('OPTIONS', '/sites/demo/admin/import', { origin: NAME, ...PREFLIGHT })).statusCode,
    ).toBe(404)
  })
})
