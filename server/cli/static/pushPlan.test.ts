import { keyOf, objectsOf, pathOfKey, pushPlan, type Wanted } from './pushPlan'

const file = (hash: string) => ({ hash, size: 1, type: 'text/html', cacheControl: 'no-cache' })
const stored = (files: Record<string, string>, retired: Record<string, string> = {}) => ({
  files: Object.fromEntries(Object.entries(files).map(([key, hash]) => [key, file(hash)])),
  retired,
})
const now = (files: Record<string, string>) =>
  new Map(
    Object.entries(files).map(([name, hash]): [string, Wanted] => [keyOf(name), { ...file(hash), name }]),
  )
const AT = new Date('2026-11-26T12:00:00Z')
const APP = 'app-0123456789abcdef0123.js'

it.each([
  ['nl/te-koop.html', 'nl/te-koop'],
  ['nl.html', 'nl'],
  ['index.html', 'index.html'],
  ['404.html', '404.html'],
  ['_gatsby/slices/a.html', '_gatsby/slices/a.html'],
  [APP, APP],
])('%s has the key %s', (name, key) => expect(keyOf(name)).toBe(key))

it('puts scripts, then data, then pages, then sitemaps', () => {
  const files = { 'nl.html': '1', 'sitemap.xml': '1', [APP]: '1', 'page-data/nl/page-data.json': '1' }
  expect(pushPlan(undefined, now(files), AT).steps).toEqual([
    [APP],
    ['page-data/nl/page-data.json'],
    ['nl'],
    ['sitemap.xml'],
  ])
})

it('puts nothing that is there as it is, and what is served otherwise', () => {
  expect(pushPlan(stored({ nl: '1' }), now({ 'nl.html': '1' }), AT).steps).toEqual([])
  const frozen = new Map([['nl', { ...file('1'), cacheControl: 'no-store', name: 'nl.html' }]])
  expect(pushPlan(stored({ nl: '1' }), frozen, AT).steps).toEqual([['nl']])
})

it('takes away pages at once, and what open pages may ask for after a week', () => {
  const plan = pushPlan(stored({ 'nl/oud': '1', [APP]: '1' }), now({}), AT)
  expect(plan.remove).toEqual(['nl/oud'])
  expect(plan.retired).toEqual({ [APP]: AT.toISOString() })
  const later = pushPlan(stored({ [APP]: '1' }, { [APP]: '2026-11-19T11:59:00Z' }), now({}), AT)
  expect(later).toEqual({ steps: [], remove: [APP], retired: {} })
})

it('has a page for each redirect, and nothing that only hosts read', () => {
  const objects = objectsOf({
    ...{ version: 1, siteId: 'demo', release: '1' },
    files: { _redirects: file('1'), 'nl.html': file('1') },
    redirects: { '/nl/aanbod/7/huis': '/nl/aanbod/7/villa' },
  })
  expect([...objects.keys()]).toEqual(['nl/aanbod/7/huis', 'nl'])
  expect(objects.get('nl/aanbod/7/huis')?.to).toBe('/nl/aanbod/7/villa')
})

it('names what changed as a cache knows it', () => {
  expect(['index.html', 'nl/te koop'].map(pathOfKey)).toEqual(['/', '/nl/te%20koop'])
})
