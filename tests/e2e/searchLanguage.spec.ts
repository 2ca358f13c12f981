import { LOCALES } from '../../src/contract/locales'
import { press } from './support/hand'
import { switchTo } from './support/language'
import { besideList, cards, DESKTOP, forSale, heading, part, stays, WIDTHS } from './support/lists'
import { stayPart } from './support/holidays'
import { expect, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

test.describe('another language', () => {
  for (const [device, viewport] of WIDTHS)
    test(`asks for the same listings, in the same order, on ${device}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      const query = `?price-max=500000&type=1,3&sortType=price&sortOrder=ASC${besideList(viewport)}&page=2`
      await visit(page, (await forSale('nl')) + query)
      await expect(cards(page)).not.toHaveCount(15)
      await expect(cards(page).first()).toBeVisible()
      const links = () => cards(page).evaluateAll((all) => all.map((one) => one.querySelector('a')?.href))
      const ids = async () => (await links()).map((link) => /\/(\d+)\//.exec(link ?? '')?.[1])
      const before = await ids()
      await switchTo(page, 'fr')
      await expect(page).toHaveURL((await forSale('fr')) + query)
      await expect(heading(page)).toContainText('à vendre')
      await expect.poll(ids).toEqual(before)
      await expect(page.getByRole('application')).toHaveCount(viewport === DESKTOP ? 1 : 0)
      await expect(page.getByRole('combobox', { name: text('fr', 'filter:sort.label') })).toHaveValue(
        'price.ASC',
      )
    })

  test('follows what is chosen after the page was opened, by keyboard', async ({ page }) => {
    await visit(page, await forSale('en'))
    await press(part(page, 'en', 'type'))
    await press(page.getByRole('checkbox').first())
    await expect(page).toHaveURL(/\?type=\d+$/)
    const { search } = new URL(page.url())
    await page.getByRole('link', { name: /^DE,/ }).press('Enter')
    await expect(page).toHaveURL((await forSale('de')) + search)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  })

  test('keeps the days and guests of a holiday', async ({ page }) => {
    const query = `?maxOccupation=2&sort=price&map=1`
    await visit(page, (await stays('nl')) + query)
    await switchTo(page, 'fr')
    await expect(page).toHaveURL((await stays('fr')) + query)
    await press(stayPart(page, 'fr', 'dates'))
    await press(page.locator('[data-arrival=true]').first())
    await expect(page).toHaveURL(/periodStart=\d{4}-\d\d-\d\d/)
    const { search } = new URL(page.url())
    await switchTo(page, 'en')
    await expect(page).toHaveURL((await stays('en')) + search)
  })

  test('of a page without a search has no parameters', async ({ page }) => {
    await visit(page, await forSale('nl'))
    for (const locale of LOCALES)
      await expect(page.getByRole('link', { name: new RegExp(`^${locale.toUpperCase()},`) })).toHaveAttribute(
        'href',
        await forSale(locale),
      )
  })
})
