import type { Locale } from '../../src/contract/locales'
import { pagePath } from '../../src/domain/page/pageView'
import { parseRental, printRental } from '../../src/domain/rentalSearch/rentalAddress'
import { longDay } from '../../src/domain/rental/dayWords'
import { roomOptions } from '../../src/domain/rentalSearch/rentalOptions'
import { rentalQuery } from '../../src/domain/rentalSearch/rentalQuery'
import { postRentalUnits, rentalFilters } from '../../src/siteApi/rental'
import { expectAccessible } from './support/axe'
import { pageOf } from './support/offer'
import { client } from './support/site'
import { choose, press } from './support/hand'
import { expect, type Page, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

const PHONE = { width: 360, height: 780 }
const DESKTOP = { width: 1280, height: 900 }
const UNITS = '/sites/demo/rental-units'

const listPath = async (locale: Locale) => pagePath(await pageOf('rentalList'), locale) ?? ''
const cards = (page: Page) => page.getByRole('article')
const shown = (page: Page, locale: Locale, count: number, total = count) =>
  expect(page.getByText(text(locale, 'list.shown', { shown: count, total }), { exact: true })).toBeVisible()

async function totalOf(query: string): Promise<number> {
  const search = parseRental(new URLSearchParams(query))
  return (await postRentalUnits(client, { query: rentalQuery(search) })).total.value
}

const openFilter = (page: Page, locale: Locale) =>
  press(page.getByRole('button', { name: new RegExp(`^${text(locale, 'stays:filter')}`) }))

function searches(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === UNITS) asked.push(request.postData() ?? '')
  })
  return asked
}

test('the first units are prebuilt and nothing is asked; more come until all are shown', async ({ page }) => {
  const asked = searches(page)
  const total = await totalOf('')
  await page.setViewportSize(DESKTOP)
  await visit(page, await listPath('nl'))
  await expect(cards(page)).toHaveCount(Math.min(15, total))
  expect(asked).toEqual([])
  await press(page.getByRole('button', { name: text('nl', 'list.loadMore') }))
  await shown(page, 'nl', Math.min(30, total), total)
  await expect(cards(page)).toHaveCount(Math.min(30, total))
  await page.reload()
  await shown(page, 'nl', Math.min(30, total), total)
  await expectAccessible(page)
})

test('every count of the filter is what choosing it finds', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await visit(page, await listPath('fr'))
  await openFilter(page, 'fr')
  const { locations } = await rentalFilters(client, 'fr')
  const [location] = locations
  if (!location) throw new Error('The demo site has no locations')
  const box = page.getByRole('group', { name: text('fr', 'stays:location') }).getByText(location.name)
  await press(box)
  await expect(page).toHaveURL(new RegExp(`\\?location=${location.id}$`))
  await shown(page, 'fr', Math.min(15, location.count), location.count)
  const persons = page.getByRole('combobox', { name: text('fr', 'stays:persons') })
  const at = parseRental(new URLSearchParams(`location=${location.id}`))
  const [, room] = roomOptions(await rentalFilters(client, 'fr', rentalQuery(at)))
  if (!room) throw new Error('The demo site has units of one size only')
  const count = await totalOf(`location=${location.id}&maxOccupation=${room.value}`)
  await expect(persons.locator(`option[value="${room.value}"]`)).toHaveText(new RegExp(`\\(${count}\\)$`))
  await choose(persons, String(room.value))
  await shown(page, 'fr', Math.min(15, count), count)
  await expectAccessible(page)
})

test('back, forward and reload show what was chosen; a chip takes it off', async ({ page }) => {
  const path = await listPath('de')
  await page.setViewportSize(PHONE)
  await visit(page, path)
  await openFilter(page, 'de')
  const [first] = (await rentalFilters(client, 'de')).periodStartDates
  if (!first) throw new Error('The demo site has no free stays')
  const arrival = page.getByRole('combobox', { name: text('de', 'stays:arrival') })
  await choose(arrival, first.start)
  await shown(page, 'de', Math.min(15, first.count), first.count)
  await choose(page.getByRole('combobox', { name: text('de', 'stays:departure') }), 1)
  await expect(page).toHaveURL(/periodEnd=/)
  await page.goBack()
  await expect(page).toHaveURL(`${path}?${printRental({ periodStart: first.start, sort: 'own' })}`)
  await shown(page, 'de', Math.min(15, first.count), first.count)
  await page.goForward()
  await expect(page).toHaveURL(/periodEnd=/)
  await page.reload()
  const chips = page.getByRole('list', { name: text('de', 'stays:filter.active') })
  await expect(chips.getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page)
  await press(chips.getByRole('button', { name: text('de', 'stays:filter.clear') }))
  await expect(page).toHaveURL(path)
  await expect(cards(page)).toHaveCount(Math.min(15, await totalOf('')))
})

test('a phone’s filter keeps a way to what it finds in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, await listPath('de'))
  await openFilter(page, 'de')
  const total = await totalOf('')
  const done = page.getByRole('button', {
    name: text('de', `stays:filter.done_${total === 1 ? 'one' : 'other'}`, { total }),
  })
  const end = page.getByRole('group', { name: text('de', 'stays:periodType') })
  await expect(end).not.toBeInViewport()
  await expect(done).toBeInViewport({ ratio: 1 })
  await press(done)
  await expect(done).toHaveCount(0)
  await expect(page.getByRole('button', { name: text('de', 'stays:filter'), exact: true })).toBeFocused()
  await expect(cards(page).first()).toBeInViewport()
})

