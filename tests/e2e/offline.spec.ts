import { href } from '../../src/routing/routes'
import { expectAccessible } from './support/axe'
import { keepFavourites } from './support/favourites'
import { allEstates, estatePage } from './support/offer'
import { press } from './support/hand'
import { expect, type Page, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

test.use({ serviceWorkers: 'allow' })

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const note = (page: Page) => page.getByText(text('fr', 'common:offline.note'))

/** Opens an address without a connection; Chromium 150 tells a new document that there is one until it is told again. */
async function openOffline(page: Page, path: string) {
  await page.goto(path)
  const browser = await page.context().newCDPSession(page)
  const none = { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
  await browser.send('Network.enable')
  await browser.send('Network.emulateNetworkConditions', none)
  return () => browser.detach()
}

/** The worker is in place and has kept the document at this address, and its data. */
async function untilKept(page: Page, path: string) {
  const isKept = () =>
    page.evaluate(async (address) => {
      const parts = [address, `/page-data${address}/page-data.json`, '/page-data/app-data.json']
      const found = await Promise.all(parts.map((one) => caches.match(one, { ignoreVary: true })))
      return Boolean(navigator.serviceWorker.controller) && found.every(Boolean)
    }, path)
  // It waits for the page to have all it needs, pictures too, and for two seconds of rest.
  await expect.poll(isKept, { timeout: 60_000 }).toBe(true)
}

test.describe('without a connection', () => {
  // Its own finger: the one that `press` lends makes Chromium forget at the next page that there is no connection.
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true })

  test('what was seen can be read, the favourites too, with the moment they are of', async ({
    page,
    context,
    watch,
  }) => {
    test.slow()
    // What was not on screen yet is not on the device.
    watch.expectComplaint(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    const [id = 0, moved = 0, never = 0] = await allEstates()
    const { path, title } = await estatePage(id, 'fr')
    await keepFavourites(page, [id, moved])
    await visit(page, path)
    await untilKept(page, path)
    await visit(page, href('favourites', 'fr'))
    await expect(cards(page)).toHaveCount(2)
    await untilKept(page, href('favourites', 'fr'))
    // Within the site only data is loaded: its document is fetched for later.
    await press(cards(page).nth(1).getByRole('link').last())
    const second = new URL(page.url()).pathname
    await untilKept(page, second)

    await context.setOffline(true)
    await expect(note(page)).toBeVisible()
    const ends = [await openOffline(page, path)]
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(note(page)).toContainText(/\d\d\/\d\d\/\d{4} \d\d:\d\d/)
    ends.push(await openOffline(page, second))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    ends.push(await openOffline(page, href('favourites', 'fr')))
    await expect(page.getByRole('alert')).toContainText(/\d\d\/\d\d\/\d{4} \d\d:\d\d/)
    await expect(cards(page)).toHaveCount(2)
    const picture = cards(page).first().locator('img')
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await expectAccessible(page)

    const unseen = (await estatePage(never, 'fr')).path
    ends.push(await openOffline(page, unseen))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('fr', 'offline.title'))
    expect(new URL(page.url()).pathname).toBe(unseen)

    for (const end of ends) await end()
    await context.setOffline(false)
    await press(page.getByRole('link', { name: text('fr', 'offline.retry') }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText((await estatePage(never, 'fr')).title)
  })
})

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
  await expectAccessible(page)
})

test('the site can be put among a device’s apps', async ({ page, request }) => {
  await visit(page, href('home', 'de'))
  const to = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? ''
  const manifest = (await (await request.get(to)).json()) as { icons: { src: string }[] }
  expect(manifest).toMatchObject({ start_url: '/', display: 'minimal-ui' })
  for (const { src } of manifest.icons) expect((await request.get(src)).ok()).toBe(true)
})
