import type { Locale } from '../../contract/common'
import type { RentalPeriodStatus } from '../../contract/rental'
import type { RentalSearch } from '../rentalSearch/rentalSearch'
import { euro, isSet } from '../format/money'
import { decimal } from '../format/number'
import { addDays, addMonths, monthOf, weeksOf } from './day'
import { monthName } from './calendarWords'
import { nightsOf, stayCost } from './stayTotal'

/** Whether a night can be had: `free` in one stay at least; `taken` in none any more; `closed` in none at all. */
type Night = 'free' | 'taken' | 'closed'

export interface CalendarDay {
  day: string
  number: number
  /** The night before this day, and the one that begins on it: where they differ guests come or go. */
  before: Night
  night: Night
  isArrival: boolean
  isDeparture: boolean
  /** What the cheapest stay that begins on it costs, all but the deposit; '' when none does or no price is set. */
  price: string
  /** How many nights the stays have that begin on it, the fewest first. */
  nights: readonly number[]
  /** The price without the euro sign, for the cell. */
  figure: string
}

export interface CalendarMonth {
  month: string
  title: string
  /** Monday to Sunday; undefined where a week is partly another month's. */
  weeks: (CalendarDay | undefined)[][]
}

type Periods = readonly RentalPeriodStatus[]

const covers = ({ start, end }: RentalPeriodStatus, day: string) => start <= day && day < end

/** What can be had of the night that begins on a day. */
export function nightOf(periods: Periods, day: string): Night {
  const own = periods.filter((period) => covers(period, day))
  if (own.length === 0) return 'closed'
  return own.some(({ available }) => available) ? 'free' : 'taken'
}

function cheapest(arriving: Periods, persons: number): number | undefined {
  const costs = arriving.map((period) => stayCost(period, persons)).filter(isSet)
  return costs.length ? Math.min(...costs) : undefined
}

function calendarDay(periods: Periods, persons: number, day: string): CalendarDay {
  const arriving = periods.filter(({ available, start }) => available && start === day)
  const cost = cheapest(arriving, persons)
  return {
    day,
    number: Number(day.slice(8)),
    before: nightOf(periods, addDays(day, -1)),
    night: nightOf(periods, day),
    isArrival: arriving.length > 0,
    isDeparture: periods.some(({ available, end }) => available && end === day),
    price: euro(cost),
    nights: [...new Set(arriving.map(nightsOf))].sort((a, b) => a - b),
    figure: cost === undefined ? '' : decimal(cost, { places: 2 }),
  }
}

/** A month of a unit's stays for so many persons, day by day. */
export function calendarMonth(
  periods: Periods,
  month: string,
  persons: number,
  locale: Locale,
): CalendarMonth {
  const near = periods.filter(({ start, end }) => monthOf(start) <= month && month <= monthOf(end))
  return {
    month,
    title: monthName(`${month}-01`, locale),
    weeks: weeksOf(month).map((week) =>
      week.map((day) => (day ? calendarDay(near, persons, day) : undefined)),
    ),
  }
}

/** First and last month in which something can be had or could be; undefined when there are no stays at all. */
export function calendarRange(periods: Periods): { first: string; last: string } | undefined {
  const months = periods.flatMap(({ start, end }) => [monthOf(start), monthOf(end)]).sort()
  const [first] = months
  const last = months[months.length - 1]
  return first && last ? { first, last } : undefined
}

/** The free stays that have a night: those that begin with it first. */
export function staysWith(periods: Periods, day: string): RentalPeriodStatus[] {
  return periods
    .filter((period) => period.available && covers(period, day))
    .sort((a, b) => b.start.localeCompare(a.start) || a.end.localeCompare(b.end) || a.id - b.id)
}

type AskedStay = Pick<RentalSearch, 'month' | 'periodStart' | 'periodEnd' | 'periodType'>

/**
 * The stay that a search asks for by its days, its month or its kind: of several the one that costs so many persons least, as its card
 * has it, then the earliest. Undefined when no free one fits.
 */
export function askedStay(
  periods: Periods,
  { month, periodStart, periodEnd, periodType }: AskedStay,
  persons: number,
): RentalPeriodStatus | undefined {
  if (!month && !periodStart && !periodType) return undefined
  const cost = (period: RentalPeriodStatus) => stayCost(period, persons) ?? Infinity
  return periods
    .filter(
      ({ available, start, end, type }) =>
        available &&
        (!month || monthOf(start) === month) &&
        (!periodStart || start === periodStart) &&
        (!periodEnd || end === periodEnd) &&
        (!periodType || periodType.includes(type.id)),
    )
    .sort(
      (a, b) =>
        (cost(a) === cost(b) ? 0 : cost(a) - cost(b)) ||
        a.start.localeCompare(b.start) ||
        a.end.localeCompare(b.end) ||
        a.id - b.id,
    )[0]
}

/** Months from the one of `day` on that are shown beside each other, kept within the range. */
export function shownMonths(month: string, count: number, range: { first: string; last: string }): string[] {
  const latest = addMonths(range.last, 1 - count)
  const first = [range.first, month < latest ? month : latest].sort()[1] ?? month
  return Array.from({ length: count }, (_, index) => addMonths(first, index)).filter(
    (each) => each <= range.last,
  )
}
