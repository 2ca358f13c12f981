import { LOCALES } from '../../src/contract/locales'
import { danglingIn, namelessIn, silentOffersIn, thingsIn } from '../support/jsonLdGraph'
import { press } from './support/hand'
import { htmlMistakes } from './support/htmlRules'
import { get } from './support/http'
import { SCREENS } from './support/screens'
import { cards, forSale } from './support/lists'
import { site } from './support/site'
import { eachAtOnce, sitemapPaths } from './support/sitemap'
import { expect, test } from './support/test'
import { visit } from './support/visit'

/** Pages of one language, its home page first. */
const pagesIn = async (locale: string) =>
  (await sitemapPaths()).filter((path) => path === `/${locale}` || path.startsWith(`/${locale}/`))

const jsonLdOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)</g)].map(([, text = '']) => text)

for (const locale of LOCALES)
  test(`every page in ${locale} is HTML as the standard has it, and tells machines what holds together`, async () => {
    const paths = await pagesIn(locale)
    expect(paths.length).toBeGreaterThan(100)
    const mistakes: string[] = []
    await eachAtOnce(paths, async (path) => {
      const { text } = await get(path)
      const say = (what: string) => mistakes.push(`${path} ${what}`)
      for (const mistake of await htmlMistakes(text)) say(mistake)
      const graphs = jsonLdOf(text)
      if (graphs.length !== 1) say(`has ${graphs.length} graphs`)
      const graph: unknown = JSON.parse(graphs[0] ?? '{}')
      for (const id of danglingIn(graph)) say(`points at ${String(id)}, which it does not describe`)
      for (const offer of silentOffersIn(graph)) say(`offers without a price: ${JSON.stringify(offer)}`)
      for (const thing of namelessIn(graph)) say(`does not say what it is: ${JSON.stringify(thing)}`)
    })
    expect(mistakes).toEqual([])
  })

test('so are the screens that no sitemap names, and what stands where nothing is', async () => {
  const screens = await Promise.all(Object.values(SCREENS).map(({ paths }) => paths()))
  const paths = screens.flatMap((screen) => LOCALES.map((locale) => screen.paths[locale]))
  for (const path of [...paths, '/nl/nergens', site.removed['fr'] ?? '', '/offline-de.html'])
    expect(await htmlMistakes((await get(path)).text), path).toEqual([])
})

test('what a document tells machines stays with its page, and goes with it', async ({ page }) => {
  const graphs = page.locator('head script[type="application/ld+json"]')
  await visit(page, await forSale('nl'))
  await expect(graphs).toHaveCount(1)
  const types = thingsIn(JSON.parse((await graphs.textContent()) ?? '')).map((thing) => thing['@type'])
  expect(types).toContain('CollectionPage')
  // No document but this one was read: the next page is walked on to.
  await press(cards(page).first().getByRole('link').first())
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`^${site.publicUrl}/nl/aanbod/`),
  )
  await expect(graphs).toHaveCount(0)
  await page.reload()
  await expect(graphs).toHaveCount(1)
})
