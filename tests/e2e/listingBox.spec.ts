import { href } from '../../src/routing/routes'
import { press } from './support/hand'
import { estatePage, property } from './support/offer'
import { expect, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

for (const locale of ['nl', 'de'] as const)
  test(`${locale}: a listing is kept beside its price, in words, without a scroll`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    const { path, title } = await estatePage((await property()).general.id, locale)
    await visit(page, path)
    const box = page.getByRole('complementary')
    const heart = box.getByRole('button', { name: text(locale, 'common:favourite.toggle', { name: title }) })
    await expect(heart).toBeInViewport({ ratio: 1 })
    await expect(heart).toHaveText(text(locale, 'estate:keep'))
    await press(heart)
    await expect(heart).toHaveText(text(locale, 'estate:kept'))
    await visit(page, href('favourites', locale))
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  })

test('the keyboard sees the whole of the part of the page that it is at', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(page, (await estatePage((await property()).general.id, 'de')).path)
  const parts = page.getByRole('navigation', { name: text('de', 'estate:sections.nav') })
  const last = parts.getByRole('link').last()
  await parts.getByRole('link').first().focus()
  for (let left = await parts.getByRole('link').count(); left > 1; left--) await page.keyboard.press('Tab')
  await expect(last).toBeFocused()
  // Widths of words are no whole pixels.
  await expect(last).toBeInViewport({ ratio: 0.98 })
})
