import { connect, type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { createServer, httpLimits } from './httpServer'

const HEADERS_MS = 200

/** A server with the limits of all, only sooner. */
async function startServer() {
  const limits = httpLimits({ requestTimeout: 2 * HEADERS_MS })
  const app = createServer({
    ...limits,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: 20 },
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
})
