import { gzipSync } from 'node:zlib'
import type { Locale } from '../../src/contract/locales'
import type { SiteSettings } from '../../src/contract/site'
import { PALETTES, type Palette, type Scheme } from '../../src/domain/map/palette'
import { viewArea } from '../../src/domain/map/viewArea'
import { STREET_MAP } from '../support/streetMap'
import { expectAccessible } from './support/axe'
import { press } from './support/hand'
import { DESKTOP, forSale, PHONE } from './support/lists'
import { site } from './support/site'
import { expect, type Page, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

/** A window in the piece of Florence that the tests have, on the Arno. */
const FLORENCE = { west: 11.2565, south: 43.7635, east: 11.2695, north: 43.7695 }

/** Gives the browser the site's settings with another map in them; all else is as it is. */
async function withMap(page: Page, map: Partial<SiteSettings['map']>) {
  await page.route(`**/sites/${site.siteId}`, async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    body.settings.map = { ...body.settings.map, ...map }
    await route.fulfill({ response: answer, json: body })
  })
}

/** What the map's scale says on that window where it may come nearer than the program's own map goes. */
const NEAR_SCALE = '300 m'

/** Holds what is asked at an address back until the map stands nearer than the program's own goes, which is then to take its place. */
async function holdUntilNear(page: Page, address: string) {
  await page.route(address, async (route) => {
    await expect(page.locator('.leaflet-control-scale-line')).toHaveText(NEAR_SCALE)
    await route.fallback()
  })
}

/** Remembers every name that is drawn. */
const noteNames = (page: Page) =>
  page.addInitScript(() => {
    const names = new Set<string>()
    const { fillText } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.fillText = function (...told) {
      names.add(told[0])
      fillText.apply(this, told)
    }
    Object.assign(window, { namesOnMap: names })
  })
const names = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { namesOnMap: Set<string> }).namesOnMap])

/** Opens the map of what is for sale on a window of it. */
async function openMap(page: Page, locale: Locale) {
  const area = viewArea(FLORENCE)
    .map((point) => point.join())
    .join(';')
  await visit(page, `${await forSale(locale)}?map=1&area=${area}`)
  await expect(page.getByRole('application')).toBeVisible()
}

/** Which of some colours the map in sight has, by their names in the palette. */
async function coloursOf(page: Page, scheme: Scheme, wanted: readonly (keyof Palette)[]) {
  const found = await page.getByRole('application').evaluate((map) => {
    const seen = new Set<string>()
    // Read from a copy: a canvas that is read often is drawn on otherwise from then on.
    const copy = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    for (const canvas of map.querySelectorAll('canvas')) {
      if (!copy || !canvas.width) continue
      const { width, height } = Object.assign(copy.canvas, { width: canvas.width, height: canvas.height })
      copy.drawImage(canvas, 0, 0)
      const { data } = copy.getImageData(0, 0, width, height)
      for (let at = 0; at < data.length; at += 4)
        seen.add([...data.slice(at, at + 3)].map((part) => part.toString(16).padStart(2, '0')).join(''))
    }
    return [...seen]
  })
  return wanted.filter((name) => found.includes(PALETTES[scheme][name].slice(1)))
}

