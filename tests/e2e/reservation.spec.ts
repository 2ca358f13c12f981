import { agencyDay } from '../../server/agencyClock'
import type { Locale } from '../../src/contract/locales'
import type { RentalPeriodStatus } from '../../src/contract/rental'
import { euro } from '../../src/domain/format/money'
import { bookingNumber } from '../../src/domain/rental/bookingNumber'
import { addDays } from '../../src/domain/rental/day'
import { longDay } from '../../src/domain/rental/dayWords'
import { stayCost, stayTotal } from '../../src/domain/rental/stayTotal'
import { href } from '../../src/routing/routes'
import { getSite } from '../../src/siteApi/content'
import { getReservation } from '../../src/siteApi/rental'
import { expectAccessible } from './support/axe'
import { agree, field } from './support/forms'
import { press } from './support/hand'
import { arrivalOf, freeStays, take, toCalendar, unitWithStays } from './support/holidays'
import { DESKTOP, heading, PHONE } from './support/lists'
import { linkIn, mailTo, mailsTo, ownAddress } from './support/mails'
import { client, site } from './support/site'
import { expect, type Page, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

/** As the demo site says (`cancelStayDays`). */
const LAST_DAY = 28
const isFarOff = ({ start }: RentalPeriodStatus) => start > addDays(agencyDay(), LAST_DAY + 7)
const isNear = ({ start }: RentalPeriodStatus) => start < addDays(agencyDay(), LAST_DAY)

const words = (locale: Locale, key: string, values?: Record<string, string>) =>
  text(locale, `reservation:${key}`, values)
const button = (page: Page, locale: Locale, key: string) =>
  page.getByRole('button', { name: words(locale, key), exact: true })
const day = (page: Page, { start }: RentalPeriodStatus, locale: Locale) =>
  page.getByRole('gridcell', { name: longDay(start, locale) })
const agency = async () => (await getSite(client)).settings.agency
const pageOf = (locale: Locale, id: string) => href('reservation', locale, { reservationId: id })

/** Looks through the page of a reservation, and cancels it after a no. */
async function cancel(page: Page, locale: Locale, stay: RentalPeriodStatus, persons: number, number: string) {
  await expect(heading(page)).toHaveText(words(locale, 'heading'))
  const main = page.getByRole('main')
  const sums = [stay.price, stayCost(stay, persons), stayTotal(stay, persons)].map((sum) => euro(sum))
  for (const part of [number, longDay(stay.start, locale), longDay(stay.end, locale), ...sums])
    await expect(main).toContainText(part)
  await expect(main).toContainText(words(locale, 'state.reserved'))
  const last = longDay(addDays(stay.start, -LAST_DAY), locale)
  await expect(main).toContainText(words(locale, 'until', { day: last }))
  await expectAccessible(page)

  await press(button(page, locale, 'cancel'))
  const question = page.getByRole('heading', { name: words(locale, 'question') })
  await expect(question).toBeFocused()
  await expect(question).toBeInViewport()
  await expectAccessible(page)
  await press(button(page, locale, 'cancelNo'))
  await expect(button(page, locale, 'cancel')).toBeFocused()

  await press(button(page, locale, 'cancel'))
  await press(button(page, locale, 'cancelYes'))
  await expect(page.getByRole('heading', { name: words(locale, 'done') })).toBeFocused()
  await expect(main).toContainText(words(locale, 'state.cancelled'))
  await expectAccessible(page)
  // Looked at again it is the same, and there is nothing more to press.
  await page.reload()
  await expect(page.getByRole('heading', { name: words(locale, 'done') })).toBeVisible()
  await expect(main.getByRole('button')).toHaveCount(0)
}

test('by pointer, nl: a stay is reserved, looked at by the link of the answer, and cancelled; its nights are free again', async ({
  page,
}) => {
  test.slow()
  const { id, stays } = await unitWithStays(12)
  const stay = arrivalOf(stays.filter(isFarOff))
  const mailbox = ownAddress('lien')
  await page.setViewportSize(DESKTOP)
  const asked = `periodStart=${stay.start}&periodEnd=${stay.end}`
  await visit(page, `${href('rentalUnit', 'nl', { rentalUnitId: id })}?${asked}`)
  await press(page.getByRole('button', { name: text('nl', 'rental:reserve.start'), exact: true }))
  await field(page, 'nl', 'name').fill('Lien Peeters')
  await field(page, 'nl', 'email').fill(mailbox)
  await field(page, 'nl', 'phone').fill('+32 470 00 00 00')
  await agree(page, 'nl', 'rental')
  await press(page.getByRole('button', { name: text('nl', 'rental:reserve.action'), exact: true }))
  const done = page.getByRole('status').filter({ hasText: text('nl', 'rental:done.heading') })
  await expect(done).toContainText(text('nl', 'rental:done.text', { email: mailbox }))
  const number = /[2-9A-Z]{3}-[2-9A-Z]{3}/.exec((await done.textContent()) ?? '')?.[0] ?? 'no number'
  await press(done.getByRole('link', { name: text('nl', 'rental:done.pageCancel') }))

  await cancel(page, 'nl', stay, 2, number)

  const mail = await mailTo(mailbox, 2)
  expect(mail.subject).toContain(text('nl', 'mail:mail.reservation.cancelledSubject', { title: '' }).trim())
  expect(mail.text).toContain(number)
  await press(page.getByRole('link', { name: words('nl', 'again') }))
  await toCalendar(page)
  await expect(day(page, stay, 'nl')).toHaveAccessibleName(
    new RegExp(text('nl', 'rental:day.arrival', { price: euro(stayCost(stay, 2)) })),
  )
  expect((await freeStays(id)).some((each) => each.id === stay.id)).toBe(true)
})

test('by thumb, de: a stay is looked at by the link of the mail, and cancelled; both are told', async ({
  page,
}) => {
  test.slow()
  const { stays } = await unitWithStays(13)
  const stay = arrivalOf(stays.filter(isFarOff))
  const mailbox = ownAddress('lena')
  await page.setViewportSize(PHONE)
  const { id } = await take(stay, { persons: 2, email: mailbox, name: 'Lena Vogel', locale: 'de' })
  const confirmation = await mailTo(mailbox)
  await visit(page, linkIn(confirmation, '/reservierung/'))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)

  await cancel(page, 'de', stay, 2, bookingNumber(id))

  const mail = await mailTo(mailbox, 2)
  expect(mail.text).toContain(bookingNumber(id))
  const { phone, email } = await agency()
  expect(mail.text).toContain(phone)
  await expect
    .poll(
      async () => (await mailsTo(email)).filter(({ text: said }) => said.includes(bookingNumber(id))).length,
    )
    .toBe(2)
  expect((await freeStays(stay.rentalUnitId)).some((each) => each.id === stay.id)).toBe(true)
})

