import type { Locale, Localized, Named } from '../../../src/contract/common'
import { LOCALES } from '../../../src/contract/common'
import type { RentalFilters } from '../../../src/contract/search'
import type { RentalValues } from './rentalRepository'

type LocalName = RentalFilters['cities'][number]

const nameIn = (name: Localized, locale: Locale): string =>
  [locale, ...LOCALES].map((each) => name[each]).find(Boolean) ?? ''

/** Each number once, under its name in the language, by name. A thing without any name cannot be chosen. */
function local(things: (Named | null | undefined)[], locale: Locale): LocalName[] {
  const names = new Map(things.flatMap((thing) => (thing ? [[thing.id, nameIn(thing.name, locale)]] : [])))
  return [...names]
    .map(([id, name]) => ({ id, name }))
    .filter(({ name }) => name !== '')
    .sort((a, b) => a.name.localeCompare(b.name, locale) || a.id - b.id)
}

const isNumber = (value: unknown): value is number => typeof value === 'number'
const once = <T>(values: T[]): T[] => [...new Set(values)]
const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/** What holiday units can be filtered by, names in one language: its own, else the first that has one (spec §3). */
export const rentalFilters = (values: RentalValues, locale: Locale): RentalFilters => ({
  locations: local(values.locations, locale),
  subKinds: local(values.subKinds, locale),
  maxOccupations: once(values.maxOccupations.filter(isNumber)).sort((a, b) => a - b),
  cities: local(
    values.cities.map((city) => ({ id: city.id, name: { ...city.alias, nl: city.alias?.nl || city.name } })),
    locale,
  ),
  periodTypes: local(values.periodTypes, locale),
  periodStartDates: once(values.periodDates.map(({ start }) => start)).sort(byText),
  periodDates: [...values.periodDates].sort((a, b) => byText(a.start, b.start) || byText(a.end, b.end)),
})
