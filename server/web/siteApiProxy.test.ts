import Fastify, { type FastifyInstance } from 'fastify'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { createServer } from 'node:http'
import { freePort } from '../../tests/support/freePort'
import { mayPassOn } from './siteApiPath'
import { sendRaw, startWeb } from './testing/startWeb'

let api: FastifyInstance
let siteApiUrl: string
let site: Awaited<ReturnType<typeof startWeb>>
const asked: string[] = []
const costly = { running: 0, most: 0 }
/** Of the call `patient`, which is answered when it is told to be. */
const patient = { asked: 0, left: 0, answer: [] as (() => void)[] }

beforeAll(async () => {
  api = Fastify({ routerOptions: { ignoreTrailingSlash: true } })
  api.get('/sites/:id/slow', async (_request, reply) => {
    await setTimeout(5000, undefined, { ref: false })
    return reply.send('late')
  })
  api.post('/sites/:id/begun', (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200).flushHeaders()
  })
  api.get('/sites/:id/costly', async () => {
    costly.most = Math.max(costly.most, ++costly.running)
    await setTimeout(20)
    costly.running -= 1
    return {}
  })
  api.route({
    method: ['GET', 'POST'],
    url: '/sites/:id/patient',
    handler: async (_request, reply) => {
      patient.asked += 1
      reply.raw.once('close', () => {
        if (!reply.raw.writableFinished) patient.left += 1
      })
      await new Promise<void>((answer) => patient.answer.push(answer))
      return {}
    },
  })
  api.get('/sites/:id/busy', async (_request, reply) => reply.code(503).send({ busy: true }))
  api.get('/sites/:id/held', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send('held'),
  )
  api.get('/sites/:id/hop', async (_request, reply) =>
    reply.headers({ connection: 'x-hop', 'x-hop': '1', 'x-end': '2', 'keep-alive': 'timeout=9' }).send('ok'),
  )
  api.delete('/sites/:id/live-agenda/reservation/:key', async (_request, reply) => reply.code(204).send())
  api.all('/*', async (request) => {
    asked.push(`${request.method} ${request.url}`)
    return { url: request.url, method: request.method, headers: request.headers, body: request.body ?? null }
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

describe('calls of this site', () => {
  it('pass through with their query', async () => {
    const answer = await site.get('/sites/demo/estates/v2/7?a=b%20c&d')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ url: '/sites/demo/estates/v2/7?a=b%20c&d', method: 'GET' })
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  it('pass to a site API that stands below a path of its host', async () => {
    const below = await startWeb(undefined, { siteApiUrl: `${siteApiUrl}/v1/` })
    try {
      const answer = await below.get('/sites/demo/estates/v2/7?a=b')
      expect(answer.json()).toMatchObject({ url: '/v1/sites/demo/estates/v2/7?a=b' })
    } finally {
      await below.stop()
    }
  })

  it('pass through with their body', async () => {
    const payload = { query: { terms: [] } }
    const answer = await site.app.inject({ method: 'POST', url: '/sites/demo/estates', payload })
    expect(answer.json()).toMatchObject({ method: 'POST', body: payload })
  })

  it('of one visitor are answered six at a time, and all in the end', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => site.get('/sites/demo/costly')))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(40)
    expect(costly.most).toBe(6)
  })

  it('of one visitor are refused when hundreds wait', async () => {
    const answers = await Promise.all(Array.from({ length: 300 }, () => site.get('/sites/demo/costly')))
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect([refused.length, refused[0]?.headers['retry-after']]).toEqual([94, '2'])
  })

  it('pass through without an answer body', async () => {
    const url = '/sites/demo/live-agenda/reservation/geheim'
    const answer = await site.app.inject({ method: 'DELETE', url })
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect(site.log.join('')).not.toContain('geheim')
  })

  it.each([
    '/sites/demo',
    '/sites/demo/',
    '/sites/demo/pages/by-url/te%2Dkoop',
    '/sites/demo/pages/by-url/a%2Fb',
  ])('pass through at %s', async (url) => expect((await site.get(url)).statusCode).toBe(200))

  it('carry who asks, by this server and not by the client itself', async () => {
    const headers = {
      host: 'aanbod.example',
      'x-forwarded-for': '6.6.6.6',
      forwarded: 'for=6.6.6.6',
      'x-site': 'demo',
      authorization: 'Bearer guess',
      cookie: 'a=b',
      te: 'trailers',
      connection: 'x-private',
      'x-private': 'yes',
      'accept-language': 'fr',
    }
    const seen = (await site.get('/sites/demo/x', headers)).json().headers
    expect(seen).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'aanbod.example',
      'x-forwarded-proto': 'http',
      'x-site': 'demo',
      'accept-language': 'fr',
    })
    for (const name of ['forwarded', 'authorization', 'cookie', 'te', 'x-private']) {
      expect(seen[name]).toBeUndefined()
    }
  })

  it('do not fail on Expect', async () => {
    expect((await site.get('/sites/demo/x', { expect: '100-continue' })).statusCode).toBe(200)
  })

  it('come back without what was meant for the connection', async () => {
    const { headers } = await site.get('/sites/demo/hop')
    expect(headers['x-end']).toBe('2')
    expect(headers['x-hop']).toBeUndefined()
    expect(headers['keep-alive']).toBeUndefined()
  })

  it('come back as they are, refusals too', async () => {
    const answer = await site.get('/sites/demo/busy')
    expect([answer.statusCode, answer.json()]).toEqual([503, { busy: true }])
  })
})

