import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { apiClient, isHttpError, sitePath, type ApiClient } from './http'
import { estateFilters, NO_FILTERS, orThrow, searchEstates } from './estates'
import { searchRentalUnits } from './rental'

type Handler = (request: IncomingMessage & { body?: string }, response: ServerResponse) => void

let server: Server
let client: ApiClient
let handler: Handler
let logged: string[]

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => handler(Object.assign(request, { body }), response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

beforeEach(() => {
  logged = []
  client = apiClient({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    siteId: 'demo',
    log: (message) => logged.push(message),
  })
})

const json = (
  response: ServerResponse,
  body: unknown,
  status = 200,
  type = 'application/json; charset=utf-8',
) => response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body))

describe('what goes out (spec §7)', () => {
  test('GET carries the site, the language when asked, and zabun-client', async () => {
    handler = ({ method, headers }, response) => json(response, { method, headers })
    const sent = await client.get<{ method: string; headers: Record<string, string> }>('/x', { locale: 'fr' })
    expect(sent.method).toBe('GET')
    expect(sent.headers).toMatchObject({ 'x-site': 'demo', 'accept-language': 'fr', 'zabun-client': 'true' })
  })

  test.each(['post', 'put'] as const)(
    '%s sends a JSON body with its content type and no zabun-client',
    async (verb) => {
      handler = ({ method, headers, body }, response) => json(response, { method, headers, body })
      const sent = await client[verb]<{ method: string; headers: Record<string, string>; body: string }>(
        '/x',
        { a: 1 },
      )
      expect(sent.method).toBe(verb.toUpperCase())
      expect(sent.headers).toMatchObject({ 'x-site': 'demo', 'content-type': 'application/json' })
      expect(sent.headers).not.toHaveProperty('zabun-client')
      expect(sent.body).toBe('{"a":1}')
    },
  )

  test('values in a path cannot leave it', () => {
    expect(sitePath(client, 'pages', 'by-url', '/nl/../x?y#z')).toBe(
      '/sites/demo/pages/by-url/%2Fnl%2F..%2Fx%3Fy%23z',
    )
  })
})

describe('what comes back (spec §7, §8)', () => {
  test('JSON is parsed, problem+json too', async () => {
    handler = (_, response) => json(response, [1], 200, 'application/problem+json')
    expect(await client.get('/x')).toEqual([1])
  })

  test.each(['get', 'delete'] as const)('204 on %s is nothing', async (verb) => {
    handler = (_, response) => response.writeHead(204).end()
    expect(await client[verb]('/x')).toBeUndefined()
  })

  test('DELETE carries the site, and what it answers in JSON is parsed', async () => {
    handler = ({ method, headers }, response) => json(response, { method, site: headers['x-site'] })
    expect(await client.delete('/x')).toEqual({ method: 'DELETE', site: 'demo' })
  })

  test('anything else is the raw response', async () => {
    handler = (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('bytes')
    const raw = await client.get<Response>('/x')
    expect(await raw.text()).toBe('bytes')
  })

  test('an answer that is not OK raises an error with status, status text and what the API said', async () => {
    handler = (_, response) =>
      json(
        response,
        { type: 'about:blank', title: 'Not Found', status: 404, detail: 'no estate 9' },
        404,
        'application/problem+json',
      )
    const error = await client.get('/x').catch((thrown: unknown) => thrown)
    expect(isHttpError(error)).toBe(true)
    expect(error).toMatchObject({ status: 404, statusText: 'Not Found', problem: { detail: 'no estate 9' } })
    expect(logged).toEqual([])
  })

  test('a failed POST also logs the answer', async () => {
    handler = (_, response) => response.writeHead(500, { 'content-type': 'text/plain' }).end('it broke')
    await expect(client.post('/x', {})).rejects.toMatchObject({ status: 500 })
    expect(logged).toEqual([expect.stringContaining('500: it broke')])
  })

  test('a POST without any answer is logged too, unless it was given up', async () => {
    handler = (request) => request.socket.destroy()
    await expect(client.post('/x', {})).rejects.toThrow()
    expect(logged).toEqual([expect.stringMatching(/^POST .*\/x had no answer: /)])
    const controller = new AbortController()
    controller.abort()
    await expect(client.post('/x', {}, { signal: controller.signal })).rejects.toThrow()
    expect(logged).toHaveLength(1)
  })

  test('a body that says JSON and is not does not hide the status', async () => {
    handler = (_, response) => response.writeHead(502, { 'content-type': 'application/json' }).end('<html>')
    await expect(client.get('/x')).rejects.toMatchObject({ status: 502 })
  })
})

describe('searches fail softly (spec §8)', () => {
  const failing: Handler = (_, response) => response.writeHead(503).end('later')

  test('estate search: total 0, no results, the error', async () => {
    handler = failing
    expect(await searchEstates(client, {})).toEqual({
      total: 0,
      results: [],
      error: expect.objectContaining({ name: 'HttpError', status: 503 }),
    })
    const outcome = await searchEstates(client, {})
    expect(() => orThrow(outcome)).toThrow('503')
  })

  test('filters: logged, empty', async () => {
    handler = failing
    expect(await estateFilters(client)).toEqual({
      filters: NO_FILTERS,
      error: expect.objectContaining({ name: 'HttpError', status: 503 }),
    })
    expect(logged).toHaveLength(1)
  })

  test('holiday units: empty results with the error', async () => {
    handler = failing
    expect(await searchRentalUnits(client, {})).toMatchObject({
      results: [],
      error: expect.objectContaining({ name: 'HttpError', status: 503 }),
    })
  })

  test('a good search gives total and results', async () => {
    handler = (_, response) => json(response, { total: { value: 31 }, results: [{ general: { id: 1 } }] })
    const found = { total: 31, results: [{ general: { id: 1 } }] }
    expect(await searchEstates(client, {})).toEqual(found)
    expect(orThrow(await searchEstates(client, {}))).toEqual(found)
  })

  test('a search that was given up throws, so that it never overwrites a newer one', async () => {
    handler = () => undefined
    const controller = new AbortController()
    const search = searchEstates(client, {}, { signal: controller.signal })
    controller.abort()
    await expect(search).rejects.toMatchObject({ name: 'AbortError' })
  })
})
