import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

/** Nothing that axe objects to on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // Without frames of others one run is the whole page; a second, empty page for the sum takes as long again.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
  expect(found).toEqual([])
}
