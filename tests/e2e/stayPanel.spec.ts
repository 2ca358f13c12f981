import type { Locale } from '../../src/contract/locales'
import type { RentalPeriodStatus } from '../../src/contract/rental'
import { euro } from '../../src/domain/format/money'
import { longDay } from '../../src/domain/rental/dayWords'
import { daysName } from '../../src/domain/rental/calendarWords'
import { stayTotal } from '../../src/domain/rental/stayTotal'
import { printRental } from '../../src/domain/rentalSearch/rentalAddress'
import { href } from '../../src/routing/routes'
import { expectAccessible } from './support/axe'
import { arrivalOf, toCalendar, unitWithStays } from './support/holidays'
import { tabTo } from './support/keyboard'
import { expect, type Page, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

const WIDE = { width: 1280, height: 800 }
const panel = (page: Page, locale: Locale) =>
  page.getByRole('region', { name: text(locale, 'rental:yourStay'), exact: true })
const reserve = (page: Page, locale: Locale) =>
  panel(page, locale).getByRole('button', { name: text(locale, 'rental:reserve.start'), exact: true })
const onwards = (page: Page, locale: Locale, stay: RentalPeriodStatus) => {
  const price = euro(stayTotal(stay, 2))
  const days = daysName(stay.start, stay.end, locale)
  const said = text(locale, 'rental:reserve.continue', { days, price })
  // Browsers differ in the spaces around the dash of days.
  const pattern = said
    .replace(/[.()]/g, '\\$&')
    .replace(/\s/g, '\\s')
    .replace(/(\\s)?–(\\s)?/, '\\s?–\\s?')
  return page.getByRole('button', { name: new RegExp(`^${pattern}$`) })
}

/** A unit's page with the stay chosen that has most to pay, and its calendar. */
async function openChosen(page: Page, locale: Locale, place: number) {
  const { id, stays } = await unitWithStays(place)
  const most = Math.max(...stays.map(({ costs }) => costs.length))
  const stay = arrivalOf(stays.filter(({ costs }) => costs.length === most))
  const asked = printRental({ periodStart: stay.start, periodEnd: stay.end, sort: 'own' })
  await visit(page, `${href('rentalUnit', locale, { rentalUnitId: id })}?${asked}`)
  return stay
}

for (const locale of ['de', 'fr'] as const)
  test(`every cost of a stay, what is to be paid and the way to it are whole beside the page, ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize(WIDE)
    const stay = await openChosen(page, locale, 0)
    await toCalendar(page)
    const own = panel(page, locale)
    for (const height of [800, 720]) {
      await page.setViewportSize({ ...WIDE, height })
      const rows = own.locator('dl > div')
      await expect(rows).toHaveCount(stay.costs.length + 3)
      for (const row of await rows.all()) await expect(row).toBeInViewport({ ratio: 1 })
      await expect(reserve(page, locale)).toBeInViewport({ ratio: 1 })
      await expect(own).toBeInViewport({ ratio: 1 })
    }
    const deposit = stay.costs.find(({ refundable }) => refundable)?.amount
    await expect(own).toContainText(text(locale, 'rental:allIn.deposit', { deposit: euro(deposit) }))
  })

test('in text twice as large nothing of the panel is cut off, and reserving is in sight beside the calendar', async ({
  page,
}) => {
  await page.setViewportSize(WIDE)
  const stay = await openChosen(page, 'de', 0)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const rows = panel(page, 'de').locator('dl > div')
  await expect(rows).toHaveCount(stay.costs.length + 3)
  for (const row of await rows.all()) {
    await row.scrollIntoViewIfNeeded()
    // A part of a pixel is nothing that it is scrolled for.
    await expect(row).toBeInViewport({ ratio: 0.98 })
  }
  await toCalendar(page)
  await page.getByRole('grid').first().scrollIntoViewIfNeeded()
  await expect(reserve(page, 'de')).toBeInViewport({ ratio: 1 })
  // What the keys come to is in sight, above the button as well.
  await reserve(page, 'de').focus()
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 })
})

for (const [device, viewport] of [
  ['a desktop', WIDE],
  ['a phone', { width: 360, height: 740 }],
  ['a large text', { width: 320, height: 400 }],
] as const)
  test(`by keys the calendar begins at the stay that is chosen, and leads on to reserving it, on ${device}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const stay = await openChosen(page, 'fr', 1)
    await toCalendar(page)
    await tabTo(page, page.getByRole('gridcell', { name: longDay(stay.start, 'fr') }))
    await page.keyboard.press('Enter')
    // On the ground of the day that is chosen the ring is of its digits' colour.
    const day = page.locator('[role="gridcell"]:focus')
    await expect(day).toHaveAttribute('aria-selected', 'true')
    const { ring, digits } = await day.evaluate((cell) => {
      const { outlineColor: ring, color: digits } = getComputedStyle(cell)
      return { ring, digits }
    })
    expect(ring).toBe(digits)
    // It stands next, before the other stays over that day.
    await page.keyboard.press('Tab')
    await expect(onwards(page, 'fr', stay)).toBeFocused()
    await expect(onwards(page, 'fr', stay)).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: text('fr', 'rental:reserve.heading') })).toBeFocused()
    await expect(onwards(page, 'fr', stay)).toHaveCount(0)
  })

for (const [device, viewport] of [
  ['a desktop', WIDE],
  ['a phone', { width: 360, height: 740 }],
] as const)
  test(`who goes to the days by keys stands at their heading, and the next keys lead into them, on ${device}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const { id } = await unitWithStays(2)
    await visit(page, href('rentalUnit', 'de', { rentalUnitId: id }))
    const heading = page.getByRole('heading', { name: text('de', 'rental:periods'), exact: true })
    await tabTo(page, page.getByRole('link', { name: text('de', 'rental:toStays'), exact: true }))
    await page.keyboard.press('Enter')
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport({ ratio: 1 })
    await expect(heading).toHaveCSS('outline-style', 'solid')
    // The months that follow, then the day on which one can come first.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('gridcell').and(page.locator(':focus'))).toBeInViewport({ ratio: 1 })
  })
