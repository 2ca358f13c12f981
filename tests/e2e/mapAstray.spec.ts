import { expectAccessible } from './support/axe'
import { press } from './support/hand'
import { forSale, heading, WIDTHS } from './support/lists'
import { pins } from './support/map'
import { expect, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

for (const [device, viewport] of WIDTHS)
  test.describe(`on ${device}`, () => {
    test.use({ viewport })

    test('a map that arrow keys moved away from all that was found leads back to it', async ({ page }) => {
      await visit(page, `${await forSale('de')}?map=1`)
      await expect(pins(page).first()).toBeVisible()
      const found = await heading(page).textContent()
      const map = page.getByRole('application')
      const back = page.getByRole('button', { name: text('de', 'mapSearch:back'), exact: true })
      await expect(back).toHaveCount(0)
      await map.focus()
      await expect(async () => {
        await page.keyboard.press('ArrowUp')
        await expect(back).toBeVisible({ timeout: 400 })
      }).toPass()
      await expect(page.getByText(text('de', 'mapSearch:noneHere'))).toBeInViewport({ ratio: 1 })
      await expectAccessible(page)

      await page.reload()
      await expect(back).toBeInViewport({ ratio: 1 })
      await press(back)
      await expect(pins(page).first()).toBeInViewport()
      await expect(back).toHaveCount(0)
      await expect(map).toBeFocused()
      expect(await heading(page).textContent()).toBe(found)
    })
  })
