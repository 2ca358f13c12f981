import { href } from '../../src/routing/routes'
import { postEstates } from '../../src/siteApi/estates'
import { getSite } from '../../src/siteApi/content'
import { nodeQuery } from '../../src/domain/search/listBody'
import { expectAccessible } from './support/axe'
import { heartOf, keepFavourites } from './support/favourites'
import { press } from './support/hand'
import { cards, figure, forSale, WIDTHS } from './support/lists'
import { property } from './support/offer'
import { client } from './support/site'
import { expect, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

/** Listings for sale from the newest on. */
async function newest() {
  const { settings } = await getSite(client)
  const { results } = await postEstates(client, {
    query: nodeQuery({ query: { terms: { 'listing.status': ['FOR_SALE'] } } }, settings.hiddenStatus),
    sort: [{ field: 'general.publicationDate', direction: 'DESC' }],
    pagination: { from: 0, size: 500 },
    fields: ['general.id', 'general.publicationDate'],
  })
  return results.map(({ general }) => general.publicationDate?.slice(0, 10) ?? '').filter(Boolean)
}

for (const [window, size] of WIDTHS)
  for (const locale of ['nl', 'fr'] as const)
    test(`who comes back sees what is new since, and nothing moves, on ${window} in ${locale}`, async ({
      page,
    }) => {
      await page.setViewportSize(size)
      const days = await newest()
      const since = days[4] ?? ''
      const count = days.filter((day) => day >= since).length
      const path = await forSale(locale)
      await visit(page, path)
      await expect(cards(page).getByText(text(locale, 'list:visit.mark'))).toHaveCount(0)
      const place = async () => (await cards(page).first().boundingBox())?.y
      const before = await place()

      await page.evaluate((last) => localStorage.setItem('visits', JSON.stringify({ last })), since)
      await visit(page, path)
      const said = page.getByText(new RegExp(`^${count} \\p{L}.* \\d\\d/\\d\\d$`, 'u'))
      await expect(said).toBeVisible()
      expect(figure(await said.innerText())).toBe(count)
      expect(await place()).toBe(before)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
      const shown = Math.min(count, 15)
      await expect(cards(page).getByText(text(locale, 'list:visit.mark'))).toHaveCount(shown)
      await expectAccessible(page)
      // The rest of the day it stays so.
      await page.reload()
      await expect(said).toBeVisible()
    })

test('an address that is typed begins at its top, wherever that page was left before', async ({ page }) => {
  const list = await forSale('nl')
  const top = () => page.evaluate(() => window.scrollY)
  await visit(page, list)
  await page.keyboard.press('End')
  await expect.poll(top).toBeGreaterThan(1000)
  await visit(page, href('favourites', 'nl'))
  await visit(page, `${list}?type=1`)
  await expect(cards(page).first()).toBeVisible()
  expect(await top()).toBe(0)
})

test('who comes for the first time is told nothing of it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.postData() ?? ''))
  await visit(page, await forSale('nl'))
  await expect(cards(page).first()).toBeVisible()
  await expect(cards(page).getByText(text('nl', 'list:visit.mark'))).toHaveCount(0)
  expect(asked.filter((body) => body.includes('publicationDate":{"gte"'))).toEqual([])
})

for (const [window, size] of WIDTHS)
  for (const locale of ['nl', 'fr'] as const)
    test(`a note stays beside its favourite and goes with it, on ${window} in ${locale}`, async ({
      page,
    }) => {
      await page.setViewportSize(size)
      const { general } = await property()
      await keepFavourites(page, [general.id])
      await visit(page, href('favourites', locale))
      await press(page.getByRole('button', { name: text(locale, 'favourites:note.add') }))
      await page.keyboard.type('Mooi licht, geen lift')
      await expectAccessible(page)
      await page.reload()
      const note = page.getByRole('textbox', { name: text(locale, 'favourites:note.label') })
      await expect(note).toHaveValue('Mooi licht, geen lift')

      await page.emulateMedia({ media: 'print' })
      await expect(note).toBeHidden()
      await expect(page.locator('main').getByText('Mooi licht, geen lift').last()).toBeVisible()
      await page.emulateMedia({ media: 'screen' })

      await press(heartOf(cards(page).first(), locale))
      await press(page.getByRole('button', { name: text(locale, 'favourites.undo') }))
      await expect(note).toHaveValue('Mooi licht, geen lift')
      await press(heartOf(cards(page).first(), locale))
      await press(page.getByRole('button', { name: text(locale, 'nav.close') }))
      const kept = () => page.evaluate(() => localStorage.getItem('notes'))
      await expect.poll(kept).toBe('{}')
    })