test('a card says what the days that were asked cost; of an arrival alone, or of no days, from how much', async ({
  page,
}) => {
  const [dates] = (await rentalFilters(client, 'en')).periodDates
  if (!dates) throw new Error('The demo site has no free stays')
  const { start, end } = dates
  const price = cards(page).first().getByRole('paragraph').filter({ hasText: '€' })
  const path = await listPath('en')
  await visit(page, path)
  await expect(price).toHaveText(/^from € [\d.,]+ a stay, 2 guests$/)
  await visit(page, `${path}?${printRental({ periodStart: start, sort: 'own' })}`)
  await expect(price).toHaveText(/^from € [\d.,]+$/)
  await visit(page, `${path}?${printRental({ periodStart: start, periodEnd: end, sort: 'own' })}`)
  await expect(price).toHaveText(/^€ [\d.,]+$/)
})

test('going back from a unit, or reloading, shows the list where it was left', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const total = await totalOf('')
  await visit(page, await listPath('en'))
  await press(page.getByRole('button', { name: text('en', 'list.loadMore') }))
  await expect(cards(page)).toHaveCount(Math.min(30, total))
  const top = () => page.evaluate(() => Math.round(window.scrollY))
  const card = cards(page).nth(Math.min(30, total) - 4)
  await card.scrollIntoViewIfNeeded()
  const before = await top()
  expect(before).toBeGreaterThan(2000)
  await press(card.getByRole('link').last())
  await expect(page).toHaveURL(/\/en\/holiday\//)
  await page.goBack()
  await expect(cards(page)).toHaveCount(Math.min(30, total))
  await expect.poll(top).toBeCloseTo(before, -2)
  await page.reload()
  await expect(cards(page)).toHaveCount(Math.min(30, total))
  await expect.poll(top).toBeCloseTo(before, -2)
  await expectAccessible(page)
})

test('nothing found: what to let go of, with what is found then', async ({ page }) => {
  const [city] = (await rentalFilters(client, 'en')).cities
  if (!city) throw new Error('The demo site has no towns')
  await page.setViewportSize(PHONE)
  await visit(page, `${await listPath('en')}?city=${city.id}&maxOccupation=60`)
  await expect(page.getByText(text('en', 'stays:none'), { exact: true })).toBeVisible()
  const way = page.getByRole('link', {
    name: text('en', 'stays:none.without', { name: 'at least 60 guests' }),
  })
  await expectAccessible(page)
  await press(way)
  await expect(page).toHaveURL(new RegExp(`\\?city=${city.id}$`))
  await shown(page, 'en', Math.min(15, city.count), city.count)
})

test('a search that fails says so, keeps the filter, and can be tried again', async ({ page, watch }) => {
  watch.expectStatus(UNITS, 503)
  watch.expectComplaint(/failed with 503/)
  await page.route(`**${UNITS}`, (route) => route.fulfill({ status: 503, body: 'later' }))
  await visit(page, `${await listPath('nl')}?maxOccupation=4`)
  await expect(page.getByRole('alert')).toContainText(text('nl', 'stays:filter.kept'))
  await expect(
    page.getByRole('button', { name: text('nl', 'stays:filter.count_one', { count: 1 }) }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.unroute(`**${UNITS}`)
  await press(page.getByRole('button', { name: text('nl', 'liveData:error.retry') }))
  const total = await totalOf('maxOccupation=4')
  await shown(page, 'nl', Math.min(15, total), total)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('an answer that comes late never replaces a newer one', async ({ page }) => {
  const path = await listPath('fr')
  const total = await totalOf('maxOccupation=6')
  await page.route(`**${UNITS}`, async (route) => {
    const isFirst = (route.request().postData() ?? '').includes('"gte":4')
    if (isFirst) await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue().catch(() => undefined)
  })
  await visit(page, path)
  await openFilter(page, 'fr')
  const persons = page.getByRole('combobox', { name: text('fr', 'stays:persons') })
  await choose(persons, '4')
  await expect(page.locator('[data-skeleton]').first()).toBeAttached()
  await choose(persons, '6')
  await shown(page, 'fr', Math.min(15, total), total)
  await expect(page).toHaveURL(/maxOccupation=6$/)
  await shown(page, 'fr', Math.min(15, total), total)
  await expectAccessible(page)
})

test('the days chosen in the list are chosen on the page of the unit, at the price of its card', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await visit(page, await listPath('nl'))
  await openFilter(page, 'nl')
  const { periodStartDates } = await rentalFilters(client, 'nl')
  const later = periodStartDates.at(-1)
  if (!later) throw new Error('The demo site has no free stays')
  const arrival = page.getByRole('combobox', { name: text('nl', 'stays:arrival') })
  await expect(arrival.locator(`option[value="${later.start}"]`)).toHaveText(
    new RegExp(`, ${text('nl', 'stays:freeUnits_other', { count: later.count })}$`),
  )
  await choose(arrival, later.start)
  await shown(page, 'nl', Math.min(15, later.count), later.count)
  const card = cards(page).first()
  // Of that arrival, and no longer of any stay.
  await expect(card).toContainText(/vanaf € [\d.,]+$/)
  const price = /€\s[\d.,]+/.exec(await card.innerText())?.[0] ?? 'no price'
  await press(card.getByRole('link').last())
  await expect(page).toHaveURL(new RegExp(`periodStart=${later.start}`))
  const stays = page.getByRole('link', { name: text('nl', 'rental:toStays') })
  await expect(stays).toBeInViewport()
  await press(stays)
  await expect(page.getByRole('heading', { name: text('nl', 'rental:periods') })).toBeInViewport()
  const stay = page.getByRole('region', { name: text('nl', 'rental:yourStay') })
  await expect(stay).toContainText(longDay(later.start, 'nl'))
  await expect(stay).toContainText(price)
  await expect(page.getByRole('gridcell', { name: longDay(later.start, 'nl') })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(page.locator('link[rel="canonical"]')).not.toHaveAttribute('href', /periodStart/)
  await expectAccessible(page)
})
