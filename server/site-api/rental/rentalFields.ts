import { LOCALES, type Locale } from '../../../src/contract/locales'
import type { Sort } from '../../../src/contract/search'

/** How a field of holiday units is compared. */
export type FieldKind = 'number' | 'day'

export interface RentalField {
  kind: FieldKind
  /** Of the unit itself (`u`), or of a stay (`p`): then one stay that can be had must fulfil all of them. */
  of: 'unit' | 'period'
  column: string
}

/** Every field that holiday units are searched by (spec §3 rental unit filter model, §7). */
export const RENTAL_FIELDS: ReadonlyMap<string, RentalField> = new Map<string, RentalField>([
  ['id', { kind: 'number', of: 'unit', column: 'u.id' }],
  ['general.location.id', { kind: 'number', of: 'unit', column: 'u.location_id' }],
  ['general.subKind.id', { kind: 'number', of: 'unit', column: 'u.sub_kind_id' }],
  ['general.city.id', { kind: 'number', of: 'unit', column: 'u.city_id' }],
  ['general.maxOccupation', { kind: 'number', of: 'unit', column: 'u.max_occupation' }],
  ['rooms.bedrooms', { kind: 'number', of: 'unit', column: 'u.bedrooms' }],
  ['address.city.id', { kind: 'number', of: 'unit', column: 'u.address_city_id' }],
  ['period.typeId', { kind: 'number', of: 'period', column: 'p.type_id' }],
  ['period.start', { kind: 'day', of: 'period', column: 'p.starts_on' }],
  ['period.end', { kind: 'day', of: 'period', column: 'p.ends_on' }],
  ['price', { kind: 'number', of: 'period', column: 'p.price' }],
])

interface RentalSort {
  kind: 'number' | 'text'
  column: string
  /** What an explicit order of values is compared with. */
  named: string
}

const byNumber = (column: string): RentalSort => ({ kind: 'number', column, named: column })

/** By the town as a language shows it (docs/decisions/173-holiday-units-by-town.md), by the name that a query has for it. */
const BY_TOWN: ReadonlyMap<string, Locale> = new Map(
  LOCALES.map((locale) => [`address.city.alias.${locale}`, locale]),
)

/** The language in whose names of towns an order is asked; undefined where it is about something else. */
export const townLocale = (sort: readonly Sort[] = []): Locale | undefined =>
  sort.flatMap(({ field }) => BY_TOWN.get(field) ?? [])[0]

/** What holiday units are sorted by; `price` is what the cheapest stay that can be had costs. */
export const RENTAL_SORTS: ReadonlyMap<string, RentalSort> = new Map<string, RentalSort>([
  ['id', byNumber('u.id')],
  ['price', byNumber('fitting.price')],
  ['general.maxOccupation', byNumber('u.max_occupation')],
  ['address.city.name', { kind: 'text', column: 'u.city_order', named: 'u.city_name' }],
  ...[...BY_TOWN.keys()].map(
    (field) => [field, { kind: 'text', column: 'town.key', named: 'town.key' }] as const,
  ),
])