for (const [locale, scheme, device, viewport] of [
  ['nl', 'light', 'a desktop', DESKTOP],
  ['de', 'dark', 'a desktop', DESKTOP],
  ['de', 'light', 'a phone', PHONE],
  ['nl', 'dark', 'a phone', PHONE],
] as const)
  test(`streets with their names stand on the map in ${locale}, ${scheme}, on ${device}, from one file of the site`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme: scheme })
    await noteNames(page)
    await withMap(page, { pmtiles: STREET_MAP, attribution: 'Comune' })
    const asked: { path: string; range: string | undefined }[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      asked.push({ path: pathname, range: request.headers()['range'] })
    })
    const answered: number[] = []
    page.on('response', (response) => {
      if (response.url().includes(`/maps/${STREET_MAP}?`)) answered.push(response.status())
    })
    await openMap(page, locale)
    await expect.poll(() => names(page)).toContain('Via Ghibellina')
    await expect
      .poll(() => coloursOf(page, scheme, ['home', 'river', 'house', 'street', 'road']))
      .toEqual(['home', 'river', 'house', 'street', 'road'])

    // As OpenStreetMap asks it: named, with a link.
    const credit = page.getByRole('link', { name: '© OpenStreetMap' })
    await expect(credit).toBeVisible()
    await expect(credit).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright')
    await expect(page.getByText('Comune')).toBeVisible()
    await expectAccessible(page)

    // Nearer than the program's own map, where every house is.
    const nearer = page.getByRole('button', { name: text(locale, 'map:map.zoomIn') })
    const farther = page.getByRole('button', { name: text(locale, 'map:map.zoomOut') })
    const line = page.locator('.leaflet-control-scale-line')
    while (await nearer.getAttribute('aria-disabled').then((is) => is !== 'true')) {
      const before = await line.textContent()
      await press(nearer)
      await expect.poll(() => line.textContent()).not.toBe(before)
    }
    await expect(line).toHaveText('30 m')
    // From afar the town is named in the visitor's language.
    const town = { nl: 'Florence', de: 'Florenz' }[locale]
    while (!(await names(page)).includes(town)) {
      const before = await line.textContent()
      await press(farther)
      await expect.poll(() => line.textContent()).not.toBe(before)
      await expect(page.locator('canvas.leaflet-tile-loaded').first()).toBeVisible()
    }

    const parts = asked.filter(({ path }) => path === `/maps/${STREET_MAP}`)
    expect(parts.length).toBeGreaterThan(2)
    expect(new Set(parts.map(({ range }) => range)).size).toBe(parts.length)
    expect(parts.every(({ range }) => /^bytes=\d+-\d+$/.test(range ?? ''))).toBe(true)
    expect(new Set(answered)).toEqual(new Set([206]))
    expect(asked.filter(({ path }) => path.startsWith('/map/'))).toEqual([])
  })

test('where the street map is missing the program’s own stands there, and nobody is troubled', async ({
  page,
}) => {
  await withMap(page, { pmtiles: 'nowhere.pmtiles' })
  await holdUntilNear(page, '**/maps/nowhere.pmtiles/**')
  await openMap(page, 'nl')
  await expect(page.locator('img[src^="/map/light/"]').first()).toBeVisible()
  await expect(page.getByText('Natural Earth · GeoNames · Statbel')).toBeVisible()
  await expect(page.getByRole('link', { name: '© OpenStreetMap' })).toHaveCount(0)
})

test('a street map of another host waits until the visitor agrees', async ({ page, watch }) => {
  // Only the server's own settings open its pages to another host: here the browser refuses what the map asks for.
  watch.expectComplaint(/maps\.example\.org/)
  await withMap(page, { pmtiles: 'https://maps.example.org/belgium.pmtiles', thirdParty: true })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const area = viewArea(FLORENCE)
    .map((point) => point.join())
    .join(';')
  await visit(page, `${await forSale('fr')}?map=1&area=${area}`)
  await expect(page.getByText(text('fr', 'map:map.consent', { host: 'maps.example.org' }))).toBeVisible()
  await expect(page.getByRole('application')).toHaveCount(0)
  expect(asked.filter((url) => url.includes('maps.example.org'))).toEqual([])
  await press(page.getByRole('button', { name: text('fr', 'map:map.agree') }))
  await expect(page.locator('img[src^="/map/light/"]').first()).toBeVisible()
})

test('what draws streets is loaded with the map alone, and only where a site has them: 60 kB at most', async ({
  page,
}) => {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) scripts.add(pathname)
  })
  await openMap(page, 'nl')
  await expect(page.locator('img.leaflet-tile').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const before = new Set(scripts)
  await withMap(page, { pmtiles: STREET_MAP })
  await page.reload()
  await expect(page.locator('canvas.leaflet-tile-loaded').first()).toBeVisible()
  const more = [...scripts].filter((path) => !before.has(path))
  expect(more.length).toBeGreaterThan(0)
  const weights = await Promise.all(
    more.map(
      async (path) =>
        gzipSync(Buffer.from(await (await fetch(site.siteUrl + path)).arrayBuffer()), { level: 9 }).length,
    ),
  )
  expect(
    weights.reduce((sum, weight) => sum + weight, 0),
    more.join(),
  ).toBeLessThanOrEqual(60_000)
})
