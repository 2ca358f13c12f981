import { href } from '../../src/routing/routes'
import { expectAccessible } from './support/axe'
import { keepFavourites, storedFavourites } from './support/favourites'
import { allEstates, project } from './support/offer'
import { press } from './support/hand'
import { expect, type Page, test } from './support/test'
import { ownText } from './support/ownText'
import { text } from './support/texts'
import { visit } from './support/visit'

const phone = { width: 360, height: 740 }
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const firstHeart = (page: Page) => cards(page).first().getByRole('button', { pressed: true })
const undo = (page: Page, locale: 'fr' | 'de') =>
  page.getByRole('button', { name: text(locale, 'favourites.undo') })

test('a favourite unit of a project stands there as itself, with its own price', async ({ page }) => {
  const { project: parent, unit } = await project()
  await keepFavourites(page, [unit.general.id])
  await visit(page, href('favourites', 'en'))
  await expect(cards(page)).toHaveCount(1)
  await expect(firstHeart(page)).toHaveCount(1)
  const link = cards(page).getByRole('link')
  await expect(link).toHaveAttribute('href', new RegExp(`/${parent.general.id}/.+/${unit.general.id}$`))
  await press(link)
  await expect(page.getByRole('main').getByRole('button', { pressed: true }).first()).toBeVisible()
  await expectAccessible(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('two favourites taken off by mistake come back where they stood, with one press', async ({ page }) => {
    const ids = (await allEstates()).slice(0, 3).map(String)
    await keepFavourites(page, ids)
    await visit(page, href('favourites', 'fr'))
    await expect(cards(page)).toHaveCount(3)
    const searches: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') searches.push(request.url())
    })
    await press(firstHeart(page))
    await expect(cards(page)).toHaveCount(2)
    await press(firstHeart(page))
    await expect(cards(page)).toHaveCount(1)
    await expect(page.getByText(text('fr', 'favourites.removed_other', { count: 2 }))).toBeVisible()
    await expectAccessible(page)
    await press(undo(page, 'fr'))
    await expect(cards(page)).toHaveCount(3)
    expect(await storedFavourites(page)).toEqual(ids)
    expect(searches).toEqual([])
  })
})

test('undo waits until it is closed, or its page is left', async ({ page }) => {
  await page.clock.install()
  await keepFavourites(page, (await allEstates()).slice(0, 2))
  await visit(page, href('favourites', 'de'))
  await expect(cards(page)).toHaveCount(2)

  await firstHeart(page).focus()
  await page.keyboard.press('Enter')
  await expect(undo(page, 'de')).toBeFocused()
  await page.mouse.move(5, 5)
  await page.clock.runFor(600_000)
  await expect(undo(page, 'de')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cards(page)).toHaveCount(2)
  await expect(cards(page).first().getByRole('link').last()).toBeFocused()

  await press(firstHeart(page))
  await expect(undo(page, 'de')).toBeVisible()
  await press(page.getByRole('button', { name: text('de', 'nav.close'), exact: true }))
  await expect(undo(page, 'de')).toHaveCount(0)
  await expect(cards(page)).toHaveCount(1)

  await press(firstHeart(page))
  await expect(undo(page, 'de')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  await expect(undo(page, 'de')).toHaveCount(0)
  await expectAccessible(page)
})

test('favourites that have all gone are said to have, each can be taken off, and the way on is offered', async ({
  page,
}) => {
  await keepFavourites(page, [99999998, 99999999])
  await visit(page, href('favourites', 'fr'))
  await expect(page.getByText(text('fr', 'favourites.goneAll'))).toBeVisible()
  await expect(page.getByText(text('fr', 'favourites.goneName', { id: 99999999 }))).toBeVisible()
  await expect(page.getByRole('link', { name: text('fr', 'favourites.browse') })).toBeVisible()
  await expectAccessible(page)
  await press(firstHeart(page))
  await press(firstHeart(page))
  await expect(page.getByText(await ownText('fr', 'favourites', 'estates.favorites.none'))).toBeVisible()
})

test('a listing that goes is remembered by its name and picture', async ({ page }) => {
  const [id = 0] = await allEstates()
  await keepFavourites(page, [id])
  await visit(page, href('favourites', 'en'))
  const name = await cards(page).getByRole('link').innerText()
  await page.route('**/sites/*/estates', (route) =>
    route.fulfill({ json: { total: { value: 0 }, results: [] } }),
  )
  await page.reload()
  await expect(cards(page)).toContainText(text('en', 'favourites.gone'))
  await expect(cards(page)).toContainText(name)
  await expect(cards(page).getByRole('link')).toHaveCount(0)
  await expectAccessible(page)
})

test('a slow answer leaves cards’ places, of the size that the cards take', async ({ page }) => {
  await keepFavourites(page, (await allEstates()).slice(0, 2))
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/sites/*/estates', async (route) => {
    await asked
    await route.continue()
  })
  await visit(page, href('favourites', 'nl'))
  const places = page.locator('[data-skeleton]')
  await expect(places).toHaveCount(2)
  const before = await places.first().boundingBox()
  answer()
  await expect(cards(page)).toHaveCount(2)
  const after = await cards(page).first().boundingBox()
  expect(after).toEqual(before)
})

test('an API that fails is said to, and asked again on request', async ({ page, watch }) => {
  await keepFavourites(page, (await allEstates()).slice(0, 2))
  watch.expectStatus('/sites/demo/estates', 503)
  watch.expectComplaint(/^console error: POST .* failed with 503/)
  await page.route('**/sites/*/estates', (route) => route.fulfill({ status: 503, body: 'down' }))
  await visit(page, href('favourites', 'nl'))
  await expect(page.getByRole('alert')).toContainText(text('nl', 'error.load'))
  await expectAccessible(page)
  await page.unroute('**/sites/*/estates')
  await press(page.getByRole('button', { name: text('nl', 'error.retry') }))
  await expect(cards(page)).toHaveCount(2)
})

for (const [width, columns] of [
  [360, 1],
  [768, 2],
  [1280, 3],
] as const) {
  test(`cards stand in ${columns} at a width of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await keepFavourites(page, (await allEstates()).slice(0, 4))
    await visit(page, href('favourites', 'nl'))
    await expect(cards(page)).toHaveCount(4)
    const tops = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top))
    expect(tops.filter((top) => Math.abs(top - (tops[0] ?? 0)) < 1)).toHaveLength(columns)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('it is said what is needed, and nothing seems to load', async ({ page }) => {
    await page.goto(href('favourites', 'de'))
    await expect(page.getByText(text('de', 'favourites.noScript'))).toBeVisible()
    await expect(page.getByText(text('de', 'liveData:loading'))).toHaveCount(0)
  })
})
