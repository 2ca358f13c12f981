import { randomUUID } from 'node:crypto'
import type { Locale } from '../../../src/contract/locales'
import type { RentalPeriodStatus, RentalReservationBody } from '../../../src/contract/rental'
import { shortMonth } from '../../../src/domain/rental/calendarWords'
import { longDay } from '../../../src/domain/rental/dayWords'
import { monthOf } from '../../../src/domain/rental/day'
import { getAgreements } from '../../../src/siteApi/content'
import { getRentalPeriods, postRentalUnits, reserveRentalUnit } from '../../../src/siteApi/rental'
import { press } from './hand'
import { client } from './site'
import { expect, type Page } from './test'
import { text } from './texts'

type Part = 'dates' | 'guests' | 'where' | 'kind' | 'price'

/** The button of a part of the filter of holiday units on a desktop. */
export const stayPart = (page: Page, locale: Locale, part: Part) =>
  page.getByRole('search').getByRole('button', { name: new RegExp(`^${text(locale, `stays:part.${part}`)}`) })

/** The button at the foot of a phone’s window that opens the filter. */
export const filterButton = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: new RegExp(`^${text(locale, 'stays:filter')}( \\(\\d+\\))?$`) })

/** The button at the foot of the filter of a phone, which says how many it finds. */
export const doneButton = (page: Page, locale: Locale, total: number) =>
  page.getByRole('button', {
    name: text(locale, `stays:filter.done_${total === 1 ? 'one' : 'other'}`, { total }),
  })

/** Chooses a day of arrival where the days of the filter are open: its month, then the day. */
export async function chooseArrival(page: Page, locale: Locale, day: string) {
  await press(
    page.getByRole('radio', { name: new RegExp(`^${shortMonth(`${monthOf(day)}-01`, locale)}`, 'i') }),
  )
  const cell = page.getByRole('gridcell', { name: longDay(day, locale) })
  await press(cell)
  await expect(cell).toHaveAttribute('aria-selected', 'true')
}

/** Goes to where the free stays of a unit stand, whose calendar comes once it is nearly in sight. */
export async function toCalendar(page: Page) {
  await page.locator('#periods').scrollIntoViewIfNeeded()
  await expect(page.getByRole('grid').first()).toBeVisible()
}

/** The button for one guest fewer in the panel of a stay. */
export const fewerGuests = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: text(locale, 'rental:persons.fewer') })

/** Stays of a unit that can be had, soonest first. */
export const freeStays = async (unitId: number) =>
  (await getRentalPeriods(client, unitId))
    .filter(({ available, price }) => available && price > 0)
    .sort((a, b) => a.start.localeCompare(b.start))

/** A unit of the demo site with many free stays: each journey has one of its own, as all reserve at the same time. */
export async function unitWithStays(place: number) {
  const { results } = await postRentalUnits(client, { pagination: { from: 0, size: 24 } })
  const unit = results[place]
  if (!unit) throw new Error('The demo site has too few holiday units')
  const stays = await freeStays(unit.id)
  expect(stays.length).toBeGreaterThan(10)
  return { id: unit.id, stays }
}

/** The first stay that nobody else begins or ends around, so that a click on its day means it. */
export function arrivalOf(stays: readonly RentalPeriodStatus[]): RentalPeriodStatus {
  const stay = stays.find(({ start }) => stays.filter((other) => other.start === start).length === 1)
  if (!stay) throw new Error('Every stay shares its day of arrival')
  return stay
}

/** Somebody takes a stay, by the call that the form makes. */
export async function take(stay: RentalPeriodStatus, over: Partial<RentalReservationBody> = {}) {
  const agreements = (await getAgreements(client, 'nl'))
    .filter(({ contexts }) => contexts.includes('rental'))
    .map(({ id, version }) => ({ id, version }))
  const body = {
    rentalUnitId: stay.rentalUnitId,
    periodId: stay.id,
    persons: 1,
    name: 'Jan Janssens',
    email: 'jan@example.com',
    phone: '+32 470 11 11 11',
    locale: 'nl' as const,
    agreements,
    ...over,
  }
  return reserveRentalUnit(client, body, { idempotencyKey: randomUUID() })
}
