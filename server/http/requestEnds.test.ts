import { connect, type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { createServer, httpLimits } from './httpServer'
import { handOn, type RequestEnd } from './requestEnds'

describe('requests that are over', () => {
  const ends: RequestEnd[] = []
  const app = createServer(httpLimits(), (end) => ends.push(end))
  let port: number
  const last = () => {
    const { request, status, bytes, ms } = ends.at(-1) as RequestEnd
    return { url: request.url, status, bytes, ms }
  }
  const until = async (count: number) => {
    while (ends.length < count) await pause(5)
  }

  beforeAll(async () => {
    app.get('/page', async () => 'a'.repeat(5000))
    app.get('/slow', async () => {
      await pause(1000)
      return 'late'
    })
    app.get('/elsewhere', async (request, reply) => {
      handOn(request)
      reply.hijack()
      reply.raw.end('by somebody else')
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    port = (app.server.address() as AddressInfo).port
  })
  beforeEach(() => void (ends.length = 0))
  afterAll(() => app.close())

  it('are told with status, bytes and milliseconds, each by itself on a connection that is kept', async () => {
    for (let time = 1; time <= 3; time++) {
      await (await fetch(`http://127.0.0.1:${port}/page?a=b`)).text()
      await until(time)
      expect(last()).toMatchObject({ url: '/page?a=b', status: 200 })
      expect(last().bytes).toBeGreaterThan(5000)
      expect(last().bytes).toBeLessThan(5500)
      expect(last().ms).toBeGreaterThan(0)
    }
  })

  it('are told too where nothing is there', async () => {
    await (await fetch(`http://127.0.0.1:${port}/none`)).text()
    await until(1)
    expect(last()).toMatchObject({ url: '/none', status: 404 })
  })

  it('are told as 499 when whoever asked has left', async () => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write('GET /slow HTTP/1.1\r\nHost: here\r\n\r\n')
      setTimeout(() => socket.destroy(), 50)
    })
    await until(1)
    expect(last()).toMatchObject({ url: '/slow', status: 499 })
    expect(ends.at(-1)?.request.ip).toBe('127.0.0.1')
  })

  it('are told once where another server answers them', async () => {
    await (await fetch(`http://127.0.0.1:${port}/elsewhere`)).text()
    await (await fetch(`http://127.0.0.1:${port}/page`)).text()
    await until(1)
    expect(ends.map(({ request }) => request.url)).toEqual(['/page'])
  })
})
