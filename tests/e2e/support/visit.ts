import type { Page } from 'playwright/test'

/** Opens a page and waits until React has taken it over: a click before that would move no state. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  )
}
