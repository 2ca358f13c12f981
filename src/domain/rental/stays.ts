import type { Locale } from '../../contract/common'
import type { RentalPeriod } from '../../contract/rental'
import { nameIn } from '../localized'
import { cents, euro } from '../format/money'
import { shortDay } from './dayWords'
import { nightsOf, stayCost, stayTotal } from './stayTotal'

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
  /** What comes on top. */
  costs: CostLine[]
  /** Price and costs for so many persons; '' when the price is not set. */
  total: string
  /** Paid with it, and paid back after the stay. */
  deposits: CostLine[]
  /** What these come to; '' without any. */
  deposit: string
  /** All that is to be paid; '' when that is the total. */
  due: string
}

function costLine(
  cost: RentalPeriod['costs'][number],
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
    sum: euro(cents(amount * times)),
    refundable: refundable === true,
  }
}

/** A stay with all that it costs for so many persons: what the page and the mail about it say alike. */
export function stayOf(period: RentalPeriod, persons: number, locale: Locale): Stay {
  const nights = nightsOf(period)
  const lines = period.costs
    .filter(({ amount }) => amount > 0)
    .map((cost) => costLine(cost, nights, persons, locale))
  const deposits = lines.filter(({ refundable }) => refundable)
  const [cost, due] = [stayCost(period, persons), stayTotal(period, persons)]
  const deposit = cost !== undefined && due !== undefined ? cents(due - cost) : 0
  return {
    id: period.id,
    type: nameIn(period.type.name, locale),
    arrival: shortDay(period.start, locale),
    departure: shortDay(period.end, locale),
    nights,
    price: euro(period.price),
    costs: lines.filter(({ refundable }) => !refundable),
    total: euro(cost),
    deposits,
    deposit: deposit > 0 ? euro(deposit) : '',
    due: deposits.length ? euro(due) : '',
  }
}
