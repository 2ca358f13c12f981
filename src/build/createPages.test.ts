import type { CreatePagesArgs } from 'gatsby'
import { existsSync, readdirSync } from 'node:fs'
import { normalize } from 'node:path/posix'
import { estate, site } from '../../tests/support/builders'
import type { Estate } from '../contract/estate'
import type { Page } from '../contract/page'
import type { LandingLink } from '../domain/landing/landings'
import { estateEntry } from '../domain/estateEntry'
import { createPages } from './createPages'
import { dropSamplePages } from '../gatsby/samplePages'

interface Offer {
  pages?: Page[]
  estates?: Estate[]
  hiddenStatus?: number[]
  languages?: typeof site.languages
  /** Further pages of lists: the number of the list page, and which page of it. */
  leaves?: readonly (readonly [pageId: number, leaf: number])[]
  landings?: readonly { pageId: number; landing: LandingLink }[]
}

/** The pages that a build makes of an offer, with what it warned of. */
async function made({
  pages = [],
  estates = [],
  hiddenStatus = [],
  languages = site.languages,
  leaves = [],
  landings = [],
}: Offer) {
  const settings = { ...site, hiddenStatus, languages }
  const nodes: Record<string, object[]> = {
    ContentPage: pages.map((page) => ({ id: `content-page-${page.id}`, page })),
    ListLeaf: leaves.map(([pageId, leaf]) => ({ id: `content-page-${pageId}-leaf-${leaf}`, pageId, leaf })),
    Landing: landings.map((each, at) => ({ id: `content-page-${each.pageId}-landing-${at}`, ...each })),
    EstateEntry: estates.map((doc) => ({ estateNode: `estate-${doc.general.id}`, entry: estateEntry(doc) })),
    RentalUnit: [{ id: 'rental-unit-3', rentalUnitId: 3 }],
  }
  const specs: { path: string; component: string; matchPath?: string }[] = []
  const warnings: string[] = []
  await createPages({
    actions: { createPage: (spec: (typeof specs)[number]) => specs.push(spec) },
    getNode: () => ({ site: { id: 'demo', name: 'Huis & Co', hostnames: [], settings } }),
    getNodesByType: (type: string) => nodes[type] ?? [],
    reporter: { warn: (text: string) => warnings.push(text) },
  } as unknown as CreatePagesArgs)
  return { specs, paths: specs.map(({ path }) => path), warnings }
}

const withId = (id: number, more: Partial<Estate> = {}) =>
  estate({ general: { ...estate().general, id }, ...more })

const isSample = (path: string) => path.startsWith('/sample-of/')

const page = (id: number, url: Page['url']): Page => ({ id, type: 'content', url, title: url, blocks: [] })

test('every page is made once in every language, and its template is there', async () => {
  const { specs, paths, warnings } = await made({ estates: [withId(7), withId(8)] })
  expect(new Set(paths).size).toBe(paths.length)
  const [samples, pages] = [true, false].map((is) => paths.filter((path) => isSample(path) === is))
  // 10 fixed screens, 2 pages for each of 2 listings, a holiday unit; and Gatsby's own fallback.
  expect(pages).toHaveLength((10 + 4 + 1) * 4 + 1)
  expect(samples).toHaveLength(readdirSync('src/templates').filter((name) => name.endsWith('.tsx')).length)
  for (const { component } of specs) expect(existsSync(component)).toBe(true)
  expect(warnings).toEqual([])
})

test('whatever a site offers, every template has a page until the bundles are planned, and no sample after that', async () => {
  const { specs } = await made({ languages: ['de'] })
  const used = new Set(specs.map(({ component }) => component))
  const [own] = specs.filter(({ path }) => !isSample(path))
  expect([...used].some((file) => file.endsWith('/unit.tsx'))).toBe(true)
  const left = new Map(specs.map((spec) => [spec.path, spec.component]))
  dropSamplePages(({ path, component }) => {
    expect(left.get(path)).toBe(component)
    left.delete(path)
  })
  expect([...left.keys()].filter(isSample)).toEqual([])
  expect(left.has(own?.path ?? '')).toBe(true)
})

