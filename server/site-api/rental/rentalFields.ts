import { LOCALES, type Locale } from '../../../src/contract/locales'
import type { Sort } from '../../../src/contract/search'
import { rentalCity } from '../../../src/domain/rental/rentalTitle'
import { townKey } from '../../../src/domain/townOrder'
import type { Span, UnitFacts } from './stayTable'

/** A value of a unit or a stay; null when it is not known. */
export type RentalCell = number | string | null

/** How a field of holiday units is compared. */
export type FieldKind = 'number' | 'day'

/** A field of the unit itself, or of a stay: then one stay that can be had must fulfil all that is asked of stays. */
export type RentalField = { kind: FieldKind } & (
  | { of: 'unit'; at: (unit: UnitFacts) => RentalCell }
  | { of: 'span'; at: (span: Span) => RentalCell }
  | { of: 'price' }
  | { of: 'total' }
)

const ofUnit = (at: (unit: UnitFacts) => RentalCell): RentalField => ({ kind: 'number', of: 'unit', at })

/** Every field that holiday units are searched by (spec §3 rental unit filter model, §7). */
export const RENTAL_FIELDS: ReadonlyMap<string, RentalField> = new Map<string, RentalField>([
  ['id', ofUnit(({ id }) => id)],
  ['general.location.id', ofUnit(({ locationId }) => locationId)],
  ['general.subKind.id', ofUnit(({ subKindId }) => subKindId)],
  ['general.city.id', ofUnit(({ cityId }) => cityId)],
  ['general.maxOccupation', ofUnit(({ maxOccupation }) => maxOccupation)],
  ['rooms.bedrooms', ofUnit(({ bedrooms }) => bedrooms)],
  ['address.city.id', ofUnit(({ addressCityId }) => addressCityId)],
  ['period.typeId', { kind: 'number', of: 'span', at: ({ type }) => type.id }],
  ['period.start', { kind: 'day', of: 'span', at: ({ start }) => start }],
  ['period.end', { kind: 'day', of: 'span', at: ({ end }) => end }],
  ['price', { kind: 'number', of: 'price' }],
  // What it costs the guests that room is asked for, all but the deposits.
  ['period.total', { kind: 'number', of: 'total' }],
])

/** A unit that was found, with what the cheapest stay that fits and can be had costs; null when none has a price. */
export interface Sorted {
  unit: UnitFacts
  price: number | null
}

export interface RentalSort {
  kind: 'number' | 'text'
  /** What is compared. */
  at: (found: Sorted) => RentalCell
  /** What an explicit order of values is compared with. */
  named: (found: Sorted) => RentalCell
}

const byNumber = (at: RentalSort['at']): RentalSort => ({ kind: 'number', at, named: at })

/** By the town as a language shows it (docs/decisions/173-holiday-units-by-town.md), by the name that a query has for it. */
const byTown = (locale: Locale): [string, RentalSort] => {
  const keys = new WeakMap<UnitFacts, string>()
  const at = ({ unit }: Sorted) => {
    const key = keys.get(unit) ?? townKey(rentalCity(unit, locale), locale)
    keys.set(unit, key)
    return key
  }
  return [`address.city.alias.${locale}`, { kind: 'text', at, named: at }]
}

/** What holiday units are sorted by; `price` is what the cheapest stay that can be had costs. */
export const RENTAL_SORTS: ReadonlyMap<string, RentalSort> = new Map<string, RentalSort>([
  ['id', byNumber(({ unit }) => unit.id)],
  ['price', byNumber(({ price }) => price)],
  ['general.maxOccupation', byNumber(({ unit }) => unit.maxOccupation)],
  [
    'address.city.name',
    { kind: 'text', at: ({ unit }) => unit.cityOrder, named: ({ unit }) => unit.cityName },
  ],
  ...LOCALES.map(byTown),
])

export const isByPrice = (sort: readonly Sort[] = []): boolean => sort.some(({ field }) => field === 'price')
