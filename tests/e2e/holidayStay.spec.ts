import type { Locale } from '../../src/contract/locales'
import type { RentalPeriodStatus } from '../../src/contract/rental'
import { euro } from '../../src/domain/format/money'
import { addDays, monthOf } from '../../src/domain/rental/day'
import { monthName } from '../../src/domain/rental/calendarWords'
import { longDay, shortDay } from '../../src/domain/rental/dayWords'
import { nearestStays } from '../../src/domain/rental/nearestStays'
import { stayCost, stayTotal } from '../../src/domain/rental/stayTotal'
import { printRental } from '../../src/domain/rentalSearch/rentalAddress'
import { href } from '../../src/routing/routes'
import { getSite } from '../../src/siteApi/content'
import { getRentalPeriods } from '../../src/siteApi/rental'
import { expectAccessible } from './support/axe'
import { agree } from './support/forms'
import { mailTo, ownAddress } from './support/mails'
import { client } from './support/site'
import { press } from './support/hand'
import { switchTo } from './support/language'
import { arrivalOf, fewerGuests, freeStays, take, toCalendar, unitWithStays } from './support/holidays'
import { expect, type Page, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

const PHONE = { width: 360, height: 780 }
const DESKTOP = { width: 1280, height: 900 }
/** Heights of the windows of small laptops. */
const LOW = [800, 720]

async function open(page: Page, locale: Locale, unitId: number) {
  await visit(page, href('rentalUnit', locale, { rentalUnitId: unitId }))
  await toCalendar(page)
}

const dayCell = (page: Page, day: string, locale: Locale) =>
  page.getByRole('gridcell', { name: longDay(day, locale) })

async function pick(page: Page, { start }: RentalPeriodStatus, locale: Locale) {
  await press(dayCell(page, start, locale))
  await press(page.getByRole('button', { name: text(locale, 'rental:reserve.start'), exact: true }))
}

async function fillIn(page: Page, locale: Locale, email = 'lotte@example.com') {
  const field = (name: string) =>
    page.getByRole('textbox', { name: text(locale, `forms:field.${name}`), exact: true })
  await field('name').fill('Lotte Peeters')
  await field('email').fill(email)
  await field('phone').fill('+32 470 00 00 00')
  await agree(page, locale, 'rental')
}

const send = (page: Page, locale: Locale) =>
  press(page.getByRole('button', { name: text(locale, 'rental:reserve.action'), exact: true }))

test('who asks for days that are not free is told so, and chooses others', async ({ page }) => {
  const { id, stays } = await unitWithStays(0)
  const [{ start, end }] = stays as [RentalPeriodStatus]
  const asked = printRental({ periodStart: addDays(start, 1), periodEnd: addDays(end, 1), sort: 'own' })
  await visit(page, `${href('rentalUnit', 'fr', { rentalUnitId: id })}?${asked}`)
  await toCalendar(page)
  const missed = page.getByText(text('fr', 'rental:pickOther'))
  await expect(missed).toBeVisible()
  await expect(page.getByText(text('fr', 'rental:missed'))).toBeVisible()
  await expectAccessible(page)
  await press(dayCell(page, arrivalOf(stays).start, 'fr'))
  await expect(missed).toHaveCount(0)
  await expect(
    page.getByRole('button', { name: text('fr', 'rental:reserve.start'), exact: true }),
  ).toBeVisible()
})

test('a stay that is chosen stands in the address, and until when it may be cancelled beside it', async ({
  page,
}) => {
  const { id, stays } = await unitWithStays(1)
  const { cancelStayDays } = (await getSite(client)).settings
  const stay = arrivalOf(stays.filter(({ start }) => start > addDays(stays[0]?.start ?? '', 60)))
  const asked = printRental({ month: monthOf(stay.start), sort: 'own' })
  await page.setViewportSize(DESKTOP)
  await visit(page, `${href('rentalUnit', 'en', { rentalUnitId: id })}?${asked}`)
  await toCalendar(page)
  await press(dayCell(page, stay.start, 'en'))
  await press(fewerGuests(page, 'en'))
  const { start, end, type } = stay
  const chosen = printRental({
    maxOccupation: 1,
    periodType: [type.id],
    periodStart: start,
    periodEnd: end,
    sort: 'own',
  })
  await expect(page).toHaveURL((url) => url.search === `?${chosen}`)
  const panel = (locale: Locale) => page.getByRole('region', { name: text(locale, 'rental:yourStay') })
  const day = longDay(addDays(start, -(cancelStayDays ?? 0)), 'en')
  await expect(panel('en')).toContainText(text('en', 'rental:cancelUntil', { day }))
  await switchTo(page, 'nl')
  await expect(page).toHaveURL((url) => url.search === `?${chosen}`)
  await page.reload()
  await expect(panel('nl')).toContainText(euro(stayTotal(stay, 1)))
})

test('the calendar shows two months on a desktop with what each stay costs in all', async ({ page }) => {
  const { id, stays } = await unitWithStays(0)
  const stay = arrivalOf(stays)
  await page.setViewportSize(DESKTOP)
  await open(page, 'de', id)
  const months = [monthOf(stay.start), monthOf(addDays(`${monthOf(stay.start)}-28`, 5))]
  await expect(page.getByRole('grid')).toHaveCount(2)
  for (const month of months)
    await expect(page.getByRole('grid', { name: monthName(`${month}-01`, 'de') })).toBeVisible()
  const price = euro(stayCost(stay, 2))
  await expect(dayCell(page, stay.start, 'de')).toHaveAccessibleName(
    new RegExp(text('de', 'rental:day.arrival', { price })),
  )
  await press(dayCell(page, stay.start, 'de'))
  const panel = page.getByRole('region', { name: text('de', 'rental:yourStay') })
  await expect(panel).toContainText(shortDay(stay.end, 'de'))
  await expect(panel).toContainText(euro(stayTotal(stay, 2)))
  for (const height of LOW) {
    await page.setViewportSize({ ...DESKTOP, height })
    const reserve = panel.getByRole('button', { name: text('de', 'rental:reserve.start'), exact: true })
    await expect(reserve).toBeInViewport({ ratio: 1 })
    await expect(panel.getByText(euro(stayCost(stay, 2))).first()).toBeInViewport({ ratio: 1 })
    // What is to be paid is seen without scrolling what it is made of.
    await expect(panel.locator('dl > :last-child')).toBeInViewport({ ratio: 1 })
  }
  await press(fewerGuests(page, 'de'))
  await expect(panel).toContainText(euro(stayTotal(stay, 1)))
  await expectAccessible(page)
})

test('days are walked by the keys of a grid, over the months', async ({ page }) => {
  const { id, stays } = await unitWithStays(1)
  const { start } = arrivalOf(stays)
  await page.setViewportSize(PHONE)
  await open(page, 'fr', id)
  await expect(page.getByRole('grid')).toHaveCount(1)
  const focused = (day: string) => expect(dayCell(page, day, 'fr')).toBeFocused()
  await dayCell(page, start, 'fr').focus()
  await page.keyboard.press('ArrowRight')
  await focused(addDays(start, 1))
  await page.keyboard.press('ArrowDown')
  await focused(addDays(start, 8))
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowLeft')
  await focused(start)
  await page.keyboard.press('PageDown')
  await expect(page.getByRole('grid')).toHaveAccessibleName(monthName(addDays(start, 31), 'fr'))
  await page.keyboard.press('PageUp')
  await focused(start)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: text('fr', 'rental:yourStay') })).toBeVisible()
  await expect(dayCell(page, start, 'fr')).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
})

