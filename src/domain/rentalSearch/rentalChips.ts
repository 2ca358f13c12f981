import type { Locale } from '../../contract/common'
import type { RentalFilters } from '../../contract/search'
import { searchWord } from '../search/searchWords'
import { euro } from '../format/money'
import { shortDate } from '../rental/dayWords'
import { monthsName } from '../rental/calendarWords'
import {
  conditionsOf,
  patchedRental,
  withoutCondition,
  type RentalCondition,
  type RentalSearch,
} from './rentalSearch'

/** One active value of a search, as a chip to take off. */
export interface RentalChip {
  id: string
  condition: RentalCondition
  /** What is chosen: a number, or a day. */
  value: string
  label: string
  /** The search as if this value had never been chosen. */
  without: RentalSearch
}

/** What values are called. */
export interface RentalNames extends RentalFilters {
  /** Names of places by their code, in the language. */
  places?: Readonly<Record<string, string>>
}

const LISTS = {
  location: 'locations',
  city: 'cities',
  subKind: 'subKinds',
  periodType: 'periodTypes',
} as const satisfies Partial<Record<RentalCondition, keyof RentalFilters>>
type ListCondition = keyof typeof LISTS

const isList = (condition: RentalCondition): condition is ListCondition => condition in LISTS

type Worded = Exclude<RentalCondition, ListCondition>

function single(condition: Worded, search: RentalSearch, names: RentalNames, locale: Locale): string {
  const { month, monthEnd, place = '', priceMax } = search
  if (condition === 'place') return names.places?.[place] ?? place
  if (condition === 'month') return monthsName(`${month}-01`, `${monthEnd ?? month}-01`, locale)
  if (condition === 'priceMax') return searchWord('range.upTo', locale, { n: euro(priceMax) })
  const value = search[condition]
  const n = typeof value === 'number' ? value : shortDate(value ?? '', locale)
  return searchWord(`stay.${condition}`, locale, { n })
}

function chipsOf(
  search: RentalSearch,
  condition: RentalCondition,
  names: RentalNames,
  locale: Locale,
): RentalChip[] {
  if (!isList(condition))
    return [
      {
        id: condition,
        condition,
        value: String(search[condition]),
        label: single(condition, search, names, locale),
        without: withoutCondition(search, condition),
      },
    ]
  const values = search[condition] ?? []
  return values.map((value) => ({
    id: `${condition}-${value}`,
    condition,
    value: String(value),
    label: names[LISTS[condition]].find(({ id }) => id === value)?.name ?? `${value}`,
    without: patchedRental(search, { [condition]: values.filter((each) => each !== value) }),
  }))
}

/** Every active value of a search with its name, and the search without it. */
export const rentalChips = (search: RentalSearch, names: RentalNames, locale: Locale): RentalChip[] =>
  conditionsOf(search).flatMap((condition) => chipsOf(search, condition, names, locale))

/** The values of a list with those that are chosen and find nothing beside the rest, so that they can be taken off. */
export function withChosen<Option extends { value: string; label: string; count: number }>(
  options: readonly Option[],
  chips: readonly RentalChip[],
  condition: RentalCondition,
): (Option | { value: string; label: string; count: number })[] {
  const missing = chips.filter(
    (chip) => chip.condition === condition && !options.some(({ value }) => value === chip.value),
  )
  return [...missing.map(({ value, label }) => ({ value, label, count: 0 })), ...options]
}
