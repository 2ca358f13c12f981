import type { Locator } from 'playwright/test'
import type { Locale } from '../../src/contract/locales'
import { addressLine } from '../../src/domain/address'
import { longDay } from '../../src/domain/rental/dayWords'
import { type VisitDay, visitDays } from '../../src/domain/viewing/visitDays'
import { getEstate } from '../../src/siteApi/estates'
import { getAppointment, getLiveAgenda } from '../../src/siteApi/rental'
import { hiddenToVisit, listingToVisit, listingWithoutSlots, takeSlot } from './support/agenda'
import { expectAccessible } from './support/axe'
import { agree } from './support/forms'
import { linkIn, mailTo, mailsTo, ownAddress } from './support/mails'
import { estatePage } from './support/offer'
import { client } from './support/site'
import { press } from './support/hand'
import { expect, type Page, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

const PHONE = { width: 360, height: 780 }
const DESKTOP = { width: 1280, height: 900 }

const sheet = (page: Page, locale: Locale) =>
  page.getByRole('dialog', { name: text(locale, 'viewing:heading') })
const dayCell = (page: Page, { day }: VisitDay, locale: Locale) =>
  page.getByRole('gridcell', { name: longDay(day, locale) })
const timeOf = (page: Page, { times }: VisitDay, place = 0) =>
  page.getByRole('radio', { name: `${times[place]?.start} – ${times[place]?.end}`, exact: true })
const send = (page: Page, locale: Locale) =>
  press(page.getByRole('button', { name: text(locale, 'viewing:action'), exact: true }))

/** Opens the calendar of a listing from the button beside its price, or from the bar at the foot of a phone. */
async function open(page: Page, locale: Locale, id: number) {
  const isPhone = page.viewportSize()?.width === PHONE.width
  await visit(page, (await estatePage(id, locale)).path)
  const name = text(locale, isPhone ? 'contact.visitShort' : 'contact.visit')
  await press(page.getByRole('link', { name, exact: true }).and(page.locator(':visible')))
  await expect(sheet(page, locale)).toBeVisible()
}

async function fillIn(page: Page, locale: Locale, email: string) {
  const field = (name: string) =>
    sheet(page, locale)
      .getByLabel(text(locale, `forms:field.${name}`))
      .first()
  await field('name').fill('Lotte Peeters')
  await field('email').fill(email)
  await field('phone').fill('+32 470 00 00 00')
  await field('message').fill('Is er een lift?')
  await agree(sheet(page, locale), locale, 'viewing')
}

/** Days of a listing as the calendar has them; the one asked for must be there. */
function dayAt(days: readonly VisitDay[], place: number): VisitDay {
  const day = days.at(place)
  if (!day) throw new Error('Too few days')
  return day
}

test('a visit is booked from the page to the mail, put in a calendar, and cancelled by the mail’s link, twice', async ({
  page,
}) => {
  const { id, slots } = await listingToVisit(0, 3)
  const days = visitDays(slots)
  const day = dayAt(days, -1)
  const address = ownAddress('lotte')
  await page.setViewportSize(DESKTOP)
  await open(page, 'fr', id)
  await expect(sheet(page, 'fr')).toContainText(text('fr', 'viewing:zone'))

  // What is not filled in is said, and the first of it has the focus.
  await send(page, 'fr')
  const line = { name: text('fr', 'viewing:slot.short'), problem: text('fr', 'forms:problem.required.slot') }
  await expect(page.getByRole('alert')).toContainText(text('fr', 'forms:summary.line', line))
  await expect(page.getByRole('radiogroup')).toBeFocused()
  await expectAccessible(page)

  const later = page.getByRole('button', { name: text('fr', 'viewing:months.later') })
  while (!(await dayCell(page, day, 'fr').isVisible())) await press(later)
  await press(dayCell(page, day, 'fr'))
  await press(timeOf(page, day))
  await fillIn(page, 'fr', address)
  await send(page, 'fr')
  const done = page.getByRole('status').filter({ hasText: text('fr', 'viewing:done.heading') })
  const { start = '', end = '' } = day.times[0] ?? {}
  await expect(done).toContainText(text('fr', 'viewing:moment', { day: longDay(day.day, 'fr'), start, end }))
  await expect(done).toContainText(address)
  const place = addressLine((await getEstate(client, id)).address, 'fr')
  await expect(done).toContainText(place)
  await expect(page.getByRole('heading', { name: text('fr', 'viewing:done.heading') })).toBeFocused()
  await expectAccessible(page)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(page.getByRole('link', { name: text('fr', 'viewing:done.calendar') })),
  ])
  expect(download.suggestedFilename()).toBe(`${text('fr', 'viewing:done.file')}.ics`)
  const file = await streamText(await download.createReadStream())
  const mail = await mailTo(address)
  const invitation = mail.attachments.find(({ contentType }) => contentType.startsWith('text/calendar'))
  const wall = `${day.day.replaceAll('-', '')}T${day.times[0]?.start.replace(':', '')}00`
  for (const calendar of [file, invitation?.content ?? '']) {
    expect(calendar).toMatch(/BEGIN:VTIMEZONE\r\nTZID:Europe\/Brussels/)
    expect(calendar).toContain(`DTSTART;TZID=Europe/Brussels:${wall}`)
    expect(calendar).toContain('SEQUENCE:0')
    expect(calendar).toContain(/UID:\S+/.exec(file)?.[0] ?? 'no UID')
  }
  expect(invitation?.content).toContain('METHOD:REQUEST')
  expect(mail.text).toContain(`de ${start} à ${end} (`)
  expect(mail.text).toContain(place)

  const link = linkIn(mail, '/annuler-rendez-vous/')
  await visit(page, link)
  const button = page.getByRole('button', { name: text('fr', 'cancel.action') })
  await expect(page.getByText(`${day.times[0]?.start}`)).toBeVisible()
  await expectAccessible(page)
  await press(button)
  await expect(page.getByText(text('fr', 'cancel.done'))).toBeVisible()
  expect((await getLiveAgenda(client, id)).slots.some((slot) => slot.id === day.times[0]?.id)).toBe(true)
  const withdrawal = (await mailTo(address, 2)).attachments[0]?.content ?? ''
  expect(withdrawal).toMatch(/METHOD:CANCEL[^]*SEQUENCE:1/)
  expect(withdrawal).toContain(/UID:\S+/.exec(file)?.[0] ?? 'no UID')

  await page.reload()
  await expect(page.getByText(text('fr', 'cancel.done'))).toBeVisible()
  await expect(button).toHaveCount(0)
  expect(await mailsTo(address)).toHaveLength(2)
  const appointment = await getAppointment(client, link.split('/').pop() ?? '')
  expect(appointment.status).toBe('cancelled')

  // Who wants another moment is where it is chosen, and after a reload just at the listing.
  await press(page.getByRole('link', { name: text('fr', 'cancel.again') }))
  await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('to a visitor on the other side of the world', () => {
  test.use({ timezoneId: 'Pacific/Auckland', locale: 'en-NZ' })

  test('the days and times are those of Brussels, by the keys too', async ({ page }) => {
    const { id, slots } = await listingToVisit(1, 3)
    const days = visitDays(slots)
    const first = dayAt(days, 0)
    const address = ownAddress('tane')
    await page.setViewportSize(PHONE)
    await open(page, 'en', id)
    // Its times are in sight, and nobody chose it yet.
    const day = longDay(first.day, 'en')
    await expect(page.getByText(text('en', 'viewing:times.first', { day }))).toBeVisible()
    await expect(dayCell(page, first, 'en')).toHaveAttribute('aria-selected', 'false')
    for (const [place, { start, end }] of first.times.entries())
      await expect(page.getByRole('radio').nth(place)).toHaveAccessibleName(`${start} – ${end}`)
    await expect(page.getByRole('radio')).toHaveCount(first.times.length)

    await dayCell(page, first, 'en').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expect(dayCell(page, first, 'en')).toHaveAttribute('aria-selected', 'true')
    await timeOf(page, first).focus()
    await page.keyboard.press('Space')
    await fillIn(page, 'en', address)
    await page.getByRole('button', { name: text('en', 'viewing:action'), exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: first.times[0]?.start ?? '' })).toBeVisible()
    await expectAccessible(page)
    const { text: mail } = await mailTo(address)
    expect(mail).toContain(first.times[0]?.start)
    expect(mail).toContain('Belgian time')
  })
})

