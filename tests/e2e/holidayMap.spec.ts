import type { Locale } from '../../src/contract/locales'
import { shortPrice } from '../../src/domain/map/shortPrice'
import { pagePath } from '../../src/domain/page/pagePlace'
import { mapPins, type MapPin } from '../../src/domain/search/mapPins'
import { printRental } from '../../src/domain/rentalSearch/rentalAddress'
import { rentalQuery } from '../../src/domain/rentalSearch/rentalQuery'
import type { RentalSearch } from '../../src/domain/rentalSearch/rentalSearch'
import { postRentalMap, postRentalUnits } from '../../src/siteApi/rental'
import { expectAccessible } from './support/axe'
import { pins, places, zoomToPlace } from './support/map'
import { pageOf } from './support/offer'
import { client } from './support/site'
import { press } from './support/hand'
import { expect, type Page, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

const PHONE = { width: 360, height: 780 }
const DESKTOP = { width: 1280, height: 900 }
const FEED = '/sites/demo/rental-units/map'

const listPath = async (locale: Locale) => pagePath(await pageOf('rentalList'), locale) ?? ''
/** On a desktop a switch beside the heading, on a phone a button at the foot of the window. */
const toggle = (page: Page, locale: Locale) =>
  page.getByRole('switch', { name: text(locale, 'stays:map.show') }).or(
    page.getByRole('button', {
      name: new RegExp(`^(${text(locale, 'stays:map.show')}|${text(locale, 'stays:map.hide')})$`),
    }),
  )

/** A unit and a search that finds it alone, so that nothing hides its pin. */
async function aloneFound(fits: (pin: MapPin) => boolean) {
  const { results } = await postRentalUnits(client, { pagination: { from: 0, size: 500 } })
  const all = mapPins(await postRentalMap(client, undefined))
  for (const unit of results) {
    const pin = all.find(({ id }) => id === unit.id)
    const city = [unit.address.city.id]
    const subKind = unit.general.subKind ? [unit.general.subKind.id] : []
    const maxOccupation = unit.general.maxOccupation ?? 1
    const search: RentalSearch = { city, subKind, maxOccupation, sort: 'own' }
    const { total } = await postRentalUnits(client, { query: rentalQuery(search) })
    if (pin && total.value === 1 && fits(pin)) return { search, persons: maxOccupation }
  }
  throw new Error('The demo site has no such unit')
}

for (const locale of ['nl', 'fr'] as const)
  test(`on a phone the map that is opened is in sight whole, and the list is where it was left, in ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await visit(page, await listPath(locale))
    const top = () => page.evaluate(() => window.scrollY)
    await page.mouse.wheel(0, 60)
    await expect.poll(top).toBeGreaterThan(0)
    const before = await top()
    await press(toggle(page, locale))
    await expect(pins(page).first()).toBeVisible()
    const map = page.getByRole('application', { name: text(locale, 'stays:map.label') })
    await expect(map).toBeInViewport({ ratio: 1 })
    await expect(toggle(page, locale)).toBeInViewport({ ratio: 1 })
    await expect(toggle(page, locale)).toBeFocused()
    await press(toggle(page, locale))
    await expect(map).toHaveCount(0)
    await expect.poll(top).toBe(before)
    // The way back from it leads to the list too.
    await press(toggle(page, locale))
    await expect(map).toBeInViewport({ ratio: 1 })
    await page.goBack()
    await expect(map).toHaveCount(0)
    await expect(page).toHaveURL(await listPath(locale))
    await expect.poll(top).toBe(before)
  })

test('the map is switched on and off, in step with the list and kept in the address', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  const path = await listPath('fr')
  await visit(page, path)
  await expect(page.getByRole('application')).toHaveCount(0)
  await press(toggle(page, 'fr'))
  await expect(page).toHaveURL(`${path}?map=1`)
  await expect(page.getByRole('application', { name: text('fr', 'stays:map.label') })).toBeVisible()
  await expect(pins(page).first()).toBeVisible()

  await page.getByRole('article').first().hover()
  await expect(page.locator('.pin.pointed')).toHaveCount(1)
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(page.locator('.pin.pointed')).toHaveCount(0)

  const pin = await zoomToPlace(page)
  await pin.focus()
  await page.keyboard.press('Enter')
  const card = page.getByRole('dialog')
  await expect(card.getByRole('article').first()).toBeVisible()
  await expect(pin).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await expect(pin).toBeFocused()

  await press(toggle(page, 'fr'))
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('application')).toHaveCount(0)
})

test('a pin says what the cheapest free stay costs, and follows the filter, on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const { search, persons } = await aloneFound(({ price, kind }) => price !== null && !kind.approximate)
  const [pin] = mapPins(await postRentalMap(client, rentalQuery(search)))
  await visit(page, `${await listPath('nl')}?${printRental(search, 1, true)}`)
  await expect(places(page)).toHaveText([shortPrice(pin?.price ?? null)])
  await expect(places(page)).toHaveAccessibleName(/^vanaf € /)
  await expect(page.getByText(text('nl', 'stays:map.prices_other', { count: persons }))).toBeVisible()
  await expectAccessible(page)
  await press(page.getByRole('button', { name: text('nl', 'stays:filter.clear') }))
  await expect(page).toHaveURL(/\?map=1$/)
  await expect(page.locator('.pin.cluster').first()).toBeVisible()
  await page.reload()
  await expect(page.locator('.pin.cluster').first()).toBeVisible()
})

test('a hidden address is a circle, and its pin says that it is not exact', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const { search } = await aloneFound(({ kind }) => kind.approximate)
  await visit(page, `${await listPath('de')}?${printRental(search, 1, true)}`)
  await expect(page.locator('path.about')).toBeVisible()
  await expect(places(page)).toHaveAccessibleName(new RegExp(text('de', 'stays:map.approximate')))
  await expectAccessible(page)
})

test('pins that cannot be fetched are said to be so, the list stays, and they are asked again', async ({
  page,
  watch,
}) => {
  watch.expectStatus(FEED, 503)
  watch.expectComplaint(/failed with 503/)
  await page.setViewportSize(DESKTOP)
  await page.route(`**${FEED}`, (route) => route.fulfill({ status: 503, body: 'later' }))
  await visit(page, `${await listPath('en')}?map=1`)
  await expect(page.getByRole('alert')).toContainText(text('en', 'stays:map.failed'))
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectAccessible(page)
  await page.unroute(`**${FEED}`)
  await press(page.getByRole('button', { name: text('en', 'common:error.retry') }))
  await expect(pins(page).first()).toBeVisible()
})
