import { PHONE, forSale, stays } from './support/lists'
import { expect, test } from './support/test'
import { visit } from './support/visit'

test.use({ viewport: PHONE })

for (const [what, pageOf] of [
  ['listings', forSale],
  ['stays', stays],
] as const) {
  test(`the bar at the foot of a phone's list of ${what} covers nothing of the end of the page`, async ({
    page,
  }) => {
    await visit(page, await pageOf('de'))
    const bar = page.locator('[data-foot]')
    await expect(bar).toBeInViewport({ ratio: 1 })
    const last = page.getByRole('contentinfo').getByRole('link').last()
    await expect
      .poll(async () => {
        await page.keyboard.press('End')
        const [words, over] = [await last.boundingBox(), await bar.boundingBox()]
        return words && over ? words.y + words.height <= over.y : 'not there'
      })
      .toBe(true)
  })
}
