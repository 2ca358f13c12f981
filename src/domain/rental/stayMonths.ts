import type { Locale } from '../../contract/common'
import type { RentalPeriodStatus } from '../../contract/rental'
import { monthName } from './calendarWords'
import { monthOf } from './day'
import { type Stay, stayOf } from './stays'

export interface StayMonth {
  /** `2026-11` */
  month: string
  title: string
  stays: Stay[]
}

/** The stays that can still be had by the month of their arrival, soonest first, each with what it costs in all. */
export function stayMonths(
  periods: readonly RentalPeriodStatus[],
  persons: number,
  locale: Locale,
): StayMonth[] {
  const months = new Map<string, StayMonth>()
  const free = periods.filter(({ available }) => available)
  for (const period of [...free].sort(
    (a, b) => a.start.localeCompare(b.start) || a.end.localeCompare(b.end),
  )) {
    const month = monthOf(period.start)
    const group = months.get(month) ?? { month, title: monthName(period.start, locale), stays: [] }
    group.stays.push(stayOf(period, persons, locale))
    months.set(month, group)
  }
  return [...months.values()]
}