test('a site in two languages has pages in two', async () => {
  const { paths } = await made({ languages: ['nl', 'fr'], estates: [withId(7)] })
  expect(paths.filter((path) => /^\/(en|de)\//.test(path))).toEqual([])
})

test('listings and units of a hidden status have no page', async () => {
  const hidden = { id: 9, name: { nl: 'In voorbereiding' } }
  const unit = (id: number, more: Partial<Estate> = {}) =>
    estate({ general: { ...estate().general, id, parentId: 20 }, ...more })
  const { paths } = await made({
    hiddenStatus: [9],
    estates: [
      withId(7, { status: hidden }),
      withId(20, { children: [unit(21), unit(22, { status: hidden })] }),
    ],
  })
  const offered = paths.filter((path) => path.startsWith('/nl/aanbod/'))
  expect(offered.filter((path) => path.includes('/7'))).toEqual([])
  expect(offered.filter((path) => path.endsWith('/21'))).toHaveLength(2)
  expect(offered.filter((path) => path.endsWith('/22'))).toEqual([])
})

test('of two pages at one address the lower number keeps it; what cannot stand where it asks to is left out and named', async () => {
  const { specs, paths, warnings } = await made({
    pages: [
      page(2, { nl: 'Over-Ons/', fr: 'a-propos' }),
      page(1, { nl: 'over-ons' }),
      page(3, { nl: 'favorieten' }),
      page(4, { nl: '../../..' }),
      page(5, { nl: 'aanbod/7' }),
      page(6, { nl: 'a'.repeat(300), fr: 'index.html' }),
      page(7, { nl: 'team' }),
    ],
    estates: [withId(7)],
  })
  expect(paths.filter((path) => path === '/nl/over-ons')).toHaveLength(1)
  expect(warnings).toEqual([
    expect.stringMatching(/^Left out page 2: its address in nl: .* already the address of page 1$/),
    expect.stringMatching(/^Left out page 3: its address in nl: "favorieten" must not begin with favorieten/),
    expect.stringMatching(/^Left out page 4: its address in nl: "\.\.\/\.\.\/\.\." must be words/),
    expect.stringMatching(/^Left out page 5: its address in nl: "aanbod\/7" must not begin with aanbod/),
    expect.stringMatching(/^Left out page 6: its address in nl: .* more than 80 characters/),
    expect.stringMatching(/^Left out page 6: its address in fr: "index.html" must be words/),
  ])
  expect(paths).toEqual(expect.arrayContaining(['/fr/a-propos', '/nl/team']))
  expect(specs.find(({ path }) => path === '/nl/aanbod/7')?.component).toMatch(/estate\.tsx$/)
  for (const path of paths) expect(normalize(path)).toBe(path)
})

test('further pages of a list stand below it in each language that it has', async () => {
  const list: Page = { ...page(5, { nl: 'te-koop', fr: 'a-vendre' }), type: 'estateList' }
  const { specs, warnings } = await made({
    pages: [list],
    leaves: [
      [5, 2],
      [5, 3],
      [6, 2],
    ],
  })
  const own = specs.filter(({ component, path }) => component.endsWith('/listLeaf.tsx') && !isSample(path))
  expect(own.map(({ path }) => path).sort()).toEqual([
    ...['/fr/a-vendre/page-2', '/fr/a-vendre/page-3', '/nl/te-koop/pagina-2', '/nl/te-koop/pagina-3'],
  ])
  expect(own.some(({ matchPath }) => matchPath)).toBe(false)
  expect(warnings).toEqual([])
})

test('landing pages stand below their list in each language that it has, but where a page of the site’s own does', async () => {
  const list: Page = { ...page(5, { nl: 'te-koop', fr: 'a-vendre' }), type: 'estateList' }
  const landing = (kind: LandingLink['kind'], nl: string, more = {}): LandingLink => ({
    kind,
    name: { nl, fr: `${nl} d’en Bas` },
    isProvince: false,
    total: 3,
    ...more,
  })
  const { specs, warnings } = await made({
    pages: [list, page(9, { nl: 'te-koop/huis-in-gent' })],
    landings: [
      { pageId: 5, landing: landing('HOUSE', 'Gent') },
      { pageId: 5, landing: landing('ANY', 'Beveren', { zip: '8800' }) },
      { pageId: 5, landing: landing('PLOT', 'Namen', { isProvince: true }) },
      { pageId: 6, landing: landing('HOUSE', 'Aalst') },
    ],
  })
  const own = specs.filter(({ component, path }) => component.endsWith('/landing.tsx') && !isSample(path))
  expect(own.map(({ path }) => path).sort()).toEqual([
    '/fr/a-vendre/immobilier-a-beveren-d-en-bas-8800',
    '/fr/a-vendre/maison-a-gent-d-en-bas',
    '/fr/a-vendre/terrain-province-namen-d-en-bas',
    '/nl/te-koop/grond-provincie-namen',
    '/nl/te-koop/vastgoed-in-beveren-8800',
  ])
  expect(warnings).toEqual([])
})

test('without a site nothing is built, which is said', async () => {
  const panics: string[] = []
  await createPages({
    getNode: () => undefined,
    reporter: { panicOnBuild: (text: string) => panics.push(text) },
  } as unknown as CreatePagesArgs)
  expect(panics).toEqual(['The data layer holds no site: nothing can be built'])
})
