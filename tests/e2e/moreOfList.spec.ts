import { expectAccessible } from './support/axe'
import { choose, press } from './support/hand'
import { tabTo } from './support/keyboard'
import { cards, forSale, heading, more, stays, top, WIDTHS } from './support/lists'
import { expect, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

for (const [device, viewport] of WIDTHS)
  for (const [what, path] of [
    ['listings', () => forSale('fr')],
    ['holiday homes', () => stays('fr')],
  ] as const) {
    test(`more ${what} leave the window where it is, on ${device}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await visit(page, await path())
      await expect(cards(page)).toHaveCount(15)
      await more(page, 'fr').evaluate((link) => link.scrollIntoView({ block: 'center' }))
      const before = await top(page)
      expect(before).toBeGreaterThan(800)
      const last = cards(page).nth(14)
      const place = (await last.boundingBox())?.y
      await press(more(page, 'fr'))
      await expect(cards(page).nth(15)).toBeAttached()
      await expect(page).toHaveURL(/[?&]page=2$/)
      expect(Math.abs((await top(page)) - before)).toBeLessThan(4)
      expect((await last.boundingBox())?.y).toBeCloseTo(place ?? 0, -1)
      const shown = await cards(page).count()
      await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${shown} `) })).toBeAttached()
      await expectAccessible(page)
    })

    test(`more ${what} by a key lead to the first that came, on ${device}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await visit(page, await path())
      const before = await cards(page).count()
      await more(page, 'fr').evaluate((link) => link.scrollIntoView({ block: 'center' }))
      await tabTo(page, more(page, 'fr'), 400)
      await page.keyboard.press('Enter')
      await expect(cards(page).nth(before)).toBeAttached()
      await expect(cards(page).nth(before).getByRole('link').last()).toBeFocused()
      await expect(cards(page).nth(before)).toBeInViewport()
      const shown = await cards(page).count()
      await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${shown} `) })).toBeAttached()
    })
  }

test('a list left without a scroll after more is where it was left, on the way back', async ({ page }) => {
  await visit(page, await forSale('nl'))
  await more(page, 'nl').evaluate((link) => link.scrollIntoView({ block: 'center' }))
  await press(more(page, 'nl'))
  await expect(cards(page)).toHaveCount(30)
  const before = await top(page)
  await press(cards(page).nth(15).getByRole('link').last())
  await expect(page).toHaveURL(/\/nl\/aanbod\//)
  await page.goBack()
  await expect(cards(page)).toHaveCount(30)
  await expect.poll(() => top(page)).toBeCloseTo(before, -2)
})

for (const [device, viewport] of WIDTHS)
  test(`a search that fails counts nothing, and can be tried again, on ${device}`, async ({
    page,
    watch,
  }) => {
    await page.setViewportSize(viewport)
    const path = await forSale('nl')
    await visit(page, path)
    watch.expectStatus('/sites/demo/estates', 503)
    watch.expectComplaint(/^console error: POST .* failed with 503/)
    await page.route('**/sites/demo/estates', (route) => route.fulfill({ status: 503, body: 'down' }))
    await choose(page.getByRole('combobox', { name: text('nl', 'filter:sort.label') }), 'price.ASC')
    await expect(page.getByRole('alert')).toContainText(text('nl', 'filter:filter.listFailed'))
    await expect(cards(page)).toHaveCount(0)
    await expect(heading(page)).toHaveText('Te koop')
    await expect(page).toHaveTitle(/^Te koop ·/)
    await expectAccessible(page)
    await page.unroute('**/sites/demo/estates')
    await press(page.getByRole('button', { name: text('nl', 'error.retry') }))
    await expect(cards(page)).toHaveCount(15)
    await expect(heading(page)).toHaveText(/^Te koop \d+ panden$/)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
