import type { ImportData } from '../../../src/contract/importLine'
import { daysAfter, isoDay } from '../dates'
import { texts } from '../labels'
import type { Rng } from '../rng'
import type { RentalFacts } from '../texts/facts'

type Period = ImportData<'rentalPeriod'>

const types = {
  week: { id: 1, name: texts('Week', 'Semaine', 'Week', 'Woche') },
  weekend: { id: 2, name: texts('Weekend', 'Week-end', 'Weekend', 'Wochenende') },
  midweek: { id: 3, name: texts('Midweek', 'Midweek', 'Midweek', 'Wochenmitte') },
}
const WEEKS = 52
/** Ids of a unit's periods: three a week at most. */
const PER_UNIT = WEEKS * 3

/** How dear a month is next to the quiet season. */
const season = [0.8, 0.85, 0.9, 1.1, 1.1, 1.15, 1.6, 1.6, 1.05, 0.95, 0.8, 0.95] as const

const costsFor = (facts: RentalFacts): Period['costs'] => [
  { label: texts('Schoonmaak', 'Nettoyage', 'Cleaning', 'Endreinigung'), amount: 55 + facts.bedrooms * 15 },
  {
    label: texts('Toeristentaks', 'Taxe de séjour', 'Tourist tax', 'Kurtaxe'),
    amount: 1.75,
    perNight: true,
    perPerson: true,
  },
  { label: texts('Energie', 'Énergie', 'Energy', 'Energie'), amount: 4 + facts.bedrooms * 2, perNight: true },
  ...(facts.linen
    ? [{ label: texts('Bedlinnen', 'Draps', 'Bed linen', 'Bettwäsche'), amount: 14, perPerson: true }]
    : []),
  {
    label: texts('Waarborg', 'Caution', 'Deposit', 'Kaution'),
    amount: 150 + facts.bedrooms * 50,
    refundable: true,
  },
]

const firstSaturday = (now: Date): Date => daysAfter(now, ((6 - now.getUTCDay() + 7) % 7) + 7)

/** The stays of the coming twelve months: whole weeks, and weekends and midweeks outside the summer. */
export function* rentalPeriods(
  unitId: number,
  index: number,
  facts: RentalFacts,
  source: Rng,
  now: Date,
): Generator<Period> {
  const rng = source.fork(`periods ${index}`)
  const costs = costsFor(facts)
  const base = (260 + facts.bedrooms * 130 + (facts.view === 'sea' ? 120 : 0)) * Math.sqrt(facts.place.level)
  const start = firstSaturday(now)
  for (let week = 0; week < WEEKS; week++) {
    const saturday = daysAfter(start, week * 7)
    const factor = season[saturday.getUTCMonth()] ?? 1
    const price = Math.round((base * factor) / 5) * 5
    const stay = (
      nth: number,
      type: Period['type'],
      from: number,
      nights: number,
      share: number,
    ): Period => ({
      id: (index + 1) * PER_UNIT + week * 3 + nth,
      rentalUnitId: unitId,
      type,
      start: isoDay(daysAfter(saturday, from)),
      end: isoDay(daysAfter(saturday, from + nights)),
      price: Math.round((price * share) / 5) * 5,
      costs: !facts.linen && rng.chance(0.04) ? [] : costs,
    })
    yield stay(0, types.week, 0, 7, 1)
    if (factor > 1.2 || week % 2) continue
    yield stay(1, types.weekend, -1, 3, 0.62)
    yield stay(2, types.midweek, 2, 4, 0.55)
  }
}
