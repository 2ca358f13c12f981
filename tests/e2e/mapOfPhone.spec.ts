import { expectAccessible } from './support/axe'
import { drag, press } from './support/hand'
import { cards, forSale, top } from './support/lists'
import { pins, zoomToPlace } from './support/map'
import { expect, type Page, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

const WINDOW = { width: 360, height: 740 }
const TABLET = { width: 768, height: 1024 }
const map = (page: Page) => page.getByRole('application')
const button = (page: Page, key: 'map.show' | 'map.hide') =>
  page.getByRole('button', { name: text('nl', `filter:${key}`), exact: true })
const sheet = (page: Page) => page.getByRole('list', { name: text('nl', 'mapSearch:sheet') })
const inSheet = (page: Page) => sheet(page).getByRole('article')

async function boxOf(page: Page) {
  const box = await map(page).boundingBox()
  if (!box) throw new Error('no map')
  return box
}

const stand = (page: Page) =>
  page.locator('.leaflet-map-pane').evaluate((pane) => pane.getBoundingClientRect().y)

for (const [device, viewport] of [
  ['a phone', WINDOW],
  ['a tablet', TABLET],
] as const)
  test(`the map fills the window of ${device}, and the list comes back where it was left`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await visit(page, await forSale('nl'))
    await cards(page).nth(5).scrollIntoViewIfNeeded()
    const before = await top(page)
    await press(button(page, 'map.show'))
    await expect(pins(page).first()).toBeVisible()
    await expect(page).toHaveURL(/[?&]map=1/)
    const box = await boxOf(page)
    expect(box.x).toBe(0)
    expect(box.width).toBe(viewport.width)
    const bar = await button(page, 'map.hide').boundingBox()
    await expect(inSheet(page).first()).toBeVisible()
    const foot = await sheet(page).boundingBox()
    if (!bar || !foot) throw new Error('no bar or sheet')
    // Header, one line of tools, map, sheet, bar: nothing of the page between them.
    expect(box.y).toBeLessThan(115)
    expect(foot.y - (box.y + box.height)).toBeLessThan(30)
    expect(Math.abs(bar.y - 8 - (foot.y + foot.height))).toBeLessThan(4)
    expect(box.height / viewport.height).toBeGreaterThan(0.6)
    await expectAccessible(page)

    await press(button(page, 'map.hide'))
    await expect(map(page)).toHaveCount(0)
    await expect(page).not.toHaveURL(/map=1/)
    await expect.poll(() => top(page)).toBe(before)
    await expect(cards(page).nth(5)).toBeInViewport()
  })

test.describe('on a phone', () => {
  test.use({ viewport: WINDOW })

  test('one thumb moves the map, and the page below it stays', async ({ page }) => {
    await visit(page, await forSale('nl'))
    await cards(page).nth(3).scrollIntoViewIfNeeded()
    await press(button(page, 'map.show'))
    await expect(pins(page).first()).toBeVisible()
    const [scrolled, before] = [await top(page), await stand(page)]
    const { x, y, width, height } = await boxOf(page)
    await drag(page, { x: x + width / 2, y: y + height * 0.6 }, { x: 0, y: -140 })
    await expect.poll(() => stand(page)).toBeLessThan(before - 80)
    expect(await top(page)).toBe(scrolled)
    // Nor does a swipe over what stands around the map.
    const tools = page.getByRole('group', { name: text('nl', 'mapSearch:tools') })
    const line = await tools.boundingBox()
    if (!line) throw new Error('no tools')
    await drag(page, { x: 180, y: line.y + line.height / 2 }, { x: 0, y: 200 })
    expect(await top(page)).toBe(scrolled)
  })

  test('the way back from the map and its button both lead to the list where it was left, and on from there to the page before', async ({
    page,
  }) => {
    await visit(page, '/nl')
    const home = page.url()
    await visit(page, await forSale('nl'))
    const list = page.url()
    await cards(page).nth(4).scrollIntoViewIfNeeded()
    const before = await top(page)
    await press(button(page, 'map.show'))
    await expect(pins(page).first()).toBeVisible()
    await page.goBack()
    await expect(map(page)).toHaveCount(0)
    await expect(page).toHaveURL(list)
    await expect.poll(() => top(page)).toBe(before)
    await page.goForward()
    await expect(pins(page).first()).toBeVisible()
    await press(button(page, 'map.hide'))
    await expect(map(page)).toHaveCount(0)
    await expect(page).toHaveURL(list)
    await expect.poll(() => top(page)).toBe(before)
    await page.goBack()
    await expect(page).toHaveURL(home)
  })

  test('the cards at the foot are those of the pins in sight, and the one in front lights its pin', async ({
    page,
  }) => {
    await visit(page, `${await forSale('nl')}?map=1`)
    await expect(inSheet(page).nth(1)).toBeVisible()
    await expect(page.locator('.pin.pointed')).toHaveCount(0)
    const row = await sheet(page).boundingBox()
    if (!row) throw new Error('no sheet')
    const first = await inSheet(page).first().boundingBox()
    await drag(page, { x: 300, y: row.y + row.height / 2 }, { x: -240, y: 0 })
    await expect
      .poll(async () => (await inSheet(page).first().boundingBox())?.x)
      .toBeLessThan((first?.x ?? 0) - 100)
    await expect(page.locator('.pin.pointed')).toHaveCount(1)

    const all = await inSheet(page).count()
    const nearer = page.getByRole('button', { name: text('nl', 'map:map.zoomIn'), exact: true })
    // A press while the map still moves is none.
    await expect(async () => {
      await press(nearer)
      expect(await inSheet(page).count()).toBeLessThan(all)
    }).toPass()
  })

  test('the card of a pin lies over the sheet, and leaves the map where it was', async ({ page }) => {
    await visit(page, `${await forSale('nl')}?map=1`)
    await expect(inSheet(page).first()).toBeVisible()
    const pin = await zoomToPlace(page)
    const box = await boxOf(page)
    await press(pin)
    const card = page.getByRole('dialog')
    await expect(card.getByRole('article').first()).toBeInViewport({ ratio: 1 })
    expect(await boxOf(page)).toEqual(box)
    await expect(async () => {
      const [open, over] = [await page.locator('.pin.open').boundingBox(), await card.boundingBox()]
      expect((open?.y ?? 0) + (open?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0)
    }).toPass()
    await press(card.getByRole('button', { name: text('nl', 'map:map.close') }))
    await expect(card).toHaveCount(0)
    await expect(inSheet(page).first()).toBeInViewport()
  })

  test('another search made from the map begins its list at the beginning', async ({ page }) => {
    await visit(page, await forSale('nl'))
    await cards(page).nth(6).scrollIntoViewIfNeeded()
    await press(button(page, 'map.show'))
    await expect(pins(page).first()).toBeVisible()
    const { x, y, width, height } = await boxOf(page)
    await drag(page, { x: x + width / 2, y: y + height / 2 }, { x: 60, y: 20 })
    await press(page.getByRole('button', { name: text('nl', 'mapSearch:searchHere') }))
    await expect(page).toHaveURL(/[?&]area=/)
    await press(button(page, 'map.hide'))
    await expect(map(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    expect(await top(page)).toBe(0)
  })
})
