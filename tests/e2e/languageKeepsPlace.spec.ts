import { href } from '../../src/routing/routes'
import { press } from './support/hand'
import { keepFavourites } from './support/favourites'
import { switchTo } from './support/language'
import { besideList, cards, forSale, heading, PHONE, stays, top, WIDTHS } from './support/lists'
import { pins } from './support/map'
import { allEstates, estatePage, property } from './support/offer'
import { expect, type Page, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

/** The card at the top of the window, by its place among the cards, and how far below the edge it is, px. */
const cardAtTop = (page: Page) =>
  cards(page).evaluateAll((all) => {
    const tops = all.map((card) => card.getBoundingClientRect().top)
    const index = tops.findIndex((y) => y >= 0)
    return { index, y: tops[index] ?? NaN }
  })

async function scrollBy(page: Page, by: number) {
  await page.mouse.move(100, 400)
  const from = await top(page)
  await page.mouse.wheel(0, by)
  await expect.poll(() => top(page)).toBe(from + by)
}

for (const [device, viewport] of WIDTHS)
  for (const query of ['', `?price-max=900000${besideList(viewport)}&page=2`])
    test(`another language shows the same card at the top of the window, on ${device}, ${query || 'without a search'}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await visit(page, (await forSale('nl')) + query)
      const count = query ? 30 : 15
      await expect(cards(page)).toHaveCount(count)
      if (query.includes('map=1')) await expect(pins(page).first()).toBeInViewport()
      await scrollBy(page, 1800)
      const before = await cardAtTop(page)
      expect(before.index).toBeGreaterThan(2)
      const links = () => cards(page).evaluateAll((all) => all.map((one) => one.querySelector('a')?.href))
      const id = async (index: number) => /\/(\d+)\//.exec((await links())[index] ?? '')?.[1]
      const card = await id(before.index)
      await switchTo(page, 'fr')
      await expect(page).toHaveURL((await forSale('fr')) + query)
      await expect(heading(page)).toContainText('vendre')
      await expect(cards(page)).toHaveCount(count)
      await expect(async () => {
        const after = await cardAtTop(page)
        expect(after.index).toBe(before.index)
        expect(Math.abs(after.y - before.y)).toBeLessThan(2)
      }).toPass()
      expect(await id(before.index)).toBe(card)
      await expect(page.getByRole('button', { name: 'Menu', expanded: true })).toHaveCount(0)

      // And on, and back to where this one was.
      await page.goBack()
      await expect(page).toHaveURL((await forSale('nl')) + query)
      await expect.poll(async () => (await cardAtTop(page)).index).toBe(before.index)
    })

test('another language keeps the map that fills a phone, and what stands on it', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const query = '?price-max=900000&map=1'
  await visit(page, (await forSale('nl')) + query)
  const map = page.getByRole('application')
  const onMap = () => pins(page).evaluateAll((all) => all.map(({ textContent }) => textContent).sort())
  await expect(pins(page).first()).toBeInViewport()
  const before = await onMap()
  const box = await map.boundingBox()
  await switchTo(page, 'fr')
  await expect(page).toHaveURL((await forSale('fr')) + query)
  await expect(map).toBeInViewport()
  await expect.poll(onMap).toEqual(before)
  expect(await map.boundingBox()).toEqual(box)
  await expect(page.getByRole('button', { name: 'Menu', expanded: true })).toHaveCount(0)

  // The list below it is in that language too.
  await press(page.getByRole('button', { name: text('fr', 'filter:map.hide'), exact: true }))
  await expect(map).toHaveCount(0)
  await expect(heading(page)).toBeInViewport()
  await expect(heading(page)).toContainText('vendre')
})

test('the top of a list is the top in another language too, and a page as high is scrolled as far', async ({
  page,
}) => {
  await visit(page, await forSale('nl'))
  await switchTo(page, 'de')
  await expect(page).toHaveURL(await forSale('de'))
  expect(await top(page)).toBe(0)

  const { general } = await property()
  await visit(page, (await estatePage(general.id, 'nl')).path)
  await scrollBy(page, 700)
  const before = await top(page)
  await switchTo(page, 'fr')
  await expect(page).toHaveURL((await estatePage(general.id, 'fr')).path)
  await expect.poll(() => top(page)).toBe(before)

  // Any other link begins at the top.
  await press(page.getByRole('banner').getByRole('link').first())
  await expect(page).toHaveURL(/\/fr\/?$/)
  await expect.poll(() => top(page)).toBe(0)
})

test('holiday homes and what is compared stay where they are in the window', async ({ page }) => {
  await visit(page, await stays('nl'))
  await scrollBy(page, 900)
  const before = await cardAtTop(page)
  await switchTo(page, 'en')
  await expect.poll(async () => (await cardAtTop(page)).index).toBe(before.index)
  expect(Math.abs((await cardAtTop(page)).y - before.y)).toBeLessThan(2)

  const ids = (await allEstates()).slice(0, 2)
  await keepFavourites(page, ids)
  await visit(page, `${href('favourites', 'nl')}#compare=${ids.join(',')}`)
  await expect(page.getByRole('table')).toBeVisible()
  await scrollBy(page, 800)
  await switchTo(page, 'de')
  await expect(page).toHaveURL(`${href('favourites', 'de')}#compare=${ids.join(',')}`)
  await expect.poll(() => top(page)).toBeGreaterThan(790)
})
