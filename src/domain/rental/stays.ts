import type { Locale } from '../../contract/common'
import type { RentalPeriodStatus } from '../../contract/rental'
import { nameIn } from '../localized'
import { euro } from '../format/money'
import { nightsOf, stayTotal } from './stayTotal'

/** One cost of a stay, with how often it is counted. */
export interface CostLine {
  label: string
  /** For one night or one person where it is counted so. */
  each: string
  nights?: number
  persons?: number
  sum: string
  /** Paid back after the stay. */
  refundable: boolean
}

/** A free stay with all that it costs. */
export interface Stay {
  id: number
  type: string
  /** `Fri 27/11`, by the language. */
  arrival: string
  departure: string
  nights: number
  price: string
  costs: CostLine[]
  /** All together for so many persons; '' when the price is not set. */
  total: string
}

export interface StayMonth {
  /** `2026-11` */
  month: string
  title: string
  stays: Stay[]
}

const inUtc = (locale: Locale, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : `${locale}-BE`, {
    ...options,
    timeZone: 'UTC',
  })
  return (day: string) => format.format(new Date(`${day}T00:00:00Z`))
}

function costLine(
  cost: RentalPeriodStatus['costs'][number],
  nights: number,
  persons: number,
  locale: Locale,
): CostLine {
  const { label, amount, perNight, perPerson, refundable } = cost
  const times = (perNight ? nights : 1) * (perPerson ? persons : 1)
  return {
    label: nameIn(label, locale),
    each: euro(amount),
    ...(perNight && { nights }),
    ...(perPerson && { persons }),
    sum: euro(Math.round(amount * times * 100) / 100),
    refundable: refundable === true,
  }
}

/** The stays that can still be had by the month of their arrival, soonest first, each with what it costs in all. */
export function stayMonths(
  periods: readonly RentalPeriodStatus[],
  persons: number,
  locale: Locale,
): StayMonth[] {
  const weekday = inUtc(locale, { weekday: 'short', day: '2-digit', month: '2-digit' })
  const monthName = inUtc(locale, { month: 'long', year: 'numeric' })
  const months = new Map<string, StayMonth>()
  const free = periods.filter(({ available }) => available)
  for (const period of [...free].sort(
    (a, b) => a.start.localeCompare(b.start) || a.end.localeCompare(b.end),
  )) {
    const month = period.start.slice(0, 7)
    const nights = nightsOf(period)
    const group = months.get(month) ?? { month, title: monthName(period.start), stays: [] }
    group.stays.push({
      id: period.id,
      type: nameIn(period.type.name, locale),
      arrival: weekday(period.start),
      departure: weekday(period.end),
      nights,
      price: euro(period.price),
      costs: period.costs
        .filter(({ amount }) => amount > 0)
        .map((cost) => costLine(cost, nights, persons, locale)),
      total: euro(stayTotal(period, persons)),
    })
    months.set(month, group)
  }
  return [...months.values()]
}
