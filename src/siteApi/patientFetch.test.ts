import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { siteApiClient } from './siteApiClient'

describe('a site API that has too much to do', () => {
  let server: Server
  let url: string
  let asked: string[]
  let busy: number
  let retryAfter: string | undefined
  const answer: RequestListener = (request, response) => {
    asked.push(`${request.method} ${request.url}`)
    request.resume()
    if (asked.length > busy)
      return response.setHeader('content-type', 'application/json').end('{"id":"demo"}')
    if (retryAfter !== undefined) response.setHeader('retry-after', retryAfter)
    response.writeHead(503).end('busy')
  }
  beforeAll(async () => {
    server = createServer(answer)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const told: string[] = []
  beforeEach(() => {
    asked = []
    told.length = 0
    retryAfter = '0'
    busy = 2
  })
  const client = (ms = 5000) => {
    const patience = { ms, tell: (line: string) => void told.push(line) }
    return siteApiClient({ siteApiUrl: `${url}/below`, siteId: 'demo', log: () => undefined, patience })
  }

  test('is asked again when it says when, which is told in a line', async () => {
    expect(await client().get('/sites/demo')).toEqual({ id: 'demo' })
    expect(asked).toHaveLength(3)
    expect(told).toEqual(['The site API has too much to do (503): it is asked again for 5 seconds at most'])
  })

  test('is left alone for as long as it says', async () => {
    retryAfter = '1'
    busy = 1
    const began = performance.now()
    await client().post('/sites/demo/estates', {})
    expect(asked).toHaveLength(2)
    expect(performance.now() - began).toBeGreaterThan(990)
  })

  test('has answered when it still has too much to do in the end, or does not say when it will not', async () => {
    busy = Infinity
    retryAfter = '3'
    await expect(client(1000).get('/sites/demo')).rejects.toMatchObject({ status: 503 })
    retryAfter = undefined
    await expect(client().get('/sites/demo')).rejects.toMatchObject({ status: 503 })
    expect(asked).toHaveLength(2)
    expect(told).toEqual([])
  })

  test('is not asked again for what would be done twice', async () => {
    await expect(client().post('/sites/demo/contact', {})).rejects.toMatchObject({ status: 503 })
    expect(asked).toHaveLength(1)
  })
})
