import type { Locale } from '../../src/contract/locales'
import { meets, type Box } from '../../src/domain/map/box'
import { drag, press } from './support/hand'
import { DESKTOP, forSale, PHONE, WIDTHS } from './support/lists'
import { boxesOf, crowdAround, pins } from './support/map'
import { expect, type Page, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

const map = (page: Page) => page.getByRole('application')
const names = (page: Page) => page.locator('.leaflet-names-pane span')
const scale = (page: Page) => page.locator('.leaflet-control-scale-line')
const nearer = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: text(locale, 'map:map.zoomIn'), exact: true })

async function openMap(page: Page, locale: Locale) {
  await visit(page, `${await forSale(locale)}?map=1`)
  await expect(pins(page).first()).toBeVisible()
  await expect(names(page).first()).toBeVisible()
}

/** Goes as near as the map lets one. */
async function goNearest(page: Page, locale: Locale) {
  for (let step = 0; step < 12; step++) {
    if ((await nearer(page, locale).getAttribute('aria-disabled')) === 'true') return
    const before = await scale(page).textContent()
    await press(nearer(page, locale))
    // The map begins to move a moment after the press; where it has come to rest, its scale is another.
    await expect(scale(page)).not.toHaveText(before ?? '')
    await expect(page.locator('.leaflet-zoom-anim .leaflet-zooming')).toHaveCount(0)
    await expect(page.locator('.pins')).not.toHaveClass(/changing/)
  }
}

const clashes = (boxes: readonly Box[], others: readonly Box[]) =>
  boxes.filter((box) => others.some((other) => other !== box && meets(box, other)))

for (const [device, viewport] of WIDTHS)
  for (const locale of ['nl', 'de'] as const)
    test(`no name of a place lies under a pin or over another name, in ${locale} on ${device}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await openMap(page, locale)
      for (const level of ['what was found', 'a step nearer', 'two steps nearer']) {
        await expect(async () => {
          const [places, taken] = [await boxesOf(names(page)), await boxesOf(pins(page))]
          expect(places.length, level).toBeGreaterThan(3)
          expect(clashes(places, [...places, ...taken]), level).toEqual([])
        }).toPass()
        await press(nearer(page, locale))
      }
    })

for (const [device, viewport] of WIDTHS)
  test(`what was found fills the map to its edges, and all of it is there, on ${device}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await openMap(page, 'fr')
    const frame = await map(page).boundingBox()
    if (!frame) throw new Error('no map')
    await expect(async () => {
      const found = await boxesOf(pins(page))
      const [west, east] = [
        Math.min(...found.map(({ left }) => left)),
        Math.max(...found.map(({ right }) => right)),
      ]
      expect(west).toBeGreaterThanOrEqual(frame.x)
      expect(east).toBeLessThanOrEqual(frame.x + frame.width)
      expect((east - west) / frame.width).toBeGreaterThan(viewport === PHONE ? 0.6 : 0.75)
    }).toPass()
  })

test('one comes as near as the map has something to say, and it says where that is', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await openMap(page, 'nl')
  await goNearest(page, 'nl')
  await expect(nearer(page, 'nl')).toHaveAttribute('aria-disabled', 'true')
  await expect(map(page).locator('p')).toHaveText(/^In |km ten /)
  await expect(scale(page)).toHaveText(/^(300|500) m$/)
})

for (const [device, viewport] of WIDTHS)
  test(`what cannot be told apart at the nearest opens as a list, on ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    // All listings within a few hundred metres.
    await crowdAround(page, { lat: 51.05, lon: 3.72 }, 0.0004)
    await openMap(page, 'nl')
    await goNearest(page, 'nl')
    const cluster = page.locator('.pin.cluster').first()
    const count = Number(await cluster.textContent())
    await press(cluster)
    const list = page.getByRole('dialog', { name: text('nl', 'mapSearch:together_other', { count }) })
    await expect(list.getByRole('article').first()).toBeVisible()
    await expect(cluster).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(list).toHaveCount(0)
    await expect(cluster).toBeFocused()
  })

test('names go with the map when it is dragged, in the language of the page', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openMap(page, 'fr')
  const ghent = names(page).filter({ hasText: /^Gand$/ })
  await expect(ghent).toBeVisible()
  const [before, box] = [await ghent.boundingBox(), await map(page).boundingBox()]
  if (!before || !box) throw new Error('no name or map')
  await drag(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, { x: 60, y: 40 })
  await expect.poll(async () => (await ghent.boundingBox())?.x).toBeGreaterThan(before.x + 20)
})
