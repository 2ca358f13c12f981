import Fastify, { type FastifyInstance } from 'fastify'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { startWeb } from '../testing/startWeb'

let api: FastifyInstance
let siteApiUrl: string
let site: Awaited<ReturnType<typeof startWeb>>
let asked: { url: string; site: unknown; language: unknown } | undefined

beforeAll(async () => {
  api = Fastify({ forceCloseConnections: true })
  api.get<{ Querystring: { search: string } }>('/sites/demo/cities', async (request, reply) => {
    const { search } = request.query
    asked = {
      url: request.url,
      site: request.headers['x-site'],
      language: request.headers['accept-language'],
    }
    if (search === 'slow') await setTimeout(3000, undefined, { ref: false })
    if (search === 'broken') return reply.code(500).send({ secret: 'table city' })
    if (search === 'refused') {
      const problem = { type: 'about:blank', title: 'Bad Request', status: 400, detail: 'no' }
      return reply.code(400).type('application/problem+json').send(JSON.stringify(problem))
    }
    return [{ id: 1, zip: '4000', name: 'Luik', match: null, count: 2 }]
  })
  await api.listen({ port: 0, host: '127.0.0.1' })
  const { port } = api.server.address() as AddressInfo
  siteApiUrl = `http://127.0.0.1:${port}`
  site = await startWeb(undefined, { siteApiUrl })
})
afterAll(async () => {
  await site.stop()
  await api.close()
})

const expectProblem = async (url: string, status: number, asking = site) => {
  const answer = await asking.get(url)
  expect(answer.statusCode).toBe(status)
  expect(answer.headers['content-type']).toMatch('application/problem+json')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.json()).toMatchObject({ type: 'about:blank', status })
  return answer
}

describe('the site’s own calls', () => {
  it.each(['nl', 'fr', 'en', 'de'])('find municipalities, in %s', async (locale) => {
    const answer = await site.get(`/${locale}/ajax/search-city?q=Li%C3%A8ge%20%26`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'max-age=60',
      'x-content-type-options': 'nosniff',
    })
    expect(answer.json()).toEqual([{ id: 1, zip: '4000', name: 'Luik', match: null, count: 2 }])
    expect(asked).toEqual({
      url: `/sites/demo/cities?search=Li%C3%A8ge+%26&locale=${locale}`,
      site: 'demo',
      language: locale,
    })
  })

  it('find the places in a line that says more', async () => {
    await site.get('/fr/ajax/search-city?q=Namur%20au%20calme&line=true')
    expect(asked).toMatchObject({ url: '/sites/demo/cities?search=Namur+au+calme&locale=fr&line=true' })
  })

  it('say which field is wrong', async () => {
    for (const url of [
      '/nl/ajax/search-city',
      '/nl/ajax/search-city?q=',
      `/nl/ajax/search-city?q=${'x'.repeat(101)}`,
    ]) {
      const answer = await expectProblem(url, 400)
      expect(answer.json().errors).toEqual([{ field: 'q', reason: expect.any(String) }])
    }
  })

  it.each(['contact-form-handler', 'notifications', 'send-to-a-friend'])(
    'take no %s that is not JSON, plain text neither',
    async (form) => {
      for (const type of ['text/plain', 'text/plain; charset=utf-8', 'text/csv']) {
        const headers = { 'content-type': type, 'idempotency-key': 'a-key-of-the-test' }
        const answer = await site.app.inject({
          method: 'POST',
          url: `/nl/ajax/${form}`,
          payload: '{}',
          headers,
        })
        expect([type, answer.statusCode, answer.json().status]).toEqual([type, 415, 415])
      }
    },
  )

  it('are not there under another name or language', async () => {
    await expectProblem('/nl/ajax/nothing', 404)
    expect((await site.get('/es/ajax/search-city?q=a')).headers['content-type']).not.toMatch('json')
  })

  it('pass on a refusal of the site API and tell nothing of its failure', async () => {
    expect((await expectProblem('/nl/ajax/search-city?q=refused', 400)).json().detail).toBe('no')
    expect((await expectProblem('/nl/ajax/search-city?q=broken', 502)).body).not.toMatch('secret')
    const hasty = await startWeb(undefined, { siteApiUrl, siteApiTimeout: 300 })
    await expectProblem('/nl/ajax/search-city?q=slow', 504, hasty)
    await hasty.stop()
    const lonely = await startWeb(undefined, { siteApiUrl: 'http://127.0.0.1:9' })
    expect((await lonely.get('/nl/ajax/search-city?q=a')).statusCode).toBe(502)
    await lonely.stop()
  })
})
