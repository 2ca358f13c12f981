import { href } from '../../src/routing/routes'
import { expect, type Page, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

test.use({ serviceWorkers: 'allow' })

/** The worker is in place and has kept the document at this address, and its data. */
async function untilKept(page: Page, path: string) {
  await page.waitForFunction(async (address) => {
    const isKept = async (one: string) => Boolean(await caches.match(one, { ignoreVary: true }))
    const parts = [address, `/page-data${address}/page-data.json`, '/page-data/app-data.json']
    return navigator.serviceWorker.controller && (await Promise.all(parts.map(isKept))).every(Boolean)
  }, path)
}

test('with a connection a page is always the newest, whatever was kept', async ({ page }) => {
  const path = href('favourites', 'nl')
  await visit(page, path)
  await untilKept(page, path)
  await page.evaluate(async (address) => {
    const name = (await caches.keys()).find((one) => one.startsWith('pages-')) ?? ''
    const stale = new Response('<title>yesterday</title>', { headers: { 'content-type': 'text/html' } })
    await (await caches.open(name)).put(address, stale)
  }, path)
  await page.reload()
  await expect(page).toHaveTitle(new RegExp(text('nl', 'estates.favorites.heading')))
})

test('the site can be put among a device’s apps', async ({ page, request }) => {
  await visit(page, href('home', 'de'))
  const to = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? ''
  const manifest = (await (await request.get(to)).json()) as { icons: { src: string }[] }
  expect(manifest).toMatchObject({ start_url: '/', display: 'minimal-ui' })
  for (const { src } of manifest.icons) expect((await request.get(src)).ok()).toBe(true)
})
