import { decimal } from '../../src/domain/format/number'
import { expectAccessible } from './support/axe'
import { press } from './support/hand'
import { cards, DESKTOP, figure, forSale, heading, PHONE, top, WIDTHS } from './support/lists'
import { pins } from './support/map'
import { expect, type Page, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

test.describe('the map', () => {
  const saidOnMap = (page: Page) => page.getByRole('status').filter({ hasText: /kaart/ })

  test('says how many of the listings found have a place', async ({ page }) => {
    const asked = page.waitForResponse('**/estate-map')
    await visit(page, `${await forSale('nl')}?map=1`)
    const feed = (await (await asked).json()) as { total: number; ids: number[] }
    const placed = feed.ids.length
    const words =
      placed < feed.total
        ? text('nl', 'mapSearch:placed_other', { placed: decimal(placed), shown: decimal(feed.total) })
        : text('nl', 'mapSearch:found_other', { shown: decimal(feed.total) })
    await expect(page.getByText(words, { exact: true })).toBeVisible()
    await expect(heading(page)).toContainText(`${feed.total} panden`)
    await expectAccessible(page)
  })

  test('with an area drawn, list, heading and map agree', async ({ page }) => {
    const area = '2.9,51.4;4.9,51.4;5.2,50.3;3.6,50.1'
    await visit(page, `${await forSale('nl')}?area=${area}&map=1`)
    await expect(pins(page).first()).toBeVisible()
    const count = figure(await heading(page).innerText())
    expect(count).toBeGreaterThan(3)
    await expect(saidOnMap(page)).toHaveText(text('nl', 'mapSearch:found_other', { shown: count }))
    await expect(page.getByRole('status').filter({ hasText: `van ${count} ` })).toBeVisible()
  })

  for (const [device, viewport] of WIDTHS)
    test(`moved with the list following stays where it is in the window, on ${device}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      const path = await forSale('nl')
      await visit(page, `${path}?map=1`)
      await expect(pins(page).first()).toBeVisible()
      const follow = page.getByRole('switch', { name: text('nl', 'mapSearch:follow') })
      await press(follow)
      await expect(follow).toBeChecked()
      await page.evaluate((px) => window.scrollTo(0, px), viewport === DESKTOP ? 900 : 150)
      const before = await top(page)
      expect(before).toBeGreaterThan(100)
      const map = page.getByRole('application')
      const box = await map.boundingBox()
      if (!box) throw new Error('no map')
      const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.6]
      for (const move of [1, 2]) {
        await page.mouse.move(x, y)
        await page.mouse.down()
        await page.mouse.move(x - 70, y - 40 * move, { steps: 8 })
        await page.mouse.up()
        await expect(page).toHaveURL(/[?&]area=/)
        await expect(page.locator('[data-skeleton]')).toHaveCount(0)
        // A phone's map stands below words that a search makes longer: the window follows them.
        if (viewport === DESKTOP) expect(Math.abs((await top(page)) - before)).toBeLessThan(4)
        await expect.poll(async () => (await map.boundingBox())?.y).toBeCloseTo(box.y, 0)
      }
      // A map that was let go of moves on a little.
      await expect(async () => {
        const before = page.url()
        await page.waitForTimeout(700)
        expect(page.url()).toBe(before)
      }).toPass()
      await expect(page.locator('[data-skeleton]')).toHaveCount(0)
      const count = figure(await heading(page).innerText())
      await expect(saidOnMap(page)).toHaveText(text('nl', 'mapSearch:inSight_other', { shown: count }))
      // All the moves are one step back.
      await page.goBack()
      await expect(page).toHaveURL(`${path}?map=1`)
    })

  test('offers to search what is in sight where the visitor sees it', async ({ page }) => {
    await visit(page, `${await forSale('nl')}?map=1`)
    await expect(pins(page).first()).toBeVisible()
    await page.getByRole('application').focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('button', { name: text('nl', 'mapSearch:searchHere') })).toBeInViewport({
      ratio: 1,
    })
  })

  test('is in sight when it is switched on deep in the list of a phone, and the list comes back', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await visit(page, await forSale('fr'))
    await cards(page).nth(9).scrollIntoViewIfNeeded()
    const before = await top(page)
    const map = page.getByRole('button', { name: text('fr', 'filter:map.show'), exact: true })
    await press(map)
    await expect(page.getByRole('application')).toBeInViewport()
    await press(page.getByRole('button', { name: text('fr', 'filter:map.hide'), exact: true }))
    await expect(page.getByRole('application')).toHaveCount(0)
    await expect.poll(() => top(page)).toBeCloseTo(before, -2)
  })

  test('that a phone came back to leads to the heading of the list', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await visit(page, `${await forSale('fr')}?map=1`)
    await expect(page.getByRole('application')).toBeInViewport()
    await press(page.getByRole('button', { name: text('fr', 'filter:map.hide'), exact: true }))
    await expect(page.getByRole('application')).toHaveCount(0)
    await expect(heading(page)).toBeInViewport({ ratio: 1 })
    await expect(cards(page).first()).toBeVisible()
  })
})