test('free times are asked for once, however often the calendar is opened, and anew once one is booked', async ({
  page,
}) => {
  const { id, slots } = await listingToVisit(4, 2)
  const day = dayAt(visitDays(slots), 0)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(`/live-agenda/${id}`)) asked.push(request.url())
  })
  await page.setViewportSize(DESKTOP)
  await open(page, 'nl', id)
  await expect(dayCell(page, day, 'nl')).toBeVisible()
  const away = () => page.keyboard.press('Escape')
  const again = async () => {
    await away()
    await expect(sheet(page, 'nl')).toHaveCount(0)
    const way = page.getByRole('link', { name: text('nl', 'contact.visit'), exact: true })
    await press(way.and(page.locator(':visible')))
    await expect(sheet(page, 'nl')).toBeVisible()
  }
  await again()
  await again()
  await expect(page.getByRole('grid')).toBeVisible()
  expect(asked).toHaveLength(1)

  await press(dayCell(page, day, 'nl'))
  await press(timeOf(page, day))
  await fillIn(page, 'nl', ownAddress('once'))
  await send(page, 'nl')
  await expect(page.getByText(text('nl', 'viewing:done.heading'))).toBeVisible()
  await again()
  await expect.poll(() => asked.length).toBe(2)
})

test('a moment that somebody else just took: the next free ones, and nothing typed is lost', async ({
  page,
  watch,
}) => {
  const { id, slots } = await listingToVisit(2, 3)
  const days = visitDays(slots)
  const day = dayAt(days, 0)
  const [time] = day.times
  if (!time) throw new Error('A day without times')
  const address = ownAddress('jana')
  watch.expectStatus('/sites/demo/live-agenda/reservation', 409)
  watch.expectComplaint(/failed with 409/)
  await page.setViewportSize(PHONE)
  await open(page, 'de', id)
  await press(timeOf(page, day))
  await fillIn(page, 'de', address)
  await takeSlot(time.id)
  await send(page, 'de')
  await expect(page.getByRole('alert')).toContainText(text('de', 'viewing:taken'))
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByLabel(text('de', 'forms:field.email')).first()).toHaveValue(address)
  await expect(timeOf(page, day)).toHaveCount(0)
  await expectAccessible(page)

  const offers = page.getByRole('list', { name: text('de', 'viewing:taken.others') }).getByRole('button')
  const [next] = visitDays((await getLiveAgenda(client, id)).slots)
  if (!next) throw new Error('Nothing is free any more')
  await expect(offers.first()).toHaveText(
    text('de', 'viewing:moment', {
      day: longDay(next.day, 'de'),
      start: next.times[0]?.start ?? '',
      end: next.times[0]?.end ?? '',
    }),
  )
  await press(offers.first())
  await expect(page.getByRole('radiogroup')).toBeFocused()
  await expect(timeOf(page, next)).toBeChecked()
  await send(page, 'de')
  await expect(page.getByRole('heading', { name: text('de', 'viewing:done.heading') })).toBeVisible()
  expect((await mailTo(address)).text).toContain(next.times[0]?.start)
})

