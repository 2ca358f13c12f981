import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

async function objections(page: Page): Promise<string[]> {
  await expect(page).toHaveTitle(/\S/)
  await expect(page.locator('html[lang]')).toBeAttached()
  const { violations } = await new AxeBuilder({ page })
    // Without frames of others one run is the whole page; a second, empty page for the sum takes as long again.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
}

/** What Gatsby takes away and renders anew, for up to a fifth of a second, whenever a page's address changes. */
const OF_A_MOMENT = /^(document-title|html-has-lang): /

/** Nothing that axe objects to on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  const found = await objections(page)
  const isOfAMoment = found.length > 0 && found.every((each) => OF_A_MOMENT.test(each))
  expect(isOfAMoment ? await objections(page) : found).toEqual([])
}
