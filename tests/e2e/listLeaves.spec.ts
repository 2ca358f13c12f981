import type { Locale } from '../../src/contract/locales'
import { press } from './support/hand'
import { elements, get, headOf } from './support/http'
import { byTown, cards, DESKTOP, figure, forSale, heading, PHONE, stays } from './support/lists'
import { site } from './support/site'
import { expect, type Page, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

const LISTS = [
  ['listings', 'nl', forSale, PHONE],
  ['listings by town', 'de', byTown, DESKTOP],
  ['holiday homes', 'fr', stays, PHONE],
] as const

const pager = (page: Page, locale: Locale) =>
  page.getByRole('navigation', { name: text(locale, 'list:pager.label') })
const linksOf = (page: Page) =>
  cards(page).evaluateAll((all) => all.map((card) => card.querySelector('a')?.getAttribute('href') ?? ''))

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  for (const [what, locale, listOf, viewport] of LISTS)
    test(`all ${what} are reached page by page, each once`, async ({ page }) => {
      await page.setViewportSize(viewport)
      const list = await listOf(locale)
      await page.goto(list)
      const total = figure((await heading(page).innerText()).replace(/^\D+/, ''))
      expect(total).toBeGreaterThan(15)
      const met = await linksOf(page)
      const next = pager(page, locale).getByRole('link', {
        name: text(locale, 'list:pager.next'),
        exact: true,
      })
      for (let leaf = 2; await next.isVisible(); leaf++) {
        await press(next)
        await expect(page).toHaveURL(new RegExp(`${list}/\\w+-${leaf}$`))
        await expect(pager(page, locale).locator('[aria-current]')).toHaveText(String(leaf))
        met.push(...(await linksOf(page)))
      }
      expect(met).toHaveLength(total)
      expect(new Set(met).size).toBe(total)
    })
})

test('with a script more is shown below, and nothing beside it leads through the pages', async ({ page }) => {
  await visit(page, await forSale('nl'))
  await expect(pager(page, 'nl')).toHaveCount(0)
  await expect(page.getByRole('link', { name: text('nl', 'list.loadMore') })).toBeVisible()
})

test('who comes to a page of a list goes on from it, in another language, and to the whole list', async ({
  page,
}) => {
  const list = await forSale('nl')
  await visit(page, `${list}/pagina-2`)
  await expect(cards(page)).toHaveCount(15)
  const shown = await linksOf(page)
  await press(
    pager(page, 'nl').getByRole('link', { name: text('nl', 'list:pager.page', { page: 3 }), exact: true }),
  )
  await expect(page).toHaveURL(`${list}/pagina-3`)
  await expect(heading(page)).toContainText('pagina 3')
  expect(await linksOf(page)).not.toEqual(shown)
  await press(
    page.getByRole('navigation', { name: text('nl', 'nav.languages') }).getByRole('link', { name: /^FR/ }),
  )
  await expect(page).toHaveURL(`${await forSale('fr')}/page-3`)
  await press(page.getByRole('link', { name: text('fr', 'list:pager.whole') }))
  await expect(page).toHaveURL(await forSale('fr'))
})

test('a page of a list is one of its own to search engines, between its neighbours', async () => {
  const list = await forSale('en')
  const linkOf = (html: string, rel: string) =>
    elements(html, 'link').flatMap((link) => (link['rel'] === rel ? [link['href']] : []))
  const at = (path: string) => site.publicUrl + path
  const [first, second] = [await get(list), await get(`${list}/page-2`)]
  expect([linkOf(first.text, 'prev'), linkOf(first.text, 'next')]).toEqual([[], [at(`${list}/page-2`)]])
  expect([linkOf(second.text, 'prev'), linkOf(second.text, 'next')]).toEqual([
    [at(list)],
    [at(`${list}/page-3`)],
  ])
  expect(second.headers.get('x-robots-tag')).toBeNull()
  const [one, two] = [headOf(first.text), headOf(second.text)]
  expect(two.canonical).toEqual([at(`${list}/page-2`)])
  expect(two.title).not.toBe(one.title)
  expect(two.description.length).toBeGreaterThanOrEqual(70)
  expect(two.description.length).toBeLessThanOrEqual(160)
})

test('beyond the end is the last page, and before the second the list', async () => {
  const list = await forSale('nl')
  const last = (await get(`${list}/pagina-999`)).headers.get('location') ?? ''
  expect(last).toMatch(new RegExp(`^${list}/pagina-\\d+$`))
  expect((await get(last)).status).toBe(200)
  expect((await get(last)).text).not.toContain('rel="next"')
  expect((await get(`${list}/pagina-1`)).headers.get('location')).toBe(list)
})
