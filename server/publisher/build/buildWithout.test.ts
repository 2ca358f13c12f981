import type { ApiClient } from '../../../src/siteApi/http'
import type { Unrendered } from '../../../src/contract/quarantine'
import { buildWithout, leadingNowhere } from './buildWithout'
import { failedPageIn } from './report/failedPage'

// As Gatsby 5.16 writes them.
const ofTemplate = (path: string) => [
  'failed Building static HTML for pages - 0.521s',
  `error Building static HTML failed for path "${path}"`,
  '\x1b[0m  \x1b[0m\x1b[97m\x1b[41mWebpackError\x1b[0m\x1b[37m\x1b[41m:\x1b[0m\x1b[37m\x1b[41m \x1b[0m\x1b[97m\x1b[41mURIError: URI malformed\x1b[0m',
]
const ofQuery = (path: string) => [
  ' ERROR #85928  GRAPHQL.QUERY_RUNNING',
  'An error occurred during parallel query running.',
  'RangeError: Invalid time value',
  'File path: /site/src/templates/estate.tsx',
  `Url path: ${path}`,
]

const own = (id: number, type: string, nl: string) => ({
  id,
  type,
  url: { nl, fr: nl },
  title: {},
  blocks: [],
})
/** In four languages, of which its pages have two. */
const PAGES = [own(1, 'home', ''), own(5, 'content', 'over-ons/team'), own(6, 'privacy', 'x')]

/** An API in which listing 7 is a project with unit 71. */
const client = {
  get: async (path: string) =>
    path.endsWith('/pages') ? PAGES : { settings: { languages: ['nl', 'fr', 'en', 'de'] } },
  post: async (_path: string, { query }: { query: { terms: Record<string, number[]> } }) => {
    const isUnit = query.terms['children.general.id']?.[0] === 71
    return { total: { value: isUnit ? 1 : 0 }, results: isUnit ? [{ general: { id: 7 } }] : [] }
  },
  options: { siteId: 'demo' },
} as unknown as ApiClient

/** Builds a site in which some things throw, as long as they are there. */
function siteWith(throwing: readonly { path: string; id: number }[]) {
  const attempts: string[] = []
  const said: string[] = []
  const build = async (leaveOut: readonly Unrendered[], onLine: (line: string) => void) => {
    attempts.push(leaveOut.map(({ kind, id }) => `${kind} ${id}`).join())
    const next = throwing.find(({ id }) => !leaveOut.some((one) => one.id === id))
    if (!next) return
    ofTemplate(next.path).forEach(onLine)
    throw new Error('gatsby build ended with 1')
  }
  return { attempts, said, options: { client, build, log: (line: string) => said.push(line) } }
}

test('Gatsby names the page that throws in its template, or in its query, and what it throws', () => {
  expect(failedPageIn(ofTemplate('/nl/aanbod/7'))).toEqual({
    path: '/nl/aanbod/7',
    reason: 'URIError: URI malformed',
  })
  expect(failedPageIn(ofQuery('/nl/aanbod/7/huis'))?.path).toBe('/nl/aanbod/7/huis')
  expect(failedPageIn(['JavaScript heap out of memory'])).toBeUndefined()
})

test('a site is built without the listings, projects of units and holiday units that throw', async () => {
  const { attempts, said, options } = siteWith([
    { path: '/fr/offre/3/maison', id: 3 },
    { path: '/nl/aanbod/71', id: 7 },
    { path: '/nl/vakantie/5', id: 5 },
  ])
  const known: Unrendered = { kind: 'estate', id: 9, path: '/nl/aanbod/9', reason: 'as before' }
  const left = await buildWithout([known], options)
  expect(attempts).toEqual([
    'estate 9',
    'estate 9,estate 3',
    'estate 9,estate 3,estate 7',
    'estate 9,estate 3,estate 7,rentalUnit 5',
  ])
  expect(left.map(({ reason }) => reason)).toEqual(['as before', ...Array(3).fill('URIError: URI malformed')])
  expect(said).toContain(
    '/nl/aanbod/71 cannot be rendered: URIError: URI malformed; the site is built without it',
  )
})

test('a site is built without pages of its own that throw, whatever screen they are', async () => {
  const { attempts, said, options } = siteWith([
    { path: '/fr/over-ons/team', id: 5 },
    { path: '/de/privacy-statement', id: 6 },
  ])
  const left = await buildWithout([], options)
  expect(attempts).toEqual(['', 'page 5', 'page 5,page 6'])
  expect(said).toContain(
    '/fr/over-ons/team cannot be rendered: URIError: URI malformed; the site is built without it',
  )
  // What leads to them from menus and texts is no reason to refuse such a release.
  expect([...(await leadingNowhere(client, left))].sort()).toEqual([
    ...['/de/privacy-statement', '/en/privacy-statement'],
    ...['/fr/over-ons/team', '/fr/privacy-statement', '/nl/over-ons/team', '/nl/privacy-statement'],
  ])
})

test('the home page, a screen of the program, and too many at once fail the build', async () => {
  for (const path of ['/nl', '/nl/favorieten', '/nl/no-page-of-ours']) {
    const site = siteWith([{ path, id: 0 }])
    await expect(buildWithout([], site.options)).rejects.toThrow('gatsby build ended with 1')
    expect(site.attempts).toHaveLength(1)
  }
  const many = siteWith(
    Array.from({ length: 20 }, (_, index) => ({ path: `/nl/aanbod/${index + 1}/huis`, id: index + 1 })),
  )
  await expect(buildWithout([], many.options)).rejects.toThrow('gatsby build ended with 1')
  expect(many.attempts).toHaveLength(6)
})
