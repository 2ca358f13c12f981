import { href } from '../../src/routing/routes'
import { allEstates, estatePage } from './support/offer'
import { elements, get } from './support/http'
import { site } from './support/site'
import { expect, test } from './support/test'

const KB = 1000

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
