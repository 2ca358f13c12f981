import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MARK_SEARCHED } from '../../src/domain/search/searchedMark'
import { publicDir, readRelease } from '../releases/releaseStore'
import { pageHtml, pagesAt } from '../releases/testing/buildTree'
import { sendRaw, startWeb } from './testing/startWeb'

const app = 'app-0123456789abcdef0123.js'
const script = 'console.log("hello");'.repeat(200)
const page = pageHtml('/nl/te-koop', 'Huizen te koop. '.repeat(200))
const photo = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256))

let site: Awaited<ReturnType<typeof startWeb>>
beforeAll(async () => {
  site = await startWeb({
    ...pagesAt('/nl', '/nl/404', '/nl/410'),
    'nl/te-koop/index.html': page,
    [app]: script,
    'page-data/nl/te-koop/page-data.json': '{"path":"/nl/te-koop"}',
    'static/0123/huis.jpg': photo,
    'sitemap-nl.xml': '<urlset/>',
    'leeg.txt': '',
    'robots.txt.gz': 'a real archive',
  })
})
afterAll(() => site.stop())

describe('addresses', () => {
  it('serves a page at its address without a trailing slash', async () => {
    const answer = await site.get('/nl/te-koop')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.body).toBe(page)
  })

  it.each([
    ['/nl/te-koop/', '/nl/te-koop'],
    ['/nl/te-koop/?page=2', '/nl/te-koop?page=2'],
    ['/nl/te-koop/index.html', '/nl/te-koop'],
    ['/nl/index.html?a=b', '/nl?a=b'],
    ['/index.html', '/'],
    ['/nl/caf%C3%A9/', '/nl/caf%C3%A9'],
  ])('moves %s to %s for good', async (from, to) => {
    const answer = await site.get(from)
    expect([answer.statusCode, answer.headers.location]).toEqual([301, to])
  })

  it.each(['//evil.example/', '/%2F%2Fevil.example/', '/\\evil.example/', '//evil.example/index.html'])(
    'never redirects %s to another host',
    async (target) => {
      const { status, answer } = await sendRaw(site.app, target)
      expect([400, 404]).toContain(status)
      expect(answer).not.toMatch(/^location:/im)
    },
  )

  it.each([
    '/../release.json',
    '/nl/../../release.json',
    '/%2e%2e/release.json',
    '/nl/%2e%2e%2f%2e%2e%2frelease.json',
    '/..%5crelease.json',
    '/nl\\te-koop',
    '/nl/te-koop%00.html',
    '/nl/%',
    '/nl/%zz',
    '/nl/%ff',
    '/nl/%c0%ae%c0%ae/release.json',
    '/nl/./te-koop',
  ])('refuses %s', async (target) => {
    const { status, answer } = await sendRaw(site.app, target)
    expect(status).toBe(400)
    expect(answer).toMatch(/x-content-type-options: nosniff/i)
  })

  it.each([
    '/release.json',
    '/files.jsonl',
    '/nl/.draft',
    '/nl/te-koop/index.html.br',
    `/${app}.gz`,
    '/nl//te-koop',
  ])('has nothing at %s', async (target) => expect((await site.get(target)).statusCode).toBe(404))

  it('serves an archive that was published as one', async () => {
    expect((await site.get('/robots.txt.gz')).body).toBe('a real archive')
  })

  it('finds nothing, and does not fail, at a name too long for a file', async () => {
    expect((await site.get(`/nl/${'x'.repeat(5000)}`)).statusCode).toBe(404)
    expect((await site.get(`/nl/${'x/'.repeat(3000)}y`)).statusCode).toBe(404)
    expect((await site.get(`/${app}/below-a-file`)).statusCode).toBe(404)
  })

  it('takes the whole address that a proxy may send', async () => {
    expect((await sendRaw(site.app, 'http://localhost/nl/te-koop')).status).toBe(200)
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)(
    'allows reading only, not %s',
    async (method) => {
      const headers = { 'content-type': 'application/x-unknown' }
      const payload = method === 'OPTIONS' ? undefined : 'x'
      const answer = await site.app.inject({ method, url: '/nl/te-koop', headers, payload })
      expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
    },
  )

  it('answers HEAD like GET, without the body', async () => {
    const get = await site.get('/nl/te-koop')
    const head = await site.app.inject({ method: 'HEAD', url: '/nl/te-koop' })
    expect(head.body).toBe('')
    for (const name of ['content-length', 'etag', 'content-type', 'cache-control']) {
      expect(head.headers[name]).toBe(get.headers[name])
    }
    expect(head.headers['content-length']).toBe(String(Buffer.byteLength(page)))
  })
})

