import files, { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { LOCALES } from '../../src/contract/common'
import { WORDS } from '../../src/routing/words'
import { pageHtml, pagesAt, writeTree } from '../releases/testing/buildTree'
import { switchTo } from '../releases/switchTo'
import { startWeb } from './testing/startWeb'

const everyLocale = (paths: (locale: (typeof LOCALES)[number]) => string[]) =>
  pagesAt(...LOCALES.flatMap((locale) => paths(locale).map((path) => `/${locale}${path}`)))

const tree = {
  ...everyLocale((locale) => [
    '',
    '/404',
    '/410',
    `/${WORDS.alerts[locale]}`,
    `/${WORDS.alerts[locale]}/success`,
    `/${WORDS.alerts[locale]}/_`,
    `/${WORDS.alerts[locale]}/unsubscribe/_`,
    `/${WORDS.cancel[locale]}/_`,
  ]),
  ...pagesAt(
    '/nl/te-koop',
    '/nl/te-huur',
    '/nl/te-huur/pagina-2',
    '/nl/te-huur/pagina-3',
    '/nl/aanbod/1',
    '/nl/aanbod/1/huis-te-koop',
    '/nl/aanbod/2',
    '/nl/aanbod/2/project',
  ),
  ...pagesAt('/nl/aanbod/2/project/21', '/nl/aanbod/2/project/22', '/fr/offre/9', '/fr/offre/9/maison'),
  // The page of a unit's bare number says where the unit stands.
  'nl/aanbod/21/index.html': pageHtml('/nl/aanbod/21').replace(
    '</head>',
    '<link data-gatsby-head="true" rel="canonical" href="http://localhost:8000/nl/aanbod/2/project/21"/></head>',
  ),
}

let site: Awaited<ReturnType<typeof startWeb>>
beforeAll(async () => {
  site = await startWeb(tree)
  await rm(join(site.buildDir, 'fr/offre/9'), { recursive: true })
  await rm(join(site.buildDir, 'nl/aanbod/2/project/22'), { recursive: true })
  await site.publish({})
  await site.refresh()
})
afterAll(() => site.stop())

describe('the language at /', () => {
  it.each([
    ['fr-BE,fr;q=0.9,en;q=0.8', '/fr'],
    ['de', '/de'],
    ['en;q=0.5, de;q=0.7', '/de'],
    ['es, it;q=0.9', '/nl'],
    ['fr;q=0, en;q=0.1', '/en'],
    ['*', '/nl'],
    ['', '/nl'],
    [';;;,,q=,=', '/nl'],
  ])('is chosen from Accept-Language %s: %s', async (language, to) => {
    const answer = await site.get('/', { 'accept-language': language })
    expect([answer.statusCode, answer.headers.location]).toEqual([302, to])
    expect(answer.headers.vary).toBe('Accept-Language')
    expect(answer.headers['cache-control']).toBe('private, no-cache')
  })

  it('keeps the query', async () => {
    expect((await site.get('/?utm_source=x')).headers.location).toBe('/nl?utm_source=x')
  })
})

describe('the data of a page', () => {
  const ahead = (address: string) => `<${address}>; rel=preload; as=fetch; crossorigin=anonymous`
  const linkOf = async (url: string) => (await site.get(url)).headers.link

  it.each(['', '?price-min=1000&city=1,2', '?area=4.1,51;4.2,51;4.1,50.9'])(
    'are asked for with the document, the query %s too',
    async (query) =>
      expect(await linkOf(`/nl/aanbod/1/huis-te-koop${query}`)).toBe(
        `${ahead(`/page-data/nl/aanbod/1/huis-te-koop/page-data.json${query}`)}, ${ahead('/page-data/app-data.json')}`,
      ),
  )

  it('are asked for by pages only', async () => {
    expect(await linkOf('/nl/bestaat-niet')).toBeUndefined()
    expect(await linkOf(`/nl/${WORDS.cancel.nl}/7`)).toBeUndefined()
  })
})

describe('what search engines are told of an address', () => {
  const toldAt = async (url: string) => (await site.get(url)).headers['x-robots-tag']

  it('a part of a list is not to be found, what it leads to is', async () => {
    expect(await toldAt('/nl/te-koop?city=44021')).toBe('noindex, follow')
    expect(await toldAt('/nl/te-koop?page=2&utm_source=x')).toBe('noindex, follow')
  })

  it.each(['/nl/te-koop', '/nl/te-koop?utm_source=x', '/nl/aanbod/1/huis-te-koop?city=44021', '/nl'])(
    '%s may be found',
    async (url) => expect(await toldAt(url)).toBeUndefined(),
  )
})

describe('a page of a list', () => {
  it.each([
    ['/nl/te-huur/pagina-4', '/nl/te-huur/pagina-3'],
    ['/nl/te-huur/pagina-21', '/nl/te-huur/pagina-3'],
    ['/nl/te-huur/pagina-4?utm_source=x', '/nl/te-huur/pagina-3?utm_source=x'],
    ['/nl/te-huur/pagina-1', '/nl/te-huur'],
    ['/nl/te-koop/pagina-2', '/nl/te-koop'],
  ])('that is there no more leads to the last: %s', async (from, to) => {
    const answer = await site.get(from)
    expect([answer.statusCode, answer.headers.location]).toEqual([302, to])
  })

  it.each(['/nl/te-huur/pagina-0', '/nl/te-huur/page-2', '/nl/niets/pagina-2', '/nl/te-huur/pagina-2/3'])(
    'is none: %s',
    async (url) => expect((await site.get(url)).statusCode).toBe(404),
  )

  it('has no data where it is not', async () => {
    const at = (path: string) => site.get(`/page-data${path}/page-data.json`)
    expect((await at('/nl/te-huur/pagina-4')).statusCode).toBe(404)
  })

  it('may be found by itself, but for what is asked of it', async () => {
    const [plain, asked] = [
      await site.get('/nl/te-huur/pagina-2'),
      await site.get('/nl/te-huur/pagina-2?city=1'),
    ]
    expect([plain.headers['x-robots-tag'], asked.headers['x-robots-tag']]).toEqual([
      undefined,
      'noindex, follow',
    ])
  })
})

describe('a listing', () => {
  it.each([
    ['/nl/aanbod/1/oud-adres', '/nl/aanbod/1/huis-te-koop'],
    ['/nl/aanbod/1/oud-adres?from=mail&x=%20', '/nl/aanbod/1/huis-te-koop?from=mail&x=%20'],
    ['/nl/aanbod/2/oud/21', '/nl/aanbod/2/project/21'],
    ['/nl/aanbod/2/oud/99', '/nl/aanbod/2/project'],
    ['/nl/aanbod/2/oud/22?a=1', '/nl/aanbod/2/project?a=1'],
    ['/nl/aanbod/21/om-het-even', '/nl/aanbod/2/project/21'],
    ['/nl/aanbod/21/om-het-even?a=1', '/nl/aanbod/2/project/21?a=1'],
    ['/nl/aanbod/21/om-het-even/21', '/nl/aanbod/2/project/21'],
  ])('that is now called otherwise is found again: %s', async (from, to) => {
    const answer = await site.get(from)
    expect([answer.statusCode, answer.headers.location]).toEqual([301, to])
  })

  it.each(['/fr/offre/9', '/fr/offre/9/maison', '/fr/offre/9/autre/3', '/nl/aanbod/2/project/22'])(
    'that is gone says so: %s',
    async (url) => {
      const answer = await site.get(url)
      expect(answer.statusCode).toBe(410)
      expect(answer.body).toContain(`<html lang="${url.slice(1, 3)}">`)
      expect(answer.headers['x-robots-tag']).toBe('noindex')
    },
  )

  it.each([
    '/nl/aanbod/3',
    '/nl/aanbod/3/huis',
    '/nl/aanbod/2/project/99',
    '/nl/aanbod/1/a/b/c',
    '/nl/aanbod',
  ])('that never was is not found: %s', async (url) => expect((await site.get(url)).statusCode).toBe(404))
})

describe('an address that does not exist', () => {
  it.each([
    '/nl/aanbod//x',
    '/nl/aanbod//x/',
    '/nl//aanbod/1',
    '//nl/aanbod/1/oud',
    '/nl/aanbod/x',
    '/nl/aanbod/1e0/oud',
    '/nl/aanbod/1/oud/21x',
    `/nl/aanbod/1/${'a'.repeat(300)}`,
    `/nl/aanbod/${'1'.repeat(300)}`,
    `/nl/${'%C3%A9'.repeat(120)}`,
    `/nl/${'a/'.repeat(1000)}b`,
    `/nl/hou-me-op-de-hoogte/${'a'.repeat(300)}`,
    `/page-data/${'a'.repeat(300)}/page-data.json`,
    `/static/${'a'.repeat(300)}.js`,
  ])('is not found, and nothing is walked through for it: %s', async (url) => {
    const read = jest.spyOn(files, 'readdir')
    const answer = await site.get(url)
    expect(answer.statusCode).toBe(404)
    expect(read).not.toHaveBeenCalled()
    read.mockRestore()
    expect(site.log.filter((line) => line.includes('"level":50'))).toEqual([])
  })

  it.each(LOCALES)('is answered in %s', async (locale) => {
    const answer = await site.get(`/${locale}/bestaat-niet`)
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain(`<html lang="${locale}">`)
    expect(answer.headers['x-robots-tag']).toBe('noindex')
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  it('is answered in the language of the visitor when the address has none', async () => {
    const answer = await site.get('/bestaat-niet', { 'accept-language': 'de' })
    expect(answer.body).toContain('<html lang="de">')
    expect(answer.headers.vary).toBe('Accept-Language')
  })

  it('has no script that could lead away, but keeps its data and its letters', async () => {
    const { body, headers } = await site.get('/nl/bestaat-niet')
    expect(body).not.toMatch(/pagePath|app-0123/)
    expect(body).toContain('application/ld+json')
    expect(body).toContain('as="font"')
    expect(headers['content-security-policy']).toMatch(/script-src 'self';/)
  })

  it.each([
    '/page-data/nl/niets/page-data.json',
    '/static/x.js',
    '/nl/foto.jpg',
    '/app-old.js',
    '/static/zonder',
  ])('has no page when a program asks: %s', async (url) => {
    const answer = await site.get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toMatch(/^text\/plain/)
  })

  it('is what the 404 and 410 pages themselves are', async () => {
    expect((await site.get('/nl/404')).statusCode).toBe(404)
    expect((await site.get('/fr/410')).statusCode).toBe(410)
  })
})

describe('pages that only the browser can fill', () => {
  const shells = LOCALES.flatMap((locale) => [
    [`/${locale}/${WORDS.alerts[locale]}/Tok3n_-x`, `/${locale}/${WORDS.alerts[locale]}/_`],
    [
      `/${locale}/${WORDS.alerts[locale]}/unsubscribe/a.b.c`,
      `/${locale}/${WORDS.alerts[locale]}/unsubscribe/_`,
    ],
    [`/${locale}/${WORDS.cancel[locale]}/81`, `/${locale}/${WORDS.cancel[locale]}/_`],
  ])
  it.each(shells)('%s is answered with %s', async (url, shell) => {
    const answer = await site.get(url)
    expect([answer.statusCode, answer.body]).toEqual([200, pageHtml(shell)])
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    expect(answer.headers['content-security-policy']).toContain('sha256-')
  })

  it('are not stored even under their own address', async () => {
    expect((await site.get('/nl/afspraak-annuleren/_')).headers['cache-control']).toBe('no-store')
  })

  it('do not hide the real page beside them', async () => {
    const answer = await site.get('/en/keep-me-informed/success')
    expect(answer.body).toBe(pageHtml('/en/keep-me-informed/success'))
    expect(answer.headers['cache-control']).toMatch(/^public/)
  })

  it('need their token', async () => {
    expect((await site.get('/en/keep-me-informed/unsubscribe')).statusCode).toBe(404)
    expect((await site.get('/en/cancel-appointment')).statusCode).toBe(404)
  })
})

describe('a switch of releases', () => {
  it('is seen within a second, back as well as forward', async () => {
    const web = await startWeb(pagesAt('/nl', '/nl/een'))
    await rm(join(web.buildDir, 'nl/een'), { recursive: true })
    await web.publish(pagesAt('/nl/twee'))
    await new Promise((resolve) => setTimeout(resolve, 1000))
    expect((await web.get('/nl/twee')).statusCode).toBe(200)
    expect((await web.get('/nl/een')).statusCode).toBe(404)
    await switchTo(web.store, '000001')
    await web.refresh()
    expect((await web.get('/nl/een')).statusCode).toBe(200)
    await web.stop()
  })

  it('keeps assets of the newer release reachable after going back', async () => {
    const asset = 'app-0123456789abcdef0123.js'
    const web = await startWeb(pagesAt('/nl'))
    await web.publish({ [asset]: 'new' })
    await switchTo(web.store, '000001')
    await web.refresh()
    expect((await web.get(`/${asset}`)).body).toBe('new')
    expect((await web.get('/app-ffffffffffffffffffff.js')).statusCode).toBe(404)
    await web.stop()
  })

  it('does not disturb who is still reading the old release', async () => {
    const film = Buffer.alloc(8 * 1024 * 1024, 'film')
    const web = await startWeb({ ...pagesAt('/nl'), 'img/film.mp4': film })
    const address = await web.app.listen({ port: 0, host: '127.0.0.1' })
    const answer = await fetch(`${address}/img/film.mp4`)
    await rm(join(web.buildDir, 'img'), { recursive: true })
    await web.publish({})
    await web.refresh()
    await rm(join(web.store.dir, '000001'), { recursive: true })
    expect(Buffer.from(await answer.arrayBuffer()).equals(film)).toBe(true)
    expect((await web.get('/img/film.mp4')).statusCode).toBe(404)
    await web.stop()
  })

  it('never shows the build folder', async () => {
    await writeTree(site.buildDir, pagesAt('/nl/nog-niet'))
    expect((await site.get('/nl/nog-niet')).statusCode).toBe(404)
  })
})

describe('before the first release', () => {
  it('says in four languages that the site is being built, and goes on once it is', async () => {
    const web = await startWeb(undefined)
    const answer = await web.get('/nl/te-koop')
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '30'])
    expect(answer.headers['cache-control']).toBe('no-store')
    for (const locale of LOCALES) expect(answer.body).toContain(`lang="${locale}"`)
    const readiness = await web.get('/readyz')
    expect(readiness.statusCode).toBe(503)
    expect(readiness.json()).toMatchObject({ status: 'unavailable', reason: 'no release yet', site: 'demo' })
    await web.publish(pagesAt('/nl/te-koop'))
    await web.refresh()
    expect((await web.get('/nl/te-koop')).statusCode).toBe(200)
    await web.stop()
  })

  it('names a release that was taken away', async () => {
    const web = await startWeb(pagesAt('/nl'))
    await rm(join(web.store.dir, '000001'), { recursive: true })
    await web.refresh()
    expect((await web.get('/readyz')).json()).toMatchObject({ reason: 'release 000001 is not on disk' })
    await web.stop()
  })
})

it('tells whether it can serve', async () => {
  const answer = await site.get('/readyz')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.json()).toEqual({ role: 'web', status: 'ok', release: '000002', site: 'demo' })
})