describe('what is not passed on', () => {
  const refused = [
    '/sites/demo/admin/import',
    '/sites/demo/admin',
    '/sites/demo/Admin/import',
    '/sites/demo/ADMIN',
    '/sites/demo/%61dmin/import',
    '/sites/demo/%2561dmin/import',
    '/sites/demo/a%64min%2Fimport',
    '/sites/demo%2Fadmin/import',
    '/sites/demo//admin/import',
    '/sites//demo/admin/import',
    '//sites/demo/admin/import',
    '/sites/demo/./admin/import',
    '/sites/demo/pages/../admin/import',
    '/sites/demo/pages/%2e%2e/admin/import',
    '/sites/demo/pages%2F..%2Fadmin/import',
    '/sites/demo/pages/..%5Cadmin/import',
    '/sites/demo/%2Fadmin/import',
    '/sites/demo/admin;x=1/import',
    '/sites/demo/admin%00/import',
    '/sites/demo/%20admin/import',
    '/sites/demo/admin%20/import',
    '/%73ites/demo/admin/import',
    '/sites/demo\\admin\\import',
    '/sites/other',
    '/sites/other/estates',
    '/sites/Demo/estates',
    '/sites/by-hostname/localhost',
    '/sites/other/../demo/admin/import',
    '/sites',
    '/documentation/json',
    '/documentation',
  ]
  it.each(refused)('%s', async (target) => {
    asked.length = 0
    for (const method of ['GET', 'POST']) {
      const { status } = await sendRaw(site.app, target, method)
      // No release here: what is not the proxy's own refusal is the plain site's 400, 405 or 503.
      expect([400, 404, 405, 503]).toContain(status)
    }
    expect(asked).toEqual([])
  })

  it('is refused by the proxy itself, not only by luck of routing', () => {
    for (const target of refused.slice(0, -2))
      expect([target, mayPassOn(target, 'demo')]).toEqual([target, false])
    expect(mayPassOn('/sites/demo/administrations', 'demo')).toBe(true)
  })
})

test('what is live is kept by no cache on its way, unless the site API says how long it holds', async () => {
  expect((await site.get('/sites/demo/x')).headers['cache-control']).toBe('no-store')
  expect((await site.get('/sites/demo/busy')).headers['cache-control']).toBe('no-store')
  expect((await site.get('/sites/demo/held')).headers['cache-control']).toBe('public, max-age=300')
})

test('a picture is the same whatever site a header names', async () => {
  const { headers } = (await site.get('/sites/demo/assets/a', { 'x-site': 'other' })).json<{
    headers: Record<string, string>
  }>()
  expect(headers['x-site']).toBeUndefined()
})

test('a visitor who leaves while the answer is on its way is no error', async () => {
  if (!site.app.server.listening) await site.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = site.app.server.address() as AddressInfo
  const closed = new Promise<void>((done) => {
    site.app.server.once('request', (_request, response) => void response.once('close', () => done()))
  })
  const visitor = connect(port, '127.0.0.1')
  const leave = () => setImmediate(() => visitor.destroy())
  subscribe('undici:request:headers', leave)
  const headers = ['Host: localhost', 'Content-Type: application/json', 'Content-Length: 2']
  visitor.write(`POST /sites/demo/begun HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n{}`)
  await closed
  unsubscribe('undici:request:headers', leave)
  expect((await site.get('/sites/demo/x')).statusCode).toBe(200)
  expect(site.log.filter((line) => line.includes('"level":50'))).toEqual([])
})

