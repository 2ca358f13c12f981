import type { Locale } from '../../contract/common'
import type { RentalFilters } from '../../contract/search'
import { decimal } from '../format/number'
import type { CalendarDay, CalendarMonth } from './calendar'
import { monthOf, weeksOf } from './day'
import { monthName } from './calendarWords'

type Starts = RentalFilters['periodStartDates']

/** A month of days of arrival, with how many units are free from each. */
export function arrivalMonth(starts: Starts, month: string, locale: Locale): CalendarMonth {
  const counts = new Map(starts.map(({ start, count }) => [start, count]))
  const dayOf = (day: string): CalendarDay => {
    const count = counts.get(day) ?? 0
    const night = count ? 'free' : 'closed'
    return {
      day,
      number: Number(day.slice(8)),
      before: night,
      night,
      isArrival: count > 0,
      isDeparture: false,
      price: '',
      nights: [],
      figure: count ? decimal(count) : '',
    }
  }
  return {
    month,
    title: monthName(`${month}-01`, locale),
    weeks: weeksOf(month).map((week) => week.map((day) => (day ? dayOf(day) : undefined))),
  }
}

/** First and last month with a day of arrival; undefined without one. Days come in order. */
export function arrivalRange(starts: Starts): { first: string; last: string } | undefined {
  const first = starts[0]?.start
  const last = starts.at(-1)?.start
  return first && last ? { first: monthOf(first), last: monthOf(last) } : undefined
}
