import { expectAccessible } from './support/axe'
import { SCREENS } from './support/screens'
import { expect, type Page, test } from './support/test'

const WIDTHS = [360, 1280]
/** A small window at twice its size, tablets, the narrowest desktop. */
const WIDTHS_BETWEEN = [640, 768, 992]

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** Every template of the site, and the pages for what is not there. */
const PAGES: Readonly<Record<string, () => Promise<string>>> = {
  ...Object.fromEntries(
    Object.entries(SCREENS).map(([name, { paths }]) => [name, async () => (await paths()).paths.nl]),
  ),
  'not found': async () => '/nl/nergens',
}

/** Where a page asks for what its secret leads to. */
const SECRETS: Readonly<Record<string, string>> = {
  'cancel appointment': '/sites/demo/live-agenda/reservation',
  reservation: '/sites/demo/rental-units/reservation',
}
const ALERT_LINKS = ['unsubscribe', 'edit subscriptions']

/** Waits for what the page asks the API: nothing is busy any more. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
}

for (const [name, pathOf] of Object.entries(PAGES)) {
  test(`${name}: landmarks, one h1, no skipped heading, nothing axe objects to, at 360 and 1280 px`, async ({
    page,
    watch,
  }) => {
    const path = await pathOf()
    if (name === 'not found') watch.expectStatus(path, 404)
    // A secret nobody was given: the page says that it does not know it.
    const asked = SECRETS[name]
    if (asked) watch.expectStatus(`${asked}/${path.split('/').at(-1)}`, 404)
    if (ALERT_LINKS.includes(name)) watch.expectStatus('/nl/ajax/notifications', 404)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, path)
      for (const landmark of ['banner', 'main', 'contentinfo'] as const)
        await expect(page.getByRole(landmark)).toHaveCount(1)
      const levels = await page
        .getByRole('heading')
        .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))))
      expect(levels.filter((level) => level === 1)).toHaveLength(1)
      for (const [index, level] of levels.entries())
        expect(level, `heading ${index} of ${levels.join(' ')}`).toBeLessThanOrEqual(
          (levels[index - 1] ?? 0) + 1,
        )

      await expectAccessible(page)

      expect(await overflow(page), `px wider than a window of ${width}`).toBeLessThanOrEqual(0)
    }
    for (const width of WIDTHS_BETWEEN) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => overflow(page), `px wider than a window of ${width}`).toBeLessThanOrEqual(0)
    }
  })
}
