import { tellMe } from './support/alerts'
import { press } from './support/hand'
import { cards, part, PHONE, soldOnes, WIDTHS } from './support/lists'
import { expect, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

test.describe('what is sold', () => {
  test('says so once on its card', async ({ page }) => {
    await visit(page, await soldOnes('nl'))
    for (const words of await cards(page).allInnerTexts())
      expect(words.match(/Verkocht|Verhuurd|Overgenomen/g)?.length ?? 0, words).toBeLessThanOrEqual(1)
    // Nobody waits for what is sold.
    await expect(tellMe(page, 'nl')).toHaveCount(0)
  })

  for (const [device, viewport] of WIDTHS)
    test(`is not told by its price in another way, on ${device}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      const path = await soldOnes('fr')
      await visit(page, path)
      const total = await cards(page).count()
      const sort = page.getByRole('combobox', { name: text('fr', 'filter:sort.label') })
      await expect(sort.locator('option[value^="price"]')).toHaveCount(0)
      await expect(sort.locator('option[value^="date"]')).toHaveCount(2)
      if (viewport === PHONE) {
        await press(page.getByRole('button', { name: text('fr', 'filter:filter.open'), exact: true }))
        await expect(page.getByRole('group', { name: text('fr', 'filter:filter.type') })).toBeVisible()
        await expect(page.getByRole('group', { name: text('fr', 'filter:filter.price') })).toHaveCount(0)
      } else {
        await expect(part(page, 'fr', 'type')).toBeVisible()
        await expect(part(page, 'fr', 'price')).toHaveCount(0)
      }
      // Nor by an address.
      await visit(page, `${path}?price-min=1&price-max=2&sortType=price`)
      await expect(cards(page)).toHaveCount(total)
      const chips = page.getByRole('list', { name: text('fr', 'filter:filter.active') })
      await expect(chips.getByText(/€/)).toHaveCount(0)
    })
})
