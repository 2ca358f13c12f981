import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { takeFromUrl, type UrlSource } from './fromUrl'

describe('a feed at an address', () => {
  let folder: string
  let to: string
  let answer: RequestListener
  let server: Server
  let origin: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'url-'))
    to = join(folder, 'feed')
    server = createServer((request, response) => answer(request, response))
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    server.closeAllConnections()
    server.close()
    await rm(folder, { recursive: true })
  })

  const take = (path: string, over: Partial<UrlSource> = {}, minutes = 1) =>
    takeFromUrl({ url: `${origin}${path}`, headers: {}, last: null, ...over }, to, {
      ...{ megabytes: 1, minutes, signal: new AbortController().signal },
    })

  it('is taken with its validators, and not again where they say that it is the same', async () => {
    const asked: unknown[] = []
    answer = ({ headers, url }, response) => {
      asked.push([url, headers['authorization'], headers['if-none-match']])
      if (headers['if-none-match'] === '"v1"') return response.writeHead(304).end()
      response
        .writeHead(200, { etag: '"v1"', 'last-modified': 'Wed, 25 Nov 2026 08:00:00 GMT' })
        .end('<root/>')
    }
    const taken = await take('/feed.xml?key=1', { headers: { Authorization: 'Bearer x' } })
    expect(taken).toMatchObject({
      ...{ name: '', bytes: 7, etag: '"v1"' },
      modifiedAt: '2026-11-25T08:00:00.000Z',
      lastModified: 'Wed, 25 Nov 2026 08:00:00 GMT',
    })
    expect(await readFile(to, 'utf8')).toBe('<root/>')
    expect(await take('/feed.xml', { last: { etag: '"v1"' } })).toBeUndefined()
    const named = origin.replace('//', '//ann:p%40ss@')
    await take('', { url: `${named}/` })
    expect(asked).toEqual([
      ['/feed.xml?key=1', 'Bearer x', undefined],
      ['/feed.xml', undefined, '"v1"'],
      ['/', `Basic ${Buffer.from('ann:p@ss').toString('base64')}`, undefined],
    ])
  })

  it('is followed on the same host only', async () => {
    answer = ({ url }, response) => {
      const to = { '/a': '/b', '/out': 'http://elsewhere.example/feed?k=1', '/round': '/round' }[url ?? '']
      if (to) response.writeHead(302, { location: to }).end()
      else response.end('here')
    }
    expect(await take('/a')).toMatchObject({ bytes: 4 })
    await expect(take('/out')).rejects.toThrow(
      `${origin}/out leads to another host, http://elsewhere.example: from.url may name that one`,
    )
    await expect(take('/round')).rejects.toThrow('leads on more than 5 times')
  })

  it('is refused when the host gives none, never with what the address asks by', async () => {
    answer = (_, response) => response.writeHead(503).end('busy')
    await expect(take('/feed?key=secret')).rejects.toMatchObject({
      name: 'Refused',
      message: `${origin}/feed answered 503`,
    })
    await expect(take('', { url: 'http://127.0.0.1:1/f?key=secret' })).rejects.toThrow(
      /^http:\/\/127\.0\.0\.1:1\/f cannot be reached \(.+\)$/,
    )
    await expect(take('', { url: 'https://' })).rejects.toThrow('from.url of feed.yaml is no address')
  })

  it('is refused when it breaks off, takes too long or is too long, packed or not', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('<root>')
      setTimeout(() => response.destroy(), 50)
    }
    await expect(take('/')).rejects.toThrow(/^the feed broke off \(/)
    answer = (_, response) => {
      response.write('<root>')
    }
    await expect(take('/', {}, 0.01)).rejects.toThrow('it took longer than 0.01 minutes')
    answer = (_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(3_000_000)))
    await expect(take('/')).rejects.toThrow('the feed is longer than 1 MB (limits.megabytes)')
  })
})
