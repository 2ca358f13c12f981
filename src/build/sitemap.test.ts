import { mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { estate, rentalUnit, site } from '../../tests/support/builders'
import { sitemapEntries } from './onPostBuild'
import { type SitemapEntry, sitemapFiles, writeSitemaps } from './sitemap'

const ORIGIN = 'https://huis.example'
const demo = { id: 'demo', name: 'Huis & Co', hostnames: [], settings: site }

const entry = (path: string, over: Partial<SitemapEntry> = {}): SitemapEntry => ({
  locale: 'nl',
  path,
  alternates: { nl: path },
  ...over,
})

const locs = (xml = '') => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc)

describe('what search engines are told of', () => {
  const hidden = { id: 9, name: { nl: 'In voorbereiding' } }
  const general = { ...estate().general, updatedAt: '2026-06-01T08:00:00Z' }
  const entries = sitemapEntries(
    { ...demo, settings: { ...site, hiddenStatus: [9] } },
    {
      pages: [{ id: 1, type: 'content', url: { nl: 'over-ons' }, title: { nl: 'Over ons' }, blocks: [] }],
      estates: [
        estate({ general, children: [estate({ general: { ...estate().general, id: 8, parentId: 7 } })] }),
        estate({ general: { ...general, id: 9 }, status: hidden }),
      ],
      rentalUnits: [rentalUnit()],
    },
  )
  const paths = entries.map(({ path }) => path)

  test('slug pages of listings and units, holiday units, own pages; each in the languages it has', () => {
    expect(paths.filter((path) => path.startsWith('/nl/aanbod/7/'))).toHaveLength(2)
    expect(paths).toContain('/fr/vacances/3')
    expect(paths.filter((path) => path.endsWith('over-ons'))).toEqual(['/nl/over-ons'])
  })

  test('no short address and no listing of a hidden status', () => {
    expect(paths).not.toContain('/nl/aanbod/7')
    expect(paths.filter((path) => path.includes('/9'))).toEqual([])
  })

  test('the pictures that each page shows first: of a listing no plans, of a page its own', () => {
    const photo = (index: number) => ({ file: `/sites/demo/assets/p${index}`, index })
    const pictures = [photo(4), photo(1), { ...photo(0), kind: 'floorPlan' as const }, photo(2), photo(3)]
    const named = sitemapEntries(demo, {
      pages: [
        {
          ...{
            id: 1,
            type: 'content',
            url: { nl: 'over-ons' },
            title: { nl: 'Over ons' },
            picture: '/a.jpg',
          },
          blocks: [
            { kind: 'picture', file: '/b.jpg', alt: {} },
            { kind: 'picture', file: '/a.jpg', alt: {} },
          ],
        },
      ],
      estates: [estate({ pictures })],
      rentalUnits: [rentalUnit()],
    })
    const of = (path: string) => named.find((entry) => entry.path.startsWith(path))?.pictures
    expect(of('/nl/over-ons')).toEqual(['/a.jpg', '/b.jpg'])
    expect(of('/fr/offre/7/')).toEqual([1, 2, 3].map((index) => photo(index).file))
    expect(of('/nl/vakantie/3')).toEqual(['/sites/demo/assets/r3-1'])
  })

  test('a unit that does not say when it changed changed with its project', () => {
    expect(entries.find(({ path }) => path.endsWith('/8'))?.updatedAt).toBe('2026-06-01T08:00:00Z')
  })
})