test('the same stays stand in a list', async ({ page }) => {
  const { id, stays } = await unitWithStays(2)
  await open(page, 'en', id)
  await press(page.getByText(text('en', 'rental:list')))
  const months = [...new Set(stays.map(({ start }) => monthOf(start)))].slice(0, 2)
  const shown = stays.filter(({ start }) => months.includes(monthOf(start)))
  await expect(
    page
      .getByRole('region', { name: text('en', 'rental:periods'), exact: true })
      .getByRole('listitem')
      .filter({ has: page.locator('summary') }),
  ).toHaveCount(shown.length)
})

test('a stay is reserved from the calendar, and the answer and a mail say what was', async ({ page }) => {
  const { id, stays } = await unitWithStays(3)
  const stay = arrivalOf(stays)
  await page.setViewportSize(PHONE)
  await open(page, 'nl', id)
  await pick(page, stay, 'nl')
  await send(page, 'nl')
  await expect(page.getByLabel(text('nl', 'forms:field.name'))).toBeFocused()
  await expect(page.getByRole('alert')).toContainText(text('nl', 'forms:problem.required.email'))
  await expectAccessible(page)
  const address = ownAddress('lotte')
  await fillIn(page, 'nl', address)
  await send(page, 'nl')
  const done = page.getByRole('status').filter({ hasText: text('nl', 'rental:done.heading') })
  await expect(page.getByText(text('nl', 'rental:pickDay'))).toHaveCount(0)
  await expect(done).toContainText(longDay(stay.start, 'nl'))
  await expect(done).toContainText(euro(stayTotal(stay, 2)))
  await expect(dayCell(page, stay.start, 'nl')).toHaveAccessibleName(
    new RegExp(text('nl', 'rental:day.taken')),
  )
  expect((await freeStays(id)).some((each) => each.id === stay.id)).toBe(false)
  await expectAccessible(page)
  const mail = await mailTo(address)
  // Mail and page tell the same sums, and call the reservation by the same short number.
  const sums = [stay.price, stayCost(stay, 2), stayTotal(stay, 2)].map((sum) => euro(sum))
  for (const sum of sums) {
    await expect(done).toContainText(sum)
    expect(mail.text).toContain(sum)
  }
  const number = /\b[2-9A-Z]{3}-[2-9A-Z]{3}\b/.exec(mail.text)?.[0] ?? 'no number'
  await expect(done).toContainText(number)
  // Beside it stands what was reserved, and no way to choose what is chosen.
  const panel = page.getByRole('region', { name: text('nl', 'rental:yourStay'), exact: true })
  await expect(panel).toContainText(number)
  await expect(panel).toContainText(shortDay(stay.start, 'nl'))
  await expect(panel.getByRole('button')).toHaveCount(0)
})

