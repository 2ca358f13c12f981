import type { RentalFilters } from '../../contract/search'
import { printRental } from './rentalAddress'
import { withoutCondition, type RentalCondition, type RentalSearch } from './rentalSearch'

type OptionList = keyof RentalFilters

/** The condition that choosing a value of a list replaces: its values are counted without it. */
const REPLACED: Readonly<Record<OptionList, RentalCondition>> = {
  locations: 'location',
  subKinds: 'subKind',
  maxOccupations: 'maxOccupation',
  cities: 'city',
  periodTypes: 'periodType',
  periodMonths: 'month',
  periodStartDates: 'periodStart',
  periodDates: 'periodEnd',
}
const LISTS = Object.keys(REPLACED) as readonly OptionList[]

export const NO_RENTAL_FILTERS: RentalFilters = {
  locations: [],
  subKinds: [],
  maxOccupations: [],
  cities: [],
  periodTypes: [],
  periodMonths: [],
  periodStartDates: [],
  periodDates: [],
}

/** Month and day of arrival stand for one another: what one can choose of either is counted without both. */
const withoutDays = (search: RentalSearch, condition: RentalCondition) =>
  condition === 'month' || condition === 'periodStart'
    ? withoutCondition(withoutCondition(search, 'periodStart'), 'month')
    : withoutCondition(search, condition)

export interface OptionSearch {
  search: RentalSearch
  /** Lists to take from the answer. */
  lists: readonly OptionList[]
}

/**
 * The searches whose values a visitor can choose from: each list with all conditions but its own, so that its counts are
 * what a choice finds. Lists that ask the same share a call; without conditions there is one.
 */
export function optionSearches(search: RentalSearch): OptionSearch[] {
  const byText = new Map<string, { search: RentalSearch; lists: OptionList[] }>()
  for (const list of LISTS) {
    const others = withoutDays(search, REPLACED[list])
    const text = printRental(others)
    const known = byText.get(text)
    if (known) known.lists.push(list)
    else byText.set(text, { search: others, lists: [list] })
  }
  return [...byText.values()]
}

/** One set of values from the answers to `optionSearches`, in the same order. */
export const mergedOptions = (
  searches: readonly OptionSearch[],
  answers: readonly RentalFilters[],
): RentalFilters =>
  Object.assign(
    {},
    NO_RENTAL_FILTERS,
    ...searches.flatMap(({ lists }, index) =>
      lists.map((list) => ({ [list]: (answers[index] ?? NO_RENTAL_FILTERS)[list] })),
    ),
  ) as RentalFilters

/** Least rooms to choose, the one that is chosen among them, each with how many units have room for so many or more. */
export function roomOptions({ maxOccupations }: RentalFilters, chosen?: number) {
  const values = new Set([...maxOccupations.map(({ value }) => value), ...(chosen ? [chosen] : [])])
  return [...values]
    .sort((a, b) => a - b)
    .map((value) => ({
      value,
      count: maxOccupations
        .filter((other) => other.value >= value)
        .reduce((sum, { count }) => sum + count, 0),
    }))
}
