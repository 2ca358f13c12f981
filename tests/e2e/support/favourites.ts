import type { Locator, Page } from 'playwright/test'
import type { Locale } from '../../../src/contract/locales'
import { text } from './texts'

const KEY = 'favorites'

/** Puts these ids where the site keeps favourites, before its first page opens; later pages find what became of them. */
export async function keepFavourites(page: Page, ids: readonly (string | number)[]) {
  await page.addInitScript(
    ([key, text]) => {
      if (window.localStorage.getItem(key) === null) window.localStorage.setItem(key, text)
    },
    [KEY, JSON.stringify(ids.map(String))] as const,
  )
}

const withoutMeaning = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The heart of a card, called by its listing in a language. */
export function heartOf(card: Locator, locale: Locale): Locator {
  const words = text(locale, 'favourite.toggle', { name: '|' }).split('|').map(withoutMeaning)
  return card.getByRole('button', { name: new RegExp(`^${words.join('.*')}$`) })
}

export const storedFavourites = (page: Page) =>
  page.evaluate((key) => JSON.parse(window.localStorage.getItem(key) ?? 'null') as unknown, KEY)
