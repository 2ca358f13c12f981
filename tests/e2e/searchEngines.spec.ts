import { LOCALES } from '../../src/contract/locales'
import { isSoldOf } from '../../src/domain/estate/status'
import { pagePath } from '../../src/domain/page/pagePlace'
import { allEstates, estateOf, estatePage, pageOf, pagesOf } from './support/offer'
import { elements, get, headOf } from './support/http'
import { site } from './support/site'
import { expect, test } from './support/test'

test('robots.txt lets search engines in and names the sitemap', async () => {
  const { status, headers, text } = await get('/robots.txt')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toContain('text/plain')
  expect(text).toContain('User-agent: *')
  expect(text).toContain(`Sitemap: ${site.publicUrl}/sitemap.xml`)
  expect(text).not.toMatch(/^Disallow: \/$/m)
})

test('every page of the sitemaps has a title and a description of its own, as long as search engines show', async () => {
  const locs = async (path: string) =>
    [...(await get(path)).text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
  const paths = (await Promise.all((await locs('/sitemap.xml')).map(locs))).flat()
  expect(paths.length).toBeGreaterThan(500)
  const titles = new Map<string, string[]>()
  for (const path of paths) {
    const { title, description } = headOf((await get(path)).text)
    titles.set(title, [...(titles.get(title) ?? []), path])
    expect(title.length, `${path}: ${title}`).toBeGreaterThanOrEqual(30)
    expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(65)
    expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(70)
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160)
  }
  expect([...titles].filter(([, own]) => own.length > 1)).toEqual([])
})

test('a filtered list is not to be found by itself, and says which list it is of', async () => {
  for (const type of ['estateList', 'rentalList'] as const) {
    const path = pagePath(await pageOf(type), 'fr') ?? ''
    const own = await get(path)
    expect(own.headers.get('x-robots-tag')).toBeNull()
    for (const query of ['?city=44021', '?page=2', '?map=1']) {
      const part = await get(path + query)
      expect(part.headers.get('x-robots-tag'), query).toBe('noindex, follow')
      expect(headOf(part.text).canonical, query).toEqual([site.publicUrl + path])
    }
  }
})

test('who shares a list or the home page shows a large picture, which is there', async () => {
  const pages = [...(await pagesOf('estateList')), await pageOf('rentalList'), await pageOf('home')]
  for (const page of pages) {
    const path = pagePath(page, 'nl') ?? ''
    const metas = elements((await get(path)).text, 'meta')
    expect(metas.find(({ name }) => name === 'twitter:card')?.['content'], path).toBe('summary_large_image')
    const shown = metas.filter(({ property }) => property === 'og:image')
    expect(shown, path).toHaveLength(1)
    const { origin, pathname } = new URL(shown[0]?.['content'] ?? '')
    expect(origin).toBe(new URL(site.publicUrl).origin)
    const picture = await fetch(site.siteUrl + pathname)
    expect(picture.status, path).toBe(200)
    expect(picture.headers.get('content-type')).toMatch(/^image\/(jpeg|png)$/)
  }
})

test('the sitemaps are well-formed and name every listing with its languages and last change', async ({
  page,
}) => {
  await page.goto('/nl')
  const read = async (path: string) => {
    const { status, headers, text } = await get(path)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('xml')
    return page.evaluate((xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml')
      const all = (name: string, of: Document | Element = document) => [...of.getElementsByTagName(name)]
      return {
        broken: all('parsererror').length > 0,
        root: document.documentElement.localName,
        entries: [...all('sitemap'), ...all('url')].map((entry) => ({
          loc: all('loc', entry)[0]?.textContent ?? '',
          lastmod: all('lastmod', entry)[0]?.textContent ?? '',
          pictures: all('image:loc', entry).map(({ textContent }) => textContent ?? ''),
          links: Object.fromEntries(
            all('xhtml:link', entry).map((link) => [
              link.getAttribute('hreflang'),
              link.getAttribute('href'),
            ]),
          ),
        })),
      }
    }, text)
  }
  const index = await read('/sitemap.xml')
  expect(index).toMatchObject({ broken: false, root: 'sitemapindex' })
  expect(index.entries.length).toBeGreaterThanOrEqual(LOCALES.length)

  const maps = await Promise.all(index.entries.map(({ loc }) => read(new URL(loc).pathname)))
  for (const map of maps) expect(map).toMatchObject({ broken: false, root: 'urlset' })
  const byLoc = new Map(maps.flatMap(({ entries }) => entries).map((entry) => [entry.loc, entry]))
  for (const id of await allEstates()) {
    for (const locale of LOCALES) {
      const { path, alternates } = await estatePage(id, locale)
      const entry = byLoc.get(site.publicUrl + path)
      expect(entry?.links, path).toEqual({
        ...Object.fromEntries(LOCALES.map((other) => [other, site.publicUrl + alternates[other]])),
        'x-default': site.publicUrl + alternates.nl,
      })
      expect(Date.parse(entry?.lastmod ?? ''), path).toBeLessThanOrEqual(Date.now())
      const { pictures } = await estateOf(id)
      const photos = pictures.filter(({ kind }) => kind !== 'floorPlan')
      expect(entry?.pictures.length, path).toBe(Math.min(3, photos.length))
    }
  }
  expect(
    [...byLoc.keys()].some((loc) => Object.values(site.removed).some((path) => loc.endsWith(path))),
  ).toBe(false)
})

test('the pictures of the sitemap are there', async () => {
  const [index = ''] = [...(await get('/sitemap.xml')).text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, loc]) => loc,
  )
  const { text } = await get(new URL(index).pathname)
  const files = [...text.matchAll(/<image:loc>([^<]*)<\/image:loc>/g)].map(([, loc = '']) => loc)
  expect(files.length).toBeGreaterThan(100)
  for (const file of files.slice(0, 5)) {
    const address = new URL(file.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))))
    const picture = await fetch(site.siteUrl + address.pathname + address.search)
    expect(picture.status, file).toBe(200)
    expect(picture.headers.get('content-type')).toMatch(/^image\//)
  }
})

test('what is sold says until when it can be found, and is not to be found after that', async () => {
  const days: string[] = []
  for (const id of await allEstates()) {
    const { path } = await estatePage(id, 'nl')
    const { headers, text } = await get(path)
    const [, day] = /^unavailable_after: (.+)$/.exec(headOf(text).robots ?? '') ?? []
    const isOver = day !== undefined && Date.now() >= Date.parse(day)
    expect(headers.get('x-robots-tag'), path).toBe(isOver ? 'noindex, follow' : null)
    expect(isSoldOf(await estateOf(id)), path).toBe(day !== undefined)
    if (day) days.push(day)
  }
  expect(days.length).toBeGreaterThan(3)
})
