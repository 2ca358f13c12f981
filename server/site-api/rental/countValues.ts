import { monthOf } from '../../../src/domain/rental/day'
import { type Asked, type Fits, findUnits, fitting } from './findUnits'
import type { KeptUnit, Span, StayTable } from './stayTable'

/** One value of a filter, as the first unit that has it says it, and how many units it would leave. */
export interface RentalValue {
  kind:
    | 'location'
    | 'subKind'
    | 'maxOccupation'
    | 'city'
    | 'periodType'
    | 'periodMonth'
    | 'periodStart'
    | 'periodDates'
  value: unknown
  count: number
}
type Kind = RentalValue['kind']

/** What a unit says, by the filter. */
const UNIT_VALUES: readonly [Kind, (unit: KeptUnit) => { id: number } | number | null | undefined][] = [
  ['location', ({ general }) => general.location],
  ['subKind', ({ general }) => general.subKind],
  ['maxOccupation', ({ general }) => general.maxOccupation],
  ['city', ({ address }) => address.city],
]

function ofUnits(units: readonly KeptUnit[]): RentalValue[] {
  return UNIT_VALUES.flatMap(([kind, of]) => {
    const counts = new Map<number, RentalValue>()
    for (const unit of units) {
      const value = of(unit)
      if (value == null) continue
      const key = typeof value === 'number' ? value : value.id
      const known = counts.get(key)
      if (known) known.count++
      else counts.set(key, { kind, value, count: 1 })
    }
    return [...counts.values()]
  })
}

/** What a stay says, by the filter, and by what its values are told apart. */
const SPAN_VALUES: readonly [Kind, (span: Span) => { key: number | string; value: unknown }][] = [
  ['periodType', ({ type }) => ({ key: type.id, value: type })],
  ['periodMonth', ({ start }) => ({ key: monthOf(start), value: monthOf(start) })],
  ['periodStart', ({ start }) => ({ key: start, value: start })],
  ['periodDates', ({ start, end }) => ({ key: `${start} ${end}`, value: { start, end } })],
]

/** Counts the values that stays have, each once a unit. */
class SpanCounts {
  private readonly found: (RentalValue & { lastUnit: number })[] = []
  private readonly placeOf: Int32Array
  private readonly values: readonly unknown[]

  constructor(spans: readonly Span[], kind: Kind, of: (typeof SPAN_VALUES)[number][1]) {
    const places = new Map<number | string, number>()
    const told = spans.map(of)
    this.values = told.map(({ value }) => value)
    this.placeOf = Int32Array.from(told, ({ key }) => {
      const place = places.get(key) ?? this.found.push({ kind, value: null, count: 0, lastUnit: 0 }) - 1
      places.set(key, place)
      return place
    })
  }

  add(span: number, unit: number): void {
    const value = this.found[this.placeOf[span] as number]
    if (!value || value.lastUnit === unit) return
    if (!value.count) value.value = this.values[span]
    value.count++
    value.lastUnit = unit
  }

  told = (): RentalValue[] =>
    this.found.flatMap(({ kind, value, count }) => (count ? [{ kind, value, count }] : []))
}

function ofStays({ spans }: StayTable, units: readonly KeptUnit[], fits: Fits): RentalValue[] {
  const counts = SPAN_VALUES.map(([kind, of]) => new SpanCounts(spans, kind, of))
  for (const unit of units) {
    const { id, stays } = unit
    for (let at = 0; at < stays.ids.length; at++) {
      if (!fits(unit, at)) continue
      for (const each of counts) each.add(stays.spans[at] as number, id)
    }
  }
  return counts.flatMap((each) => each.told())
}

/** The values among the units that fulfil the conditions, and among their stays that fit and can be had. */
export function countValues(table: StayTable, asked: Asked): RentalValue[] {
  const fits = fitting(table, asked)
  const units = findUnits(table, asked, fits)
  return [...ofUnits(units), ...ofStays(table, units, fits)]
}
