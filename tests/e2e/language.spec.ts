import { LOCALES, type Locale } from '../../src/contract/locales'
import { SCREENS } from './support/screens'
import { site } from './support/site'
import { press } from './support/hand'
import { expect, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

const languages = (locale: Locale) => text(locale, 'nav.languages')

for (const name of [
  'detail with slug',
  'project unit detail',
  'estate list page',
  'rental list page',
  'rental unit detail',
  'favourites',
  'content page',
]) {
  test(`the language switch on ${name} leads to the same thing in every language`, async ({ page }) => {
    const paths = (await SCREENS[name]?.paths())?.paths
    if (!paths) throw new Error(`No screen ${name}`)
    await visit(page, paths.nl)
    let here: Locale = 'nl'
    const titles = new Set<string>()
    for (const locale of ['fr', 'en', 'de', 'nl'] as const) {
      const before = await page.title()
      const switcher = page.getByRole('navigation', { name: languages(here), exact: true })
      await press(switcher.getByRole('link', { name: text(here, `language.${locale}`) }))
      await expect(page).toHaveURL(paths[locale])
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page).not.toHaveTitle(before)
      const current = page
        .getByRole('navigation', { name: languages(locale), exact: true })
        .locator('[aria-current]')
      await expect(current).toHaveText(new RegExp(locale, 'i'))
      titles.add(await page.title())
      here = locale
    }
    expect(titles.size).toBe(LOCALES.length)
  })
}

test('moving through the menu changes title and canonical without loading the page anew', async ({
  page,
}) => {
  await visit(page, '/nl')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const home = await page.title()
  const menu = page.getByRole('navigation', { name: text('nl', 'nav.main') })
  const link = menu.getByRole('link').first()
  const to = await link.getAttribute('href')
  await press(link)
  await expect(page).toHaveURL(to ?? '')
  await expect(page).not.toHaveTitle(home)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site.publicUrl + to)
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await page.goBack()
  await expect(page).toHaveTitle(home)
})