it('keeps tokens and query values out of its log', async () => {
  await site.get('/nl/hou-me-op-de-hoogte/unsubscribe/geheim1')
  await site.get('/nl/hou-me-op-de-hoogte/geheim2?token=geheim3')
  await site.get('/nl/te-koop/?token=geheim4')
  await site.app.inject({ method: 'POST', url: '/nl', payload: { name: 'geheim5' } })
  const log = site.log.join('')
  expect(log).toContain('/nl/hou-me-op-de-hoogte/…?token=…')
  expect(log).not.toContain('geheim')
})

describe('the page of what is sold', () => {
  const sold = (day: string) =>
    pageHtml('/nl/aanbod/1').replace(
      '</head>',
      `<meta name="robots" content="unavailable_after: ${day}" data-gatsby-head="true"/></head>`,
    )

  it.each([
    ['2020-01-31', 'noindex, follow'],
    ['9999-12-31', undefined],
  ])('that is to be found until %s says %s, and is the same file', async (day, expected) => {
    const html = sold(day)
    const own = await startWeb({ ...tree, 'nl/aanbod/1/index.html': html })
    const { headers, body } = await own.get('/nl/aanbod/1')
    expect([headers['x-robots-tag'], body]).toEqual([expected, html])
    const again = await own.get('/nl/aanbod/1', { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.headers['x-robots-tag']]).toEqual([304, expected])
    expect((await own.get('/nl/te-koop')).headers['x-robots-tag']).toBeUndefined()
    await own.stop()
  })

  it('says so from the day on that it names', async () => {
    const own = await startWeb({ ...tree, 'nl/aanbod/1/index.html': sold('2027-03-01') })
    const robots = async () => (await own.get('/nl/aanbod/1')).headers['x-robots-tag']
    const now = jest.spyOn(Date, 'now')
    now.mockReturnValue(Date.parse('2027-02-28T23:59:59Z'))
    expect(await robots()).toBeUndefined()
    now.mockReturnValue(Date.parse('2027-03-01T00:00:00Z'))
    expect(await robots()).toBe('noindex, follow')
    now.mockRestore()
    await own.stop()
  })
})