describe('caching', () => {
  it.each([`/${app}`, '/static/0123/huis.jpg'])('lets %s be kept for ever', async (url) => {
    expect((await site.get(url)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it.each(['/nl/te-koop', '/page-data/nl/te-koop/page-data.json', '/sitemap-nl.xml'])(
    'has %s asked for again each time, cheaply',
    async (url) => {
      const first = await site.get(url)
      expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
      expect(first.headers['last-modified']).toMatch(/GMT$/)
      expect(first.headers.etag).toMatch(/^"[\w-]{27}"$/)
      const again = await site.get(url, { 'if-none-match': `"other", W/${first.headers.etag}` })
      expect([again.statusCode, again.body]).toEqual([304, ''])
      expect(again.headers.etag).toBe(first.headers.etag)
      const since = await site.get(url, { 'if-modified-since': String(first.headers['last-modified']) })
      expect(since.statusCode).toBe(304)
      expect((await site.get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200)
    },
  )

  it('goes by the tag when both the tag and the time are sent', async () => {
    const headers = {
      'if-none-match': '"other"',
      'if-modified-since': new Date(Date.now() + 1e6).toUTCString(),
    }
    expect((await site.get('/nl/te-koop', headers)).statusCode).toBe(200)
  })

  it('gives another tag to a page replaced under the same name', async () => {
    const file = join(publicDir(site.store, '000001'), 'sitemap-nl.xml')
    const before = await site.get('/sitemap-nl.xml')
    await writeFile(`${file}.new`, '<urlsex/>')
    await rename(`${file}.new`, file)
    const after = await site.get('/sitemap-nl.xml', { 'if-none-match': String(before.headers.etag) })
    expect([after.statusCode, after.body]).toEqual([200, '<urlsex/>'])
  })
})

describe('compression', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['br;q=0.5, identity', undefined],
  ])('answers Accept-Encoding %s with %s', async (accepted, encoding) => {
    const answer = await site.get('/nl/te-koop', { 'accept-encoding': accepted })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers.vary).toBe('Accept-Encoding')
    const { rawPayload } = answer
    const plain = { br: brotliDecompressSync, gzip: gunzipSync, none: (body: Buffer) => body }
    expect(String(plain[(encoding as 'br' | 'gzip' | undefined) ?? 'none'](rawPayload))).toBe(page)
    expect(answer.headers['content-length']).toBe(String(rawPayload.length))
  })

  it('has a tag for each encoding', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (encoding) => {
        return (await site.get('/nl/te-koop', { 'accept-encoding': encoding })).headers.etag
      }),
    )
    expect(new Set(tags).size).toBe(3)
  })

  it('does not serve a variant that is older than its file', async () => {
    const file = join(publicDir(site.store, '000001'), app)
    const content = await readFile(file, 'utf8')
    await writeFile(`${file}.new`, content.replace('hello', 'HELLO'))
    await rename(`${file}.new`, file)
    const answer = await site.get(`/${app}`, { 'accept-encoding': 'br' })
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.body).toContain('HELLO')
  })

  it('sends pictures as they are', async () => {
    const answer = await site.get('/static/0123/huis.jpg', { 'accept-encoding': 'br' })
    expect(answer.headers['content-type']).toBe('image/jpeg')
    expect(answer.headers.vary).toBeUndefined()
    expect(answer.rawPayload).toEqual(photo)
  })

  it('sends an empty file', async () => {
    const answer = await site.get('/leeg.txt')
    expect([answer.statusCode, answer.body, answer.headers['content-length']]).toEqual([200, '', '0'])
  })
})

