import Fastify from 'fastify'
import { addCors } from './cors'
import { siteOrigins } from './siteOrigins'

const OWN = 'https://www.huis.example'

async function server() {
  const app = Fastify()
  addCors(app, () => siteOrigins(OWN, ['huis.example']))
  app.get('/live', async (_request, reply) => reply.header('vary', 'Accept-Encoding').send('there'))
  await app.ready()
  return app
}

const ask = async (method: 'GET' | 'OPTIONS', headers: Record<string, string>) =>
  (await server()).inject({ method, url: '/live', headers })

it.each([OWN, 'https://huis.example'])('a page at %s reads what is answered', async (origin) => {
  const { statusCode, headers } = await ask('GET', { origin })
  expect(statusCode).toBe(200)
  expect(headers['access-control-allow-origin']).toBe(origin)
  expect(headers['access-control-allow-credentials']).toBeUndefined()
  expect(headers.vary).toBe('Accept-Encoding, Origin')
})

it.each(['https://evil.example', 'http://www.huis.example', 'https://huis.example.evil.example', 'null'])(
  'a page at %s reads nothing',
  async (origin) => {
    const { headers } = await ask('GET', { origin })
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  },
)

it('answers what a browser asks first, of its own pages alone', async () => {
  const first = { 'access-control-request-method': 'POST' }
  const own = await ask('OPTIONS', { origin: OWN, ...first })
  expect(own.statusCode).toBe(204)
  expect(own.headers['access-control-allow-headers']).toContain('idempotency-key')
  const other = await ask('OPTIONS', { origin: 'https://evil.example', ...first })
  expect(other.statusCode).toBe(404)
})

it('says nothing to whoever names no origin', async () => {
  const { headers } = await ask('GET', {})
  expect(headers['access-control-allow-origin']).toBeUndefined()
  expect(headers.vary).toBe('Accept-Encoding')
})
