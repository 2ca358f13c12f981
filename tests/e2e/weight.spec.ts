import { gzipSync } from 'node:zlib'
import { href } from '../../src/routing/routes'
import { allEstates, estatePage, project, property, rentalUnitId } from './support/offer'
import { elements, get } from './support/http'
import { site } from './support/site'
import { expect, type Page, test } from './support/test'
import { visit } from './support/visit'

const KB = 1000

/** The scripts a browser ran or would run to show a page that nobody touches, with their weight as gzip. */
async function scriptsOf(page: Page, path: string) {
  const weights = new Map<string, number>()
  const read: Promise<void>[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    // What lies ready for the next page is loaded when nothing else is, and not run.
    const isAhead = /prefetch/.test(response.request().headers()['sec-purpose'] ?? '')
    if (!pathname.endsWith('.js') || isAhead) return
    const weigh = async () => void weights.set(pathname, gzipSync(await response.body(), { level: 9 }).length)
    read.push(weigh())
  })
  await visit(page, path)
  await page.waitForLoadState('networkidle')
  await Promise.all(read)
  return weights
}

test('a detail page runs 150 kB of scripts at most before anybody touches it', async ({ page }) => {
  const { project: whole, unit } = await project()
  const paths = [
    (await estatePage((await property()).general.id, 'nl')).path,
    (await estatePage(whole.general.id, 'fr')).path,
    (await estatePage(unit.general.id, 'de')).path,
    href('rentalUnit', 'en', { rentalUnitId: await rentalUnitId() }),
  ]
  for (const path of paths) {
    const weights = await scriptsOf(page, path)
    const inDocument = elements((await get(path)).text, 'script').flatMap(({ src }) =>
      src?.startsWith('/') ? [src] : [],
    )
    expect([...weights.keys()], path).toEqual(expect.arrayContaining(inDocument))
    const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
    expect(total, `${path}: ${JSON.stringify([...weights])}`).toBeLessThanOrEqual(150 * KB)
  }
})

test('no listing’s data weighs 24 kB or more', async () => {
  test.slow()
  let largest = { path: '', bytes: 0 }
  for (const id of await allEstates()) {
    const { path } = await estatePage(id, 'fr')
    const { status, text } = await get(`/page-data${path}/page-data.json`)
    expect(status).toBe(200)
    const bytes = Buffer.byteLength(text)
    if (bytes > largest.bytes) largest = { path, bytes }
  }
  expect(largest.bytes, largest.path).toBeLessThan(24 * KB)
})

test('the scripts of a page do not grow with the number of listings', async () => {
  const { text } = await get('/nl')
  const scripts = elements(text, 'script').flatMap(({ src }) => (src?.startsWith('/') ? [src] : []))
  expect(scripts.length).toBeGreaterThan(0)
  const ids = await allEstates()
  for (const script of scripts) {
    const body = (await get(script)).text
    const named = ids.filter((id) => body.includes(href('estateShort', 'nl', { estateId: id })))
    expect(named, script).toEqual([])
  }
  // Only the few pages whose last word the browser knows have a pattern.
  const app = scripts.find((script) => script.startsWith('/app-')) ?? ''
  const patterns = (await get(app)).text.match(/"?matchPath"?:/g) ?? []
  expect(patterns.length).toBeLessThan(30)
})

test('text comes compressed, and hashed files may be kept for good', async () => {
  const html = await fetch(`${site.siteUrl}/nl`, { headers: { 'accept-encoding': 'br' } })
  expect(html.headers.get('content-encoding')).toBe('br')
  const [script] = elements(await html.text(), 'script').flatMap(({ src }) =>
    src?.startsWith('/') ? [src] : [],
  )
  const { headers } = await get(script ?? '')
  expect(headers.get('cache-control')).toContain('immutable')
})
