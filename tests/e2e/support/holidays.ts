import type { Locale } from '../../../src/contract/locales'
import { longDay, shortMonth } from '../../../src/domain/rental/dayWords'
import { monthOf } from '../../../src/domain/rental/day'
import { press } from './hand'
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
