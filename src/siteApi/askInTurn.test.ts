import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { freePort } from '../../tests/support/freePort'
import { askInTurn, fetchInTurn, hearOutages, type Outage, REST_MS, turns, troubleOf } from './askInTurn'

describe('whose turn it is', () => {
  const both = ['http://a', 'http://b']

  it('is the first’s, as long as it is there', () => {
    expect(turns(both, new Map(), 0)).toEqual(both)
  })

  it('is the next one’s after the first was away, and the first’s again a while later', () => {
    const away = new Map([['http://a', 1000]])
    expect(turns(both, away, 1000)).toEqual(['http://b', 'http://a'])
    expect(turns(both, away, 1000 + REST_MS - 1)).toEqual(['http://b', 'http://a'])
    expect(turns(both, away, 1000 + REST_MS)).toEqual(both)
  })

  it('keeps their order when all are away, and leaves out none', () => {
    const away = new Map([
      ['http://a', 1],
      ['http://b', 2],
    ])
    expect(turns(both, away, 3)).toEqual(both)
  })
})

describe('what went wrong', () => {
  const failed = (code: string, more = {}) =>
    new TypeError('fetch failed', { cause: Object.assign(new Error(), { code, ...more }) })

  it.each([
    ['ECONNREFUSED', 'away'],
    ['ENOTFOUND', 'away'],
    ['UND_ERR_CONNECT_TIMEOUT', 'away'],
    ['ECONNRESET', 'broken'],
    ['UND_ERR_SOCKET', 'broken'],
    ['UND_ERR_HEADERS_TIMEOUT', undefined],
  ])('%s: %s', (code, trouble) => expect(troubleOf(failed(code))).toBe(trouble))

  it('a connection that timed out is away while it was made, else broken', () => {
    expect(troubleOf(failed('ETIMEDOUT', { syscall: 'connect' }))).toBe('away')
    expect(troubleOf(failed('ETIMEDOUT', { syscall: 'read' }))).toBe('broken')
  })

  it('what was given up is nobody’s trouble', () => {
    expect(troubleOf(new DOMException('too late', 'TimeoutError'))).toBeUndefined()
  })
})

describe('asking in turn', () => {
  const servers: Server[] = []
  const listening = async (answer: RequestListener) => {
    const server = createServer(answer)
    servers.push(server)
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  afterEach(() => servers.splice(0).forEach((server) => server.close()))

  const nobody = async () => `http://127.0.0.1:${await freePort()}`
  const saying = (text: string, status = 200) =>
    listening((_request, response) => response.writeHead(status).end(text))
  const breaking = () => listening((request) => request.socket.destroy())

  it('goes on to the next one when one is refused, with what was sent', async () => {
    const there = await listening(async (request, response) => {
      let body = ''
      for await (const chunk of request) body += String(chunk)
      response.end(`${request.method} ${request.url} ${body}`)
    })
    const gone = await nobody()
    const answer = await fetchInTurn([gone, there])(`${gone}/sites/x/contact`, {
      method: 'POST',
      body: 'hello',
    })
    expect(await answer.text()).toBe('POST /sites/x/contact hello')
  })

  it('takes any answer, an error too', async () => {
    const [failing, good] = [await saying('no', 503), await saying('yes')]
    expect((await fetchInTurn([failing, good])(`${failing}/`)).status).toBe(503)
  })

  it('asks what only reads again when the connection broke', async () => {
    const [broken, good] = [await breaking(), await saying('yes')]
    const send = fetchInTurn([broken, good])
    expect(await (await send(`${broken}/sites/x/navigation/nl`)).text()).toBe('yes')
    const search = await send(`${broken}/sites/x/estates`, { method: 'POST', body: '{}' })
    expect(await search.text()).toBe('yes')
  })

  it('asks what only reads again when the answer broke off', async () => {
    const half = await listening((_request, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('half of')
      setTimeout(() => response.destroy(), 20)
    })
    const good = await saying('yes')
    const answer = await fetchInTurn([half, good])(`${half}/sites/x/navigation/nl`)
    expect(await answer.text()).toBe('yes')
  })

  it('does nothing twice that may have been done', async () => {
    const [broken, good] = [await breaking(), await saying('yes')]
    const away = new Map<string, number>()
    const send = fetchInTurn([broken, good], { away })
    const booking = `${broken}/sites/x/live-agenda/reservation`
    await expect(send(booking, { method: 'POST', body: '{}' })).rejects.toThrow('fetch failed')
    away.clear()
    const keyed = await send(booking, { method: 'POST', body: '{}', headers: { 'Idempotency-Key': 'k' } })
    expect(await keyed.text()).toBe('yes')
  })

  it('asks whoever was away last for a while', async () => {
    const asked: string[] = []
    const away = new Map<string, number>()
    const ask = async (address: string) => {
      asked.push(address)
      if (address === 'a') throw Object.assign(new Error(), { code: 'ECONNREFUSED' })
      return address
    }
    expect(await askInTurn(['a', 'b'], { away, mayRepeat: true }, ask)).toBe('b')
    expect(await askInTurn(['a', 'b'], { away, mayRepeat: true }, ask)).toBe('b')
    expect(asked).toEqual(['a', 'b', 'b'])
  })

  it('tells of an outage once, and once when the address answers again', async () => {
    const told: Outage[] = []
    const stop = hearOutages((outage) => told.push(outage))
    const gone = await nobody()
    const there = await saying('yes')
    const send = fetchInTurn([gone, there], { away: new Map() })
    await send(`${gone}/a`)
    await expect(fetchInTurn(gone)(`${gone}/b`)).rejects.toThrow('fetch failed')
    expect(told).toEqual([{ address: gone, isAway: true, reason: 'ECONNREFUSED' }])
    const back = createServer((_request, response) => response.end('back'))
    servers.push(back)
    await new Promise<void>((done) => back.listen(Number(new URL(gone).port), '127.0.0.1', done))
    await fetchInTurn(gone)(`${gone}/c`)
    await fetchInTurn(gone)(`${gone}/d`)
    stop()
    expect(told.slice(1)).toEqual([{ address: gone, isAway: false }])
  })

  it('says what the last one said when none is there', async () => {
    const gone = await nobody()
    await expect(fetchInTurn([gone, await nobody()])(`${gone}/`)).rejects.toThrow('fetch failed')
  })
})
