import type { Page } from 'playwright/test'

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

export const storedFavourites = (page: Page) =>
  page.evaluate((key) => JSON.parse(window.localStorage.getItem(key) ?? 'null') as unknown, KEY)