test('whose address is hidden: that it is sent is said by the listing, after booking, and by the mail', async ({
  page,
}) => {
  const { id, slots } = await hiddenToVisit()
  const day = dayAt(visitDays(slots), 0)
  const address = ownAddress('celia')
  await page.setViewportSize(DESKTOP)
  await open(page, 'en', id)
  await expect(page.getByText(text('en', 'location.hidden'))).toBeAttached()
  await press(dayCell(page, day, 'en'))
  await press(timeOf(page, day))
  await fillIn(page, 'en', address)
  await send(page, 'en')
  const done = page.getByRole('status').filter({ hasText: text('en', 'viewing:done.heading') })
  await expect(done).toContainText(text('en', 'viewing:done.place'))
  await expectAccessible(page)
  expect((await mailTo(address)).text).toContain(text('en', 'mail:mail.viewing.place'))
})

test('a day that can be visited has an edge that others have not, in every scheme of colours', async ({
  page,
}) => {
  const { id, slots } = await listingToVisit(0, 3)
  await open(page, 'nl', id)
  const free = dayCell(page, dayAt(visitDays(slots), 0), 'nl')
  const others = page.getByRole('gridcell', { name: text('nl', 'viewing:day.none') })
  const edge = (cell: Locator) =>
    cell.evaluate((element) => [
      getComputedStyle(element).borderTopColor,
      getComputedStyle(element).fontWeight,
    ])
  for (const scheme of [
    { colorScheme: 'light', forcedColors: 'none' },
    { colorScheme: 'dark', forcedColors: 'none' },
    { colorScheme: 'dark', forcedColors: 'active' },
  ] as const) {
    await page.emulateMedia(scheme)
    const [[freeEdge, freeWeight], [otherEdge, otherWeight]] = [await edge(free), await edge(others.first())]
    expect(freeEdge).not.toBe(otherEdge)
    expect(Number(freeWeight)).toBeGreaterThan(Number(otherWeight))
  }
})

