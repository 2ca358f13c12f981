import type { Locale } from '../../contract/common'
import type { RentalPeriodStatus } from '../../contract/rental'
import { euro } from '../format/money'
import { nameIn } from '../localized'
import { weekdayOf } from './day'
import { weekdays } from './calendarWords'
import { nightsOf, stayCost } from './stayTotal'

/** How one can stay: what it is called, on which days one comes and goes, for how long and from how much. */
export interface StayKind {
  key: string
  type: string
  /** Days of the week, `saturday`, by the language. */
  arrival: string
  departure: string
  nights: number
  /** What the cheapest costs so many persons, all but deposits; '' when no price is set. */
  from: string
}

/** The kinds of the free stays of a unit, the shortest first. */
export function stayKinds(
  periods: readonly RentalPeriodStatus[],
  persons: number,
  locale: Locale,
): StayKind[] {
  const kinds = new Map<string, { first: RentalPeriodStatus; least: number }>()
  for (const period of periods.filter(({ available }) => available)) {
    const key = [period.type.id, weekdayOf(period.start), nightsOf(period)].join(' ')
    const cost = stayCost(period, persons) ?? Infinity
    const known = kinds.get(key)
    kinds.set(key, { first: known?.first ?? period, least: Math.min(known?.least ?? Infinity, cost) })
  }
  const days = weekdays(locale).map(({ long }) => long)
  return [...kinds]
    .map(([key, { first, least }]) => ({
      key,
      type: nameIn(first.type.name, locale),
      arrival: days[weekdayOf(first.start)] ?? '',
      departure: days[weekdayOf(first.end)] ?? '',
      nights: nightsOf(first),
      from: least === Infinity ? '' : euro(least),
    }))
    .sort((a, b) => a.nights - b.nights || a.key.localeCompare(b.key))
}