test('a stay that somebody else just took: the nearest free ones, and nothing typed is lost', async ({
  page,
  watch,
}) => {
  const { id, stays } = await unitWithStays(4)
  const stay = arrivalOf(stays)
  watch.expectStatus('/sites/demo/rental-units/reservation', 409)
  watch.expectComplaint(/failed with 409/)
  await page.setViewportSize(DESKTOP)
  await open(page, 'fr', id)
  await pick(page, stay, 'fr')
  await fillIn(page, 'fr')
  await take(stay)
  await send(page, 'fr')
  await expect(page.getByRole('alert')).toContainText(text('fr', 'rental:taken'))
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByLabel(text('fr', 'forms:field.email'))).toHaveValue('lotte@example.com')
  const [other] = nearestStays(await getRentalPeriods(client, id), stay, 3)
  if (!other) throw new Error('Nothing is free any more')
  const offers = page.getByRole('list', { name: text('fr', 'rental:taken.others') })
  await expect(offers.getByRole('button').first()).toContainText(euro(stayCost(other, 2)))
  await expectAccessible(page)
  await press(offers.getByRole('button').first())
  await expect(page.getByRole('alert')).toHaveCount(0)
  await send(page, 'fr')
  await expect(page.getByText(text('fr', 'rental:done.heading'))).toBeVisible()
  expect((await freeStays(id)).some((each) => each.id === other.id)).toBe(false)
})

test('without a connection the form keeps all that was typed, and goes when there is one', async ({
  page,
  context,
  watch,
}) => {
  const { id, stays } = await unitWithStays(5)
  const stay = arrivalOf(stays)
  watch.expectComplaint(/failed: .*reservation net::ERR_INTERNET_DISCONNECTED/)
  watch.expectComplaint(/console error: Failed to load resource: net::ERR_INTERNET_DISCONNECTED/)
  watch.expectComplaint(/reservation had no answer/)
  await page.setViewportSize(PHONE)
  await open(page, 'de', id)
  await pick(page, stay, 'de')
  await fillIn(page, 'de')
  await context.setOffline(true)
  await send(page, 'de')
  await expect(page.getByRole('alert')).toContainText(text('de', 'forms:failure.offline'))
  await expect(page.getByLabel(text('de', 'forms:field.phone'))).toHaveValue('+32 470 00 00 00')
  await context.setOffline(false)
  await send(page, 'de')
  await expect(page.getByText(text('de', 'rental:done.heading'))).toBeVisible()
})

test('stays that cannot be fetched are said to be so, and asked again', async ({ page, watch }) => {
  const { id } = await unitWithStays(6)
  const path = `/sites/demo/rental-units/${id}/periods`
  watch.expectStatus(path, 503)
  await page.route(`**${path}`, (route) => route.fulfill({ status: 503, body: 'later' }))
  await visit(page, href('rentalUnit', 'en', { rentalUnitId: id }))
  await expect(page.getByRole('alert')).toHaveText(text('en', 'liveData:error.load'))
  await expectAccessible(page)
  await page.unroute(`**${path}`)
  await press(page.getByRole('button', { name: text('en', 'common:error.retry') }))
  await expect(page.getByRole('grid').first()).toBeVisible()
})