describe('sitemap files', () => {
  test('one series a language, split, and an index that names every part', () => {
    const entries = [1, 2, 3, 4, 5].map((id) => entry(`/nl/aanbod/${id}/x`))
    const files = sitemapFiles([...entries, entry('/fr/a', { locale: 'fr' })], ORIGIN, 'nl', 2)
    expect([...files.keys()]).toEqual([
      'sitemaps/nl-1.xml',
      'sitemaps/nl-2.xml',
      'sitemaps/nl-3.xml',
      'sitemaps/fr-1.xml',
      'sitemap.xml',
      'robots.txt',
    ])
    expect(locs(files.get('sitemap.xml'))).toEqual(
      ['nl-1', 'nl-2', 'nl-3', 'fr-1'].map((part) => `${ORIGIN}/sitemaps/${part}.xml`),
    )
    const all = [1, 2, 3].flatMap((part) => locs(files.get(`sitemaps/nl-${part}.xml`)))
    expect(all).toEqual(entries.map(({ path }) => ORIGIN + path))
  })

  test('splits at 1,000 entries by itself', () => {
    const entries = Array.from({ length: 1001 }, (_, id) => entry(`/nl/aanbod/${id}/x`))
    const files = sitemapFiles(entries, ORIGIN, 'nl')
    expect(locs(files.get('sitemaps/nl-1.xml'))).toHaveLength(1000)
    expect(locs(files.get('sitemaps/nl-2.xml'))).toHaveLength(1)
  })

  test('the same offer in another order gives the same bytes', () => {
    const entries = [3, 1, 2].map((id) => entry(`/nl/aanbod/${id}/x`))
    expect(sitemapFiles(entries, ORIGIN, 'nl')).toEqual(sitemapFiles([...entries].reverse(), ORIGIN, 'nl'))
  })

  test('an entry has its languages, x-default and last change, escaped', () => {
    const alternates = { nl: '/nl/a&b', fr: '/fr/a' }
    const files = sitemapFiles([entry('/nl/a&b', { alternates, updatedAt: '2026-06-01' })], ORIGIN, 'nl')
    expect(files.get('sitemaps/nl-1.xml')).toContain(
      '<url><loc>https://huis.example/nl/a&#38;b</loc><lastmod>2026-06-01</lastmod>' +
        '<xhtml:link rel="alternate" hreflang="nl" href="https://huis.example/nl/a&#38;b"/>' +
        '<xhtml:link rel="alternate" hreflang="fr" href="https://huis.example/fr/a"/>' +
        '<xhtml:link rel="alternate" hreflang="x-default" href="https://huis.example/nl/a&#38;b"/></url>',
    )
  })

  test('an entry names its pictures at its end, by whole addresses, and none that would break its line', () => {
    const pictures = [
      '/sites/demo/assets/a?hash=1&b',
      'https://cdn.example/b.jpg',
      '/x\ny',
      '//evil.example/c',
      'data:,',
    ]
    const body = sitemapFiles([entry('/nl/a', { pictures })], ORIGIN, 'nl').get('sitemaps/nl-1.xml') ?? ''
    expect(body).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"')
    expect(body.split('\n').find((line) => line.startsWith('<url>'))).toMatch(
      /x-default"[^>]*\/><image:image><image:loc>https:\/\/huis\.example\/sites\/demo\/assets\/a\?hash=1&#38;b<\/image:loc><\/image:image><image:image><image:loc>https:\/\/cdn\.example\/b\.jpg<\/image:loc><\/image:image><\/url>$/,
    )
  })

  test('a page that is not there in the default language has no x-default', () => {
    const fr = entry('/fr/a', { locale: 'fr', alternates: { fr: '/fr/a' } })
    expect(sitemapFiles([fr], ORIGIN, 'nl').get('sitemaps/fr-1.xml')).not.toContain('x-default')
  })

  test('robots.txt names the index', () => {
    expect(sitemapFiles([], ORIGIN, 'nl').get('robots.txt')).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  })
})

describe('writing into a finished build', () => {
  let dir: string
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'aanbod-'))
  })
  afterEach(() => rm(dir, { recursive: true }))

  test('parts of before that are no longer needed go', async () => {
    const entries = [1, 2, 3].map((id) => entry(`/nl/aanbod/${id}/x`))
    await writeSitemaps(dir, sitemapFiles(entries, ORIGIN, 'nl', 1))
    await writeSitemaps(dir, sitemapFiles(entries.slice(0, 2), ORIGIN, 'nl', 1))
    expect((await readdir(join(dir, 'sitemaps'))).sort()).toEqual(['nl-1.xml', 'nl-2.xml'])
    expect(locs(await readFile(join(dir, 'sitemap.xml'), 'utf8'))).toHaveLength(2)
  })

  test('a file that stays the same is not touched', async () => {
    const files = sitemapFiles([entry('/nl/a')], ORIGIN, 'nl')
    await writeSitemaps(dir, files)
    const path = join(dir, 'sitemaps/nl-1.xml')
    const before = new Date('2026-01-01T00:00:00Z')
    await utimes(path, before, before)
    await writeSitemaps(dir, files)
    expect((await stat(path)).mtime).toEqual(before)
  })
})
