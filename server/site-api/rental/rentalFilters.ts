import type { City, Locale, Localized, Named } from '../../../src/contract/common'
import { LOCALES } from '../../../src/contract/common'
import type { RentalFilters } from '../../../src/contract/search'
import type { RentalValue } from './countValues'

type LocalName = RentalFilters['cities'][number]
type Dates = { start: string; end: string }

const nameIn = (name: Localized, locale: Locale): string =>
  [locale, ...LOCALES].map((each) => name[each]).find(Boolean) ?? ''

/** Things under their name in the language, by name. A thing without any name cannot be chosen. */
const local = (things: (Named & { count: number })[], locale: Locale): LocalName[] =>
  things
    .map(({ id, name, count }) => ({ id, name: nameIn(name, locale), count }))
    .filter(({ name }) => name !== '')
    .sort((a, b) => a.name.localeCompare(b.name, locale) || a.id - b.id)

const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/** What holiday units can be filtered by, names in one language: its own, else the first that has one (spec §3). */
export function rentalFilters(values: readonly RentalValue[], locale: Locale): RentalFilters {
  const of = <T>(kind: RentalValue['kind']) =>
    values.filter((each) => each.kind === kind).map(({ value, count }) => ({ value: value as T, count }))
  const named = (kind: RentalValue['kind']) =>
    local(
      of<Named>(kind).map(({ value, count }) => ({ ...value, count })),
      locale,
    )
  const cities = of<City>('city').map(({ value: { id, name, alias }, count }) => ({
    id,
    name: { ...alias, nl: alias?.nl || name },
    count,
  }))
  return {
    locations: named('location'),
    subKinds: named('subKind'),
    maxOccupations: of<number>('maxOccupation').sort((a, b) => a.value - b.value),
    cities: local(cities, locale),
    periodTypes: named('periodType'),
    periodMonths: of<string>('periodMonth')
      .map(({ value, count }) => ({ month: value, count }))
      .sort((a, b) => byText(a.month, b.month)),
    periodStartDates: of<string>('periodStart')
      .map(({ value, count }) => ({ start: value, count }))
      .sort((a, b) => byText(a.start, b.start)),
    periodDates: of<Dates>('periodDates')
      .map(({ value: { start, end }, count }) => ({ start, end, count }))
      .sort((a, b) => byText(a.start, b.start) || byText(a.end, b.end)),
  }
}