describe('a part of a file', () => {
  it.each([
    ['bytes=0-9', 206, 'bytes 0-9/1000', photo.subarray(0, 10)],
    ['bytes=990-', 206, 'bytes 990-999/1000', photo.subarray(990)],
    ['bytes=-5', 206, 'bytes 995-999/1000', photo.subarray(995)],
    ['bytes=900-5000', 206, 'bytes 900-999/1000', photo.subarray(900)],
    ['bytes=1000-', 416, 'bytes */1000', Buffer.alloc(0)],
    ['bytes=0-1,5-6', 200, undefined, photo],
    ['lines=1-2', 200, undefined, photo],
    ['bytes=9-1', 200, undefined, photo],
  ])('answers Range %s with %i', async (range, status, contentRange, bytes) => {
    const answer = await site.get('/static/0123/huis.jpg', { range })
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['content-range']).toBe(contentRange)
    expect(answer.rawPayload).toEqual(bytes)
  })

  it('is only sent of the version that the reader has', async () => {
    const { etag = '' } = (await site.get('/static/0123/huis.jpg')).headers
    const ask = (condition: string) =>
      site.get('/static/0123/huis.jpg', { range: 'bytes=0-1', 'if-range': condition })
    expect((await ask(String(etag))).statusCode).toBe(206)
    expect((await ask('"other"')).statusCode).toBe(200)
    expect((await ask('Thu, 01 Jan 1970 00:00:00 GMT')).statusCode).toBe(200)
  })
})

describe('security headers', () => {
  const policyOf = async (url: string, at = site) =>
    String((await at.get(url)).headers['content-security-policy'])
  const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
  const pathScript = (html: string) => /<script id[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? ''

  it('name the inline scripts that the build made by their hash and allow no others', async () => {
    const policy = await policyOf('/nl/te-koop')
    expect(policy).toContain(`script-src 'self' ${hashOf(MARK_SEARCHED)} ${hashOf(pathScript(page))};`)
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain('frame-src https:')
    expect(policy).not.toMatch(/(script|style)-src [^;]*unsafe/)
  })

  it('name the style elements of a page', async () => {
    const styled = await startWeb({
      'nl/index.html': pageHtml('/nl').replace('</head>', '<style>a{b:c}</style></head>'),
    })
    expect(await policyOf('/nl', styled)).toContain(`style-src 'self' ${hashOf('')} ${hashOf('a{b:c}')};`)
    await styled.stop()
  })

  it('let nothing run that got into a page on the disk after its release, variants and memory or not', async () => {
    const slice = '<script id="gatsby-chunk-mapping">window.___chunkMapping="{}";</script>'
    const attacked = await startWeb({
      ...pagesAt('/nl', '/nl/te-koop'),
      '404.html': pageHtml('/404.html'),
      '_gatsby/slices/_gatsby-scripts-1.html': slice,
    })
    const before = await policyOf('/nl/te-koop', attacked)
    expect(before).toContain(hashOf('window.___chunkMapping="{}";'))
    const evil = pageHtml('/nl/te-koop').replace(
      '<main>',
      '<script>evil()</script><script>window.pagePath="/nl"</script><main>',
    )
    const root = publicDir(attacked.store, '000001')
    for (const name of ['nl/te-koop/index.html', '404.html', '_gatsby/slices/_gatsby-scripts-1.html'])
      await writeFile(join(root, name), evil)
    const answer = await attacked.get('/nl/te-koop')
    expect(answer.body).toContain('evil()')
    expect(answer.headers['content-security-policy']).toBe(before)
    // As well by a process that starts after it.
    await attacked.refresh()
    expect((await readRelease(attacked.store, '000001'))?.scripts).not.toContain(hashOf('evil()'))
    await attacked.stop()
  })

  it.each(['/nl/te-koop', '/', '/nl/niets', `/${app}`, '/healthz', '/readyz', '/nl/te-koop/', '/sites/demo'])(
    'go with %s',
    async (url) => {
      const { headers } = await site.get(url)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
      expect(headers['cross-origin-opener-policy']).toBe('same-origin')
      expect(headers['permissions-policy']).toContain('camera=()')
      expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/)
      expect(headers['strict-transport-security']).toBeUndefined()
    },
  )

  it('ask for https only where the site is on https', async () => {
    const secure = await startWeb(pagesAt('/nl'), { publicUrl: 'https://aanbod.example' })
    expect((await secure.get('/nl')).headers['strict-transport-security']).toMatch(/^max-age=\d+/)
    await secure.stop()
  })
})
