import { LOCALES } from '../../src/contract/locales'
import { get, headOf } from './support/http'
import { SCREENS } from './support/screens'
import { site } from './support/site'
import { expect, test } from './support/test'
import { visit } from './support/visit'

const absolute = (path: string) => site.publicUrl + path

declare global {
  interface Window {
    /** How many canonical links the head held, at any moment since its first. */
    canonicals: number[]
  }
}

/** A search engine may read the head at any moment of a page's coming alive. */
function countCanonicals() {
  window.canonicals = []
  new MutationObserver(() => {
    const count = document.querySelectorAll('link[rel=canonical]').length
    if (count && !window.canonicals.includes(count)) window.canonicals.push(count)
  }).observe(document, { childList: true, subtree: true })
}

test.describe('every screen of spec §2 in every language', () => {
  for (const [name, { paths: screenOf }] of Object.entries(SCREENS)) {
    test(`${name} says what it is, in which language, and where its translations are`, async () => {
      const { paths, canonical = paths, noindex } = await screenOf()
      for (const locale of LOCALES) {
        const { status, text } = await get(paths[locale])
        expect({ path: paths[locale], status }).toEqual({ path: paths[locale], status: 200 })
        const head = headOf(text)
        expect(head.lang).toBe(locale)
        expect(head.title).not.toBe('')
        expect(head.canonical).toEqual([absolute(canonical[locale])])
        expect(head.alternates).toEqual({
          ...Object.fromEntries(LOCALES.map((other) => [other, absolute(canonical[other])])),
          'x-default': absolute(canonical.nl),
        })
        expect(head.robots).toBe(noindex ? 'noindex' : undefined)
      }
    })
  }

  test('no two screens have the same title in a language', async () => {
    for (const locale of LOCALES) {
      const titles = new Map<string, string>()
      for (const [name, { paths: screenOf }] of Object.entries(SCREENS)) {
        if (name === 'short detail') continue
        const { title } = headOf((await get((await screenOf()).paths[locale])).text)
        expect(`${title} of ${titles.get(title) ?? name}`).toBe(`${title} of ${name}`)
        titles.set(title, name)
      }
    }
  })

  for (const name of ['home', 'detail with slug', 'rental unit detail', 'estate list page', 'favourites']) {
    test(`the ${name} keeps its head when the page comes alive in the browser`, async ({ page }) => {
      const path = (await SCREENS[name]?.paths())?.paths.fr ?? ''
      const built = headOf((await get(path)).text)
      await page.addInitScript(countCanonicals)
      await visit(page, path)
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => window.canonicals)).toEqual([1])
      const alive = await page.evaluate(() => ({
        lang: document.documentElement.lang,
        title: document.title,
        canonical: [...document.querySelectorAll('link[rel=canonical]')].map((link) =>
          link.getAttribute('href'),
        ),
        alternates: Object.fromEntries(
          [...document.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
            link.getAttribute('hreflang'),
            link.getAttribute('href'),
          ]),
        ),
      }))
      expect(alive).toEqual({
        lang: built.lang,
        title: built.title,
        canonical: built.canonical,
        alternates: built.alternates,
      })
    })
  }
})