test('a listing without a free moment says so and leads to the form for questions', async ({ page }) => {
  const id = await listingWithoutSlots()
  await page.setViewportSize(DESKTOP)
  await open(page, 'nl', id)
  await expect(sheet(page, 'nl')).toContainText(text('nl', 'viewing:none'))
  await expectAccessible(page)
  await press(page.getByRole('button', { name: text('nl', 'viewing:none.ask') }))
  await expect(sheet(page, 'nl')).toBeHidden()
  const question = page.getByRole('dialog', { name: text('nl', 'contact:heading') })
  await expect(question).toBeVisible()
  // What one came for is written already.
  await expect(question.getByRole('textbox', { name: text('nl', 'forms:field.message') })).toHaveValue(
    text('nl', 'viewing:none.message'),
  )
})

test('what is free cannot be fetched: it says so, and asks again; Escape gives the focus back', async ({
  page,
  watch,
}) => {
  const { id } = await listingToVisit(3, 1)
  const path = `/sites/demo/live-agenda/${id}`
  watch.expectStatus(path, 503)
  await page.route(`**${path}`, (route) => route.fulfill({ status: 503, body: 'later' }))
  await open(page, 'nl', id)
  await expect(page.getByRole('alert')).toHaveText(text('nl', 'viewing:failed'))
  await page.unroute(`**${path}`)
  await press(page.getByRole('button', { name: text('nl', 'common:error.retry') }))
  await expect(page.getByRole('grid')).toBeVisible()
  await page.getByLabel(text('nl', 'forms:field.name')).first().fill('Lotte')
  await page.keyboard.press('Escape')
  await expect(sheet(page, 'nl')).toBeHidden()
  const opener = page.getByRole('link', { name: text('nl', 'contact.visit'), exact: true })
  await expect(opener.and(page.locator(':visible'))).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(text('nl', 'forms:field.name')).first()).toHaveValue('Lotte')
})

async function streamText(stream: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}
