import { press } from './support/hand'
import { cards, forSale, heading, part } from './support/lists'
import { expect, type Page, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

/** What the document was seen to be called, and in which language, since it is watched: each pair once, in their order. */
interface Watched {
  seen: string[]
  frames: number
}

/** Looks at title and language at every frame, and whenever anything of them changes. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const watched: Watched = { seen: [], frames: 0 }
    const look = () => {
      const pair = `${document.documentElement.lang || 'no language'}: ${document.title || 'no title'}`
      if (watched.seen.at(-1) !== pair) watched.seen.push(pair)
    }
    const everyFrame = () => {
      watched.frames += 1
      look()
      requestAnimationFrame(everyFrame)
    }
    everyFrame()
    const all = { childList: true, subtree: true, characterData: true, attributes: true }
    new MutationObserver(look).observe(document.head, all)
    new MutationObserver(look).observe(document.documentElement, { attributeFilter: ['lang'] })
    Object.assign(window, { watched })
  })

const watchedOf = (page: Page) => page.evaluate(() => (window as unknown as { watched: Watched }).watched)

test('a page has its title and its language at every moment while its address changes', async ({ page }) => {
  await visit(page, await forSale('nl'))
  await watch(page)

  // The address of a search changes on the page itself, at once; its title once the listings are counted.
  await press(part(page, 'nl', 'type'))
  for (const type of [/^Huis/, /^Appartement/]) {
    const before = { url: page.url(), title: await page.title() }
    await press(page.getByRole('checkbox', { name: type }).first())
    await expect(page).not.toHaveURL(before.url)
    await expect(page).not.toHaveTitle(before.title)
  }
  await page.keyboard.press('Escape')

  // Another page, then back, then the same page in another language.
  const searched = { url: page.url(), title: await page.title() }
  await press(cards(page).first().getByRole('link').first())
  await expect(page).not.toHaveURL(searched.url)
  await expect(page).not.toHaveTitle(searched.title)
  await page.goBack()
  await expect(page).toHaveTitle(searched.title)
  await expect(cards(page).first()).toBeInViewport()
  const languages = page.getByRole('navigation', { name: text('nl', 'nav.languages'), exact: true })
  await press(languages.getByRole('link', { name: text('nl', 'language.fr') }))
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(heading(page)).toBeVisible()
  await expect(page).not.toHaveTitle(searched.title)

  const { seen, frames } = await watchedOf(page)
  expect(frames).toBeGreaterThan(10)
  expect(seen.length).toBeGreaterThan(4)
  expect(seen.filter((pair) => /no (language|title)/.test(pair))).toEqual([])
})

test('what the head of a page before said is gone with it', async ({ page }) => {
  const path = await forSale('nl')
  await visit(page, path)
  const once = ['title', 'link[rel=canonical]', 'meta[name=description]', 'meta[property="og:title"]']
  await press(cards(page).first().getByRole('link').first())
  await expect(page).not.toHaveURL(path)
  for (const element of once) await expect(page.locator(`head ${element}`), element).toHaveCount(1)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`${new URL(page.url()).pathname}$`),
  )
  await page.goBack()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
  for (const element of once) await expect(page.locator(`head ${element}`), element).toHaveCount(1)
})
