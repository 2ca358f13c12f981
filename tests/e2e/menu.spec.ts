import { href } from '../../src/routing/routes'
import { expectAccessible } from './support/axe'
import { press } from './support/hand'
import { expect, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

for (const width of [360, 768]) {
  test(`at ${width} px the menu says that it goes on below, scrolls there, and stops saying so at its end`, async ({
    page,
  }) => {
    // Low enough for the menu not to fit, as on a phone held sideways.
    await page.setViewportSize({ width, height: 320 })
    await visit(page, href('home', 'nl'))
    await press(page.getByRole('button', { name: text('nl', 'nav.open'), exact: true }))
    const indicator = page.getByRole('button', { name: text('nl', 'nav.scroll') })
    await expect(indicator).toBeVisible()
    await expectAccessible(page)
    const panel = page.locator('[data-menu]')
    const scrolled = () => panel.evaluate((element) => element.scrollTop)
    expect(await scrolled()).toBe(0)
    await press(indicator)
    await expect.poll(scrolled).toBeGreaterThan(0)
    expect(await scrolled()).toBeLessThanOrEqual(100)
    await panel.evaluate((element) => element.scrollTo({ top: element.scrollHeight }))
    await expect(indicator).toHaveCount(0)
  })
}

test('at 1280 px there is no menu to open, and nothing goes on below', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 320 })
  await visit(page, href('home', 'nl'))
  await expect(page.getByRole('button', { name: text('nl', 'nav.open'), exact: true })).toBeHidden()
  await expect(page.getByRole('button', { name: text('nl', 'nav.scroll') })).toHaveCount(0)
})
