import type { Locale } from '../../src/contract/locales'
import { pagePath } from '../../src/domain/page/pagePlace'
import { parseRental, printRental } from '../../src/domain/rentalSearch/rentalAddress'
import { euro } from '../../src/domain/format/money'
import { shortMonth } from '../../src/domain/rental/calendarWords'
import { longDay, shortDay } from '../../src/domain/rental/dayWords'
import { roomOptions } from '../../src/domain/rentalSearch/rentalOptions'
import { rentalBody, rentalQuery } from '../../src/domain/rentalSearch/rentalQuery'
import { postRentalUnits, rentalFilters } from '../../src/siteApi/rental'
import { expectAccessible } from './support/axe'
import { pageOf } from './support/offer'
import { client } from './support/site'
import { choose, press } from './support/hand'
import { chooseArrival, doneButton, filterButton, stayPart, toCalendar } from './support/holidays'
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

function searches(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    const body = request.postData() ?? ''
    // What those that are shown cost is of this moment, and asked by their numbers.
    const isOfPrices = body.includes('"fields":["id"]')
    if (new URL(request.url()).pathname === UNITS && !isOfPrices) asked.push(body)
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
  await press(stayPart(page, 'fr', 'where'))
  const { locations } = await rentalFilters(client, 'fr')
  const [location] = locations
  if (!location) throw new Error('The demo site has no locations')
  await press(page.getByRole('checkbox', { name: location.name }))
  await expect(page).toHaveURL(new RegExp(`\\?location=${location.id}$`))
  await shown(page, 'fr', Math.min(15, location.count), location.count)
  await press(stayPart(page, 'fr', 'guests'))
  const at = parseRental(new URLSearchParams(`location=${location.id}`))
  const [, room] = roomOptions(await rentalFilters(client, 'fr', rentalQuery(at)))
  if (!room) throw new Error('The demo site has units of one size only')
  const count = await totalOf(`location=${location.id}&maxOccupation=${room.value}`)
  const row = page.getByRole('radio', {
    name: text('fr', `stays:persons.count_${room.value === 1 ? 'one' : 'other'}`, { count: room.value }),
  })
  await expect(page.locator('label', { has: row })).toContainText(String(count))
  await press(row)
  await shown(page, 'fr', Math.min(15, count), count)
  await expectAccessible(page)
})

test('a month, a kind of stay and a most price find what costs no more, dearest last', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await visit(page, await listPath('nl'))
  const { periodMonths = [], periodTypes } = await rentalFilters(client, 'nl')
  const month = periodMonths.at(-2)?.month ?? ''
  const type = periodTypes.find(({ name }) => name === 'Week')
  await press(stayPart(page, 'nl', 'dates'))
  await press(page.getByRole('checkbox', { name: /^Week\s/ }))
  await press(page.getByRole('radio', { name: new RegExp(`^${shortMonth(`${month}-01`, 'nl')}`, 'i') }))
  await press(stayPart(page, 'nl', 'price'))
  await press(page.getByRole('textbox', { name: text('nl', 'stays:price.for_other', { count: 2 }) }))
  await page.keyboard.type('800')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`periodType=${type?.id}&month=${month}&priceMax=800$`))
  await choose(page.getByRole('combobox', { name: text('nl', 'stays:sort') }), 'price')
  await expect(page).toHaveURL(/sort=price$/)
  const { cheapest = [] } = await postRentalUnits(
    client,
    rentalBody(parseRental(new URL(page.url()).searchParams), 15, 'nl'),
  )
  const prices = cheapest.flatMap((stay) => (stay ? [stay.price] : []))
  expect(prices.length).toBeGreaterThan(0)
  expect(prices).toEqual([...prices].sort((a, b) => a - b))
  expect(Math.max(...prices)).toBeLessThanOrEqual(800)
  for (const [at, price] of prices.entries())
    await expect(cards(page).nth(at)).toContainText(text('nl', 'stays:map.from', { price: euro(price) }))
  await expectAccessible(page)
})

test('back, forward and reload show what was chosen; a chip takes it off', async ({ page }) => {
  const path = await listPath('de')
  await page.setViewportSize(PHONE)
  await visit(page, path)
  await press(filterButton(page, 'de'))
  const [first] = (await rentalFilters(client, 'de')).periodStartDates
  if (!first) throw new Error('The demo site has no free stays')
  await chooseArrival(page, 'de', first.start)
  await press(doneButton(page, 'de', first.count))
  await shown(page, 'de', Math.min(15, first.count), first.count)
  await press(filterButton(page, 'de'))
  const departures = page.getByRole('group', { name: text('de', 'stays:departure') })
  await press(departures.getByRole('radio').last())
  await press(page.getByRole('dialog').getByRole('button').last())
  await expect(page).toHaveURL(/periodEnd=/)
  await page.goBack()
  await expect(page).toHaveURL(`${path}?${printRental({ periodStart: first.start, sort: 'own' })}`)
  await shown(page, 'de', Math.min(15, first.count), first.count)
  await page.goForward()
  await expect(page).toHaveURL(/periodEnd=/)
  await page.reload()
  const chips = page.getByRole('list', { name: text('de', 'stays:filter.active') })
  await expect(chips.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  await press(page.getByRole('button', { name: text('de', 'stays:filter.clear') }))
  await expect(page).toHaveURL(path)
  await expect(cards(page)).toHaveCount(Math.min(15, await totalOf('')))
})

test('a phone’s filter is at the foot of the window, and keeps a way to what it finds in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, await listPath('de'))
  await page.mouse.wheel(0, 900)
  const opener = filterButton(page, 'de')
  await expect(opener).toBeInViewport({ ratio: 1 })
  await press(opener)
  const done = doneButton(page, 'de', await totalOf(''))
  await expect(page.getByRole('group', { name: text('de', 'stays:subKind') })).not.toBeInViewport()
  await expect(done).toBeInViewport({ ratio: 1 })
  await press(done)
  await expect(done).toHaveCount(0)
  await expect(opener).toBeFocused()
  await expect(cards(page).first()).toBeInViewport()
})

