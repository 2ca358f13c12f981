import { HEAD_TYPE_ID } from '../../src/contract/ids'
import { euro } from '../../src/domain/format/money'
import { STATUS_FIELD } from '../../src/domain/search/statusIds'
import { postEstates } from '../../src/siteApi/estates'
import { press } from './support/hand'
import { forSale, WIDTHS } from './support/lists'
import { client } from './support/site'
import { expect, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

/** A project for sale whose cheapest unit of so many bedrooms is not its cheapest. */
async function dearerProject() {
  for (const least of [2, 3, 4]) {
    const { results } = await postEstates(client, {
      query: {
        terms: { 'general.headType.id': [HEAD_TYPE_ID.PROJECT], [STATUS_FIELD]: ['FOR_SALE'] },
        range: { 'children.general.bedroomCount': { gte: least } },
      },
      fields: ['general.id', 'general.price', 'fitting'],
    })
    for (const { general, fitting } of results) {
      const own = general.price?.value ?? 0
      if (fitting?.price && fitting.price > own) return { id: general.id, own, price: fitting.price, least }
    }
  }
  throw new Error('No project of the demo site has a cheapest unit that is smaller than others')
}

for (const locale of ['nl', 'fr'] as const)
  for (const [window, size] of WIDTHS)
    test(`a project costs what fits the search, on ${window} in ${locale}`, async ({ page }) => {
      const { id, own, price, least } = await dearerProject()
      await page.setViewportSize(size)
      await visit(page, `${await forSale(locale)}?type=${HEAD_TYPE_ID.PROJECT}&bed-min=${least}`)
      const card = page.getByRole('article').filter({ has: page.locator(`a[href*="/${id}/"]`) })
      await expect(card).toContainText(euro(price))
      await expect(card).not.toContainText(euro(own))
      const chips = page.getByRole('list', { name: text(locale, 'filter:filter.active') })
      await press(chips.getByRole('button', { name: new RegExp(`\\b${least}\\b`) }))
      await expect(card).toContainText(euro(own))
    })