describe('a visitor who leaves', () => {
  /** Somebody who asks and goes before there is an answer. */
  async function leave(method: 'GET' | 'POST', count: number) {
    if (!site.app.server.listening) await site.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = site.app.server.address() as AddressInfo
    const before = patient.asked
    const sockets = Array.from({ length: count }, () => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined)
      const body = 'Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}'
      socket.write(
        `${method} /sites/demo/patient HTTP/1.1\r\nHost: localhost\r\n${method === 'POST' ? body : '\r\n'}`,
      )
      return socket
    })
    await until(() => patient.asked >= before + 6)
    // Those that wait go first: else their turn comes as the others go.
    for (const socket of sockets.slice(6)) socket.destroy()
    await until(async () => (await connections()) === 6)
    for (const socket of sockets) socket.destroy()
    await until(async () => (await connections()) === 0)
  }
  const until = async (isSo: () => boolean | Promise<boolean>) => {
    while (!(await isSo())) await setTimeout(5)
  }
  const connections = () =>
    new Promise<number>((tell) => site.app.server.getConnections((_error, count) => tell(count)))
  const answerAll = () => {
    for (const answer of patient.answer.splice(0)) answer()
  }
  beforeEach(() => {
    Object.assign(patient, { asked: 0, left: 0 })
  })
  afterEach(answerAll)

  it('is not read for any longer, and what waited for its turn is not asked', async () => {
    const before = site.log.length
    await leave('GET', 20)
    await until(() => patient.left === 6)
    expect((await site.get('/sites/demo/x')).statusCode).toBe(200)
    expect(patient.asked).toBe(6)
    expect(site.log.slice(before).filter((line) => /"level":[4-6]0/.test(line))).toEqual([])
  })

  it('keeps the turns of what the site API is still at', async () => {
    await leave('POST', 9)
    const next = site.get('/sites/demo/x')
    const isAnswered = await Promise.race([next.then(() => true), setTimeout(100, false)])
    expect([isAnswered, patient.asked, patient.left]).toEqual([false, 6, 0])
    answerAll()
    expect((await next).statusCode).toBe(200)
    expect(patient.asked).toBe(6)
  })

  it('gives back the turns of requests that were sent ahead', async () => {
    if (!site.app.server.listening) await site.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = site.app.server.address() as AddressInfo
    for (let round = 0; round < 3; round += 1) {
      const before = patient.asked
      const socket = connect(port, '127.0.0.1').on('error', () => undefined)
      socket.write('GET /sites/demo/patient HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(4))
      await until(() => patient.asked === before + 4)
      socket.destroy()
      await until(() => patient.left === patient.asked)
    }
    expect((await site.get('/sites/demo/x')).statusCode).toBe(200)
  })

  it.each([
    ['GET', '/nl/ajax/estate/7', 'GET /sites/demo/estates/v2/7'],
    ['POST', '/nl/hou-me-op-de-hoogte/unsubscribe/abc', 'DELETE /sites/demo/alerts/mine'],
  ] as const)('has %s %s wait for the same turns', async (method, url, call) => {
    await leave('POST', 9)
    const before = asked.length
    const next = site.app.inject({ method, url })
    const isAnswered = await Promise.race([next.then(() => true), setTimeout(100, false)])
    expect([isAnswered, asked.length - before]).toEqual([false, 0])
    answerAll()
    await next
    expect(asked.slice(before).some((each) => each.startsWith(call))).toBe(true)
  })
})

describe('a site API in trouble', () => {
  it('that is too slow is a 504', async () => {
    const hasty = await startWeb(undefined, { siteApiUrl, siteApiTimeout: 300 })
    const answer = await hasty.get('/sites/demo/slow')
    await hasty.stop()
    expect(answer.statusCode).toBe(504)
    expect(answer.headers['content-type']).toMatch('application/problem+json')
    expect(answer.json()).toMatchObject({ status: 504, title: 'Gateway timeout' })
  })

  it('is stood in for by the next one, with what was sent', async () => {
    const gone = `http://127.0.0.1:${await freePort()}`
    const pair = await startWeb(undefined, { siteApiUrl: [gone, siteApiUrl] })
    expect((await pair.get('/sites/demo/estates')).statusCode).toBe(200)
    const payload = { pagination: { from: 0, size: 15 } }
    const searched = await pair.app.inject({ method: 'POST', url: '/sites/demo/estates', payload })
    await pair.stop()
    expect(searched.statusCode).toBe(200)
    expect(searched.json()).toMatchObject({ body: payload })
  })

  it('that dies over a call is stood in for where nothing can be done twice', async () => {
    const send = async (method: 'GET' | 'POST', url: string, headers = {}) => {
      // One of its own for each call, as who was away is asked last for a while.
      const dying = createServer((request) => request.socket.destroy())
      await new Promise<void>((done) => dying.listen(0, '127.0.0.1', done))
      const address = `http://127.0.0.1:${(dying.address() as AddressInfo).port}`
      const pair = await startWeb(undefined, { siteApiUrl: [address, siteApiUrl] })
      const payload = method === 'POST' ? { payload: { a: 1 } } : {}
      const { statusCode } = await pair.app.inject({ method, url, headers, ...payload })
      await pair.stop()
      dying.close()
      return statusCode
    }
    expect(await send('GET', '/sites/demo/navigation/nl')).toBe(200)
    expect(await send('POST', '/sites/demo/estate-filters')).toBe(200)
    expect(await send('POST', '/sites/demo/live-agenda/reservation')).toBe(502)
    expect(await send('POST', '/sites/demo/live-agenda/reservation', { 'idempotency-key': 'k' })).toBe(200)
  })

  it('that is down is a 502', async () => {
    const lonely = await startWeb(undefined, { siteApiUrl: 'http://127.0.0.1:9' })
    const answer = await lonely.get('/sites/demo/estates')
    expect(answer.statusCode).toBe(502)
    expect(answer.headers['content-type']).toMatch('application/problem+json')
    expect(answer.json()).toEqual({
      type: 'about:blank',
      title: 'Bad gateway',
      status: 502,
      detail: 'The site API cannot be reached.',
    })
    await lonely.stop()
  })
})
