import type { Locale } from '../../src/contract/locales'
import { parseLanding } from '../../src/routing/landings'
import { press } from './support/hand'
import { get } from './support/http'
import { cards, DESKTOP, figure, forSale, heading, PHONE } from './support/lists'
import { sitemapPaths } from './support/sitemap'
import { expect, type Page, test } from './support/test'
import { visit } from './support/visit'

/** Landing pages of the demo site below a list. */
const landingsOf = async (list: string) =>
  (await sitemapPaths()).filter((path) => parseLanding(path)?.list === list)

const VISITS = [
  ['nl', PHONE],
  ['nl', DESKTOP],
  ['fr', PHONE],
  ['fr', DESKTOP],
] as const

const linksOf = (page: Page) =>
  cards(page).evaluateAll((all) => all.map((card) => card.querySelector('a')?.getAttribute('href') ?? ''))

for (const [locale, viewport] of VISITS)
  test(`in ${locale} at ${viewport.width} px a list leads to what it has in a place, and that to the list filtered alike`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const list = await forSale(locale)
    const [first = ''] = await landingsOf(list)
    await visit(page, list)
    const link = page.locator(`main a[href="${first}"]`)
    const told = figure((await link.locator('xpath=..').innerText()).replace(/^.*\(/s, ''))
    await press(link)
    await expect(page).toHaveURL(first)
    await expect(cards(page)).toHaveCount(Math.min(told, 15))
    expect(figure(await page.locator('header + p, h1 + p').innerText())).toBe(told)
    const shown = await linksOf(page)
    await press(page.locator(`main a[href^="${list}?"]`))
    await expect(page).toHaveURL(new RegExp(`${list}\\?.*place=`))
    await expect(heading(page)).toContainText(new RegExp(`^${told} `))
    await expect(cards(page)).toHaveCount(Math.min(told, 15))
    expect(await linksOf(page)).toEqual(shown)
  })

test('every landing page is there in each language, with as many cards as it says', async ({ page }) => {
  for (const locale of ['nl', 'fr', 'en', 'de'] satisfies Locale[]) {
    const all = await landingsOf(await forSale(locale))
    expect(all.length).toBeGreaterThan(5)
    const [path = ''] = all
    await visit(page, path)
    const total = figure(await page.locator('h1 + p').innerText())
    expect(total).toBeGreaterThanOrEqual(3)
    await expect(cards(page)).toHaveCount(Math.min(total, 15))
  }
})

test('the address of one that is not there leads to the filtered list', async ({ page }) => {
  const list = await forSale('nl')
  const path = `${list}/garage-in-durbuy`
  expect(await landingsOf(list)).not.toContain(path)
  await visit(page, path)
  await expect(page).toHaveURL(/\?place=durbuy-6940&type=6$/)
  expect((await get(`${list}/garage-in-nergenshuizen`)).status).toBe(404)
})
