import { databases } from '../support/databases'
import { estateLine } from '../support/importLines'
import { ADMIN_TOKEN, expectProblem, startSiteApi, type TestApi } from '../support/siteApi'
import { webWithSiteApi } from '../support/webWithSiteApi'

/** What a language takes for the number 10001, or 1000, and an address does not. */
const ODD = [
  '0x2711',
  '+10001',
  '1e4',
  ' 10001',
  '10001 ',
  '\t10001',
  '010001',
  '1000_1',
  '10001.0',
  '1E3',
  '1000１',
]

interface Parameter {
  name: string
  in: string
  schema: { type?: string }
}

/** Every place in an address of the contract where a number stands: the address with another text there. */
async function numbersOf(api: TestApi) {
  const { body } = await api.ask('/documentation/json')
  const { paths } = body as { paths: Record<string, Record<string, { parameters?: Parameter[] }>> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters = [] }]) =>
      parameters
        .filter(({ schema }) => schema.type === 'integer')
        .map(({ name, in: place }) => ({
          name,
          what: `${method} ${path} ${name}`,
          method: method.toUpperCase() as 'GET',
          with: (text: string) => {
            const asked = encodeURIComponent(text)
            const filled = path.replace(/\{(\w+)\}/g, (_, value: string) => {
              if (value === name) return asked
              return { siteId: 'demo', locale: 'nl', kind: 'estate' }[value] ?? '1'
            })
            const search = parameters.some((one) => one.name === 'search') ? 'search=a&' : ''
            return place === 'query' ? `${filled}?${search}${name}=${asked}` : filled
          },
        })),
    ),
  )
}

describe.each(databases)('numbers in addresses on %s', (database) => {
  let api: TestApi
  let site: Awaited<ReturnType<typeof webWithSiteApi>>
  beforeAll(async () => {
    api = await startSiteApi(database, [estateLine(10001, { guid: 'b1f7-44' })])
    site = await webWithSiteApi(api)
  })
  afterAll(async () => {
    await site.stop()
    await api.close()
  })

  it('are decimal digits alone, in every call', async () => {
    const places = await numbersOf(api)
    expect(places.length).toBeGreaterThan(10)
    const headers = { authorization: `Bearer ${ADMIN_TOKEN}` }
    for (const { with: withText, method, name } of places)
      for (const text of ODD) expectProblem(await api.ask(withText(text), { method, headers }), 400, name)
    expect((await api.ask('/sites/demo/estates/v2/10001')).status).toBe(200)
  })

  it.each(ODD)('are none as %j in what the site answers itself', async (text) => {
    for (const path of ['/nl/ajax/estate', '/nl/ajax/similar-estate', '/sites/demo/estates/v2']) {
      const { statusCode, headers } = await site.get(`${path}/${encodeURIComponent(text)}`)
      // A control character is no address of this site at all.
      expect([path, statusCode]).toEqual([path, text.startsWith('\t') && !path.includes('ajax') ? 404 : 400])
      expect(headers['content-type']).toContain('application/problem+json')
    }
  })

  it('are so where a listing of the second source is asked for by its number', async () => {
    expect((await api.ask('/sites/demo/estates/skarabee/10001')).status).toBe(200)
    for (const text of ODD)
      expect((await api.ask(`/sites/demo/estates/skarabee/${encodeURIComponent(text)}`)).status).toBe(404)
  })
})
