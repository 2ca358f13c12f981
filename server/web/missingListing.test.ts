import Fastify from 'fastify'
import type { AddressInfo } from 'node:net'
import { estate } from '../../tests/support/builders'
import { pagesAt } from '../releases/testing/buildTree'
import { startWeb } from './testing/startWeb'

/** A site API that has listing 7, and 8 put away; of 9 it says nothing. */
async function startApi() {
  const api = Fastify()
  api.get('/sites/demo/estates/v2/:id', async (request, reply) => {
    const { id } = request.params as { id: string }
    if (id === '9') return reply.code(503).send({})
    if (id === '7') return estate()
    return id === '8' ? estate({ listing: { archived: true } }) : reply.code(404).send({})
  })
  await api.listen({ port: 0, host: '127.0.0.1' })
  return { url: `http://127.0.0.1:${(api.server.address() as AddressInfo).port}`, stop: () => api.close() }
}

let api: Awaited<ReturnType<typeof startApi>>
let site: Awaited<ReturnType<typeof startWeb>>
beforeAll(async () => {
  api = await startApi()
  site = await startWeb(pagesAt('/nl/detail', '/nl/404', '/fr/detail', '/fr/404'), { siteApiUrl: api.url })
})
afterAll(async () => {
  await site.stop()
  await api.stop()
})

describe('a listing as it is now', () => {
  it.each(['/nl/detail?id=7', '/nl/detail', '/nl/detail?x=1', '/fr/detail?from=mail&id=7'])(
    'is shown: %s',
    async (url) => expect((await site.get(url)).statusCode).toBe(200),
  )

  it.each([
    '/nl/detail?id=5',
    '/fr/detail?id=8',
    '/nl/detail?id=',
    '/nl/detail?id=seven',
    '/nl/detail?id=-7',
    '/nl/detail?id=7.5',
  ])('that is not there is not found at once: %s', async (url) => {
    const answer = await site.get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain(`<html lang="${url.slice(1, 3)}">`)
    expect(answer.headers['x-robots-tag']).toBe('noindex')
  })

  it('may be there while the site API says nothing', async () => {
    expect((await site.get('/nl/detail?id=9')).statusCode).toBe(200)
  })
})
