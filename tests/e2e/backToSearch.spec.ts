import { press } from './support/hand'
import { cards, forSale, heading, stays, WIDTHS } from './support/lists'
import { expect, type Page, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

const steps = (page: Page, locale: 'nl' | 'fr') =>
  page.getByRole('navigation', { name: text(locale, 'estate:crumbs.label') }).getByRole('link')

for (const [device, viewport] of WIDTHS)
  test(`the list above a listing is the search that one came from, in another language too, on ${device}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const query = '?type=1&price-max=500000'
    await visit(page, (await forSale('nl')) + query)
    await expect(heading(page)).toHaveText(/^\d+ huizen te koop$/)
    const found = await cards(page).count()
    await press(cards(page).first().getByRole('link'))
    await expect(page).toHaveURL(/\/nl\/[^?]+\/\d+\//)
    await expect(steps(page, 'nl').nth(1)).toHaveAttribute('href', (await forSale('nl')) + query)

    const menu = page.getByRole('button', { name: 'Menu', exact: true })
    if (await menu.isVisible()) await press(menu)
    await press(page.getByRole('link', { name: /^FR,/ }))
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await press(steps(page, 'fr').nth(1))
    await expect(page).toHaveURL((await forSale('fr')) + query)
    await expect(heading(page)).toHaveText(/^\d+ maisons à vendre$/)
    await expect(cards(page)).toHaveCount(found)

    // A list without a search is gone back to as it is.
    await visit(page, await forSale('fr'))
    await press(cards(page).first().getByRole('link'))
    await expect(steps(page, 'fr').nth(1)).toHaveAttribute('href', await forSale('fr'))
  })

test('a reloaded listing leads back to the search too, and nothing on it moves', async ({ page }) => {
  await visit(page, `${await forSale('nl')}?type=1`)
  await expect(cards(page).first()).toBeVisible()
  await press(cards(page).first().getByRole('link'))
  const shown = steps(page, 'nl')
  await expect(shown.nth(1)).toHaveAttribute('href', /\?type=1$/)
  const before = [await shown.allTextContents(), await heading(page).boundingBox()]
  await page.reload()
  await expect(shown.nth(1)).toHaveAttribute('href', /\?type=1$/)
  expect([await shown.allTextContents(), await heading(page).boundingBox()]).toEqual(before)
})

test('a holiday unit leads back to the stay that was searched', async ({ page }) => {
  const query = '?maxOccupation=2'
  await visit(page, (await stays('nl')) + query)
  await press(cards(page).first().getByRole('link'))
  await press(steps(page, 'nl').nth(1))
  await expect(page).toHaveURL((await stays('nl')) + query)
})
