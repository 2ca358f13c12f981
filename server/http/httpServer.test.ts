import { connect, type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { closeServer, createServer, httpLimits } from './httpServer'

const HEADERS_MS = 200

/** A server with the limits of all, only sooner. */
async function startServer() {
  const limits = httpLimits({ requestTimeout: 2 * HEADERS_MS })
  const app = createServer({
    ...limits,
    http: { ...limits.http, headersTimeout: HEADERS_MS, connectionsCheckingInterval: 20 },
  })
  app.get('/', async () => 'here')
  const asked = { slow: 0, now: 0, atOnce: 0 }
  app.get('/slow', async () => {
    asked.slow += 1
    asked.atOnce = Math.max(asked.atOnce, (asked.now += 1))
    await pause(HEADERS_MS)
    asked.now -= 1
    return 'there'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, asked, port: (app.server.address() as AddressInfo).port }
}

/** A connection and all that it is told. */
async function startClient(port: number) {
  const socket = connect(port, '127.0.0.1')
  let told = ''
  socket.on('data', (chunk) => (told += String(chunk)))
  socket.on('error', () => undefined)
  await new Promise((done) => socket.once('connect', done))
  return { socket, told: () => told }
}

describe('a server of any role', () => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.app.close())

  it('lets who connected ahead of time ask when there is something to ask', async () => {
    const { socket, told } = await startClient(server.port)
    await pause(4 * HEADERS_MS)
    expect(told()).toBe('')
    socket.write('GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n')
    await new Promise((done) => socket.once('close', done))
    expect(told()).toMatch(/^HTTP\/1\.1 200 [^]*here$/)
  })

  it('lets go of who began and does not go on', async () => {
    const { socket, told } = await startClient(server.port)
    socket.write('GET / HTTP/1.1\r\nHost: ')
    await new Promise((done) => socket.once('close', done))
    expect(told()).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('answers a few requests that are sent ahead one after another, and lets go of who sends hundreds', async () => {
    const one = 'GET /slow HTTP/1.1\r\nHost: here\r\n\r\n'
    const few = await startClient(server.port)
    few.socket.write(one.repeat(3) + one.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))
    await new Promise((done) => few.socket.once('close', done))
    expect(few.told().match(/there/g)).toHaveLength(4)
    expect(server.asked).toEqual({ slow: 4, now: 0, atOnce: 1 })

    const many = await startClient(server.port)
    many.socket.write(one.repeat(400))
    await new Promise((done) => many.socket.once('close', done))
    expect(many.told()).toBe('')
    expect(server.asked.slow).toBeLessThanOrEqual(5)
  })

  it.each([
    ['names no host', 400, 'GET / HTTP/1.1\r\nConnection: close'],
    ['names two hosts', 400, 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close'],
    ['expects what there is not', 417, 'GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nConnection: close'],
    ['has a longer address than is read', 431, `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a`],
    ['has more headers than are read', 431, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}`],
    ['would be passed through', 501, 'CONNECT a:80 HTTP/1.1\r\nHost: a'],
    ['is of a method that there is not', 400, 'BREW / HTTP/1.1\r\nHost: a'],
    ['is of another protocol', 400, 'PRI * HTTP/2.0\r\n\r\nSM'],
    [
      'says its length in two ways',
      400,
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked',
    ],
    ['is nothing', 400, 'hello'],
  ])('answers with a problem what %s: %i', async (_what, status, head) => {
    const { socket, told } = await startClient(server.port)
    socket.write(`${head}\r\n\r\n`)
    await new Promise((done) => socket.once('close', done))
    const [answer = '', body = ''] = told().split('\r\n\r\n')
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer.toLowerCase()).toContain('content-type: application/problem+json')
    expect(JSON.parse(body)).toMatchObject({ type: 'about:blank', status })
  })

  it('asks no host of who speaks HTTP/1.0, which knows none', async () => {
    const { socket, told } = await startClient(server.port)
    socket.write('GET / HTTP/1.0\r\n\r\n')
    await new Promise((done) => socket.once('close', done))
    expect(told()).toMatch(/^HTTP\/1\.1 200 /)
  })
})

it('a server that closes answers who is connected, and lets go of them', async () => {
  const { app, port } = await startServer()
  const { socket, told } = await startClient(port)
  const ask = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`)
  const ended = new Promise((done) => socket.once('close', done))
  ask('/slow')
  await pause(HEADERS_MS / 4)
  const closed = closeServer(app)
  await pause(HEADERS_MS / 4)
  ask('/')
  await Promise.all([ended, closed])
  expect(told().match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200'])
  expect(told().toLowerCase()).toContain('connection: close')
})
