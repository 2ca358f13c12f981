import type { Locale } from '../../../src/contract/locales'
import { press } from './hand'
import { expect, type Page } from './test'

/** Chooses another language in the header, on a phone by its menu. */
export async function switchTo(page: Page, locale: Locale) {
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  if (await menu.isVisible()) await press(menu)
  await press(page.getByRole('link', { name: new RegExp(`^${locale.toUpperCase()},`) }))
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
}