test('on a phone the first question of a holiday stands above the units, and gives its place to what was answered', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await visit(page, await listPath('nl'))
  const ask = page.getByRole('button', { name: text('nl', 'stays:filter.ask') })
  await expect(ask).toBeInViewport({ ratio: 1 })
  const top = () => cards(page).first().boundingBox()
  const before = await top()
  await press(ask)
  const { periodStartDates } = await rentalFilters(client, 'nl')
  const later = periodStartDates.at(-1)
  if (!later) throw new Error('The demo site has no free stays')
  await chooseArrival(page, 'nl', later.start)
  await press(doneButton(page, 'nl', later.count))
  await shown(page, 'nl', Math.min(15, later.count), later.count)
  await expect(ask).toHaveCount(0)
  await expect(filterButton(page, 'nl')).toBeFocused()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect.poll(async () => (await top())?.y).toBe(before?.y)
  await expectAccessible(page)
})

test('a card says what the days that were asked cost; of an arrival alone, or of no days, from how much', async ({
  page,
}) => {
  const [dates] = (await rentalFilters(client, 'en')).periodDates
  if (!dates) throw new Error('The demo site has no free stays')
  const { start, end } = dates
  const path = await listPath('en')
  const [first] = (await postRentalUnits(client, {})).cheapest ?? []
  await visit(page, path)
  const card = cards(page).first()
  await expect(card).toContainText(`from ${euro(first?.price)}`)
  await expect(card).toContainText(text('en', 'stays:stay.for_other', { count: 2 }))
  await visit(page, `${path}?${printRental({ periodStart: start, sort: 'own' })}`)
  await expect(card).toContainText(/from € [\d.,]+\d/)
  await visit(page, `${path}?${printRental({ periodStart: start, periodEnd: end, sort: 'own' })}`)
  await expect(card).toContainText(/€ [\d.,]+\d in total/)
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
    page.getByRole('list', { name: text('nl', 'stays:filter.active') }).getByRole('listitem'),
  ).toHaveCount(1)
  await expectAccessible(page)
  await page.unroute(`**${UNITS}`)
  await press(page.getByRole('button', { name: text('nl', 'common:error.retry') }))
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
  await press(stayPart(page, 'fr', 'guests'))
  const persons = (count: number) =>
    page.getByRole('radio', { name: text('fr', 'stays:persons.count_other', { count }) })
  await press(persons(4))
  await expect(page.locator('[data-skeleton]').first()).toBeAttached()
  await press(persons(6))
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
  await press(filterButton(page, 'nl'))
  const { periodStartDates } = await rentalFilters(client, 'nl')
  const later = periodStartDates.at(-1)
  if (!later) throw new Error('The demo site has no free stays')
  await chooseArrival(page, 'nl', later.start)
  await press(doneButton(page, 'nl', later.count))
  await shown(page, 'nl', Math.min(15, later.count), later.count)
  const card = cards(page).first()
  // Of that arrival, and no longer of any stay.
  await expect(card).toContainText(shortDay(later.start, 'nl'))
  const price = /€\s[\d.,]+/.exec(await card.innerText())?.[0] ?? 'no price'
  await press(card.getByRole('link').last())
  await expect(page).toHaveURL(new RegExp(`periodStart=${later.start}`))
  const stay = page.getByRole('region', { name: text('nl', 'rental:yourStay') })
  await expect(stay).toContainText(shortDay(later.start, 'nl'))
  await expect(stay).toContainText(price)
  await toCalendar(page)
  await expect(page.getByRole('gridcell', { name: longDay(later.start, 'nl') })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(page.locator('link[rel="canonical"]')).not.toHaveAttribute('href', /periodStart/)
  await expectAccessible(page)
})

for (const locale of ['nl', 'de'] as const)
  test(`a phone asks for how many, and for how much, before when, in ${locale}`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await visit(page, await listPath(locale))
    await press(page.getByRole('button', { name: text(locale, 'stays:filter.ask'), exact: true }))
    const sheet = page.getByRole('dialog')
    const four = sheet.getByRole('radio', {
      name: new RegExp(`^${text(locale, 'stays:persons.count_other', { count: 4 })}`),
    })
    await expect(four).toBeInViewport()
    await press(four)
    const budget = sheet.getByRole('textbox', {
      name: text(locale, 'stays:price.for_other', { count: 4 }),
      exact: true,
    })
    const [above, below] = [await four.boundingBox(), await budget.boundingBox()]
    expect((below?.y ?? Infinity) - (above?.y ?? 0)).toBeLessThan(PHONE.height)
    await press(doneButton(page, locale, await totalOf('maxOccupation=4')))
    await expect(page).toHaveURL(/maxOccupation=4/)
  })