test('a stay whose last day to cancel is over can be looked at: whom to call is said, and nothing can be pressed', async ({
  page,
}) => {
  const { stays } = await unitWithStays(14)
  const stay = arrivalOf(stays.filter(isNear))
  const { id, cancelUntil } = await take(stay)
  expect(cancelUntil).toBeUndefined()
  await page.setViewportSize(PHONE)
  await visit(page, pageOf('fr', id))
  const main = page.getByRole('main')
  const { name, phone } = await agency()
  await expect(main).toContainText(words('fr', 'tooClose', { agency: name, booking: bookingNumber(id) }))
  await expect(main.getByRole('link', { name: phone })).toHaveAttribute('href', /^tel:/)
  await expect(main.getByRole('button')).toHaveCount(0)
  await expectAccessible(page)
  expect((await getReservation(client, id)).status).toBe('reserved')
})

test('a reservation nobody made is not known', async ({ page, watch }) => {
  watch.expectStatus('/sites/demo/rental-units/reservation/never-made', 404)
  await visit(page, pageOf('en', 'never-made'))
  const { name } = await agency()
  await expect(page.getByRole('alert')).toHaveText(words('en', 'unknown', { agency: name }))
  await expectAccessible(page)
})

test('the page with a reservation’s secret reaches no cache and no search engine', async () => {
  const { headers } = await fetch(site.siteUrl + pageOf('nl', 'a-secret'))
  expect(headers.get('cache-control')).toContain('no-store')
  expect(headers.get('x-robots-tag')).toContain('noindex')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
})
