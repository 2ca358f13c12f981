import type { CountedRange, EstateFilters } from '../../contract/search'
import { LARGE_BEDROOMS } from '../../domain/search/bedrooms'
import type { FilterOptions } from '../../domain/search/filterNames'
import { FACETS } from '../../domain/search/filters'
import { NO_RANGE } from '../../siteApi/estates'

const PER_AREA = new Set(
  FACETS.flatMap(({ list, facet }) => (facet.kind === 'range' && facet.unit === 'euroPerArea' ? [list] : [])),
)

/** What is listed in `whole`, in its order, counted as in `now`; 0 where it is not there. */
const counted = <Value extends { count: number }>(
  whole: readonly Value[],
  now: readonly Value[],
  keyOf: (value: Value) => string | number,
): Value[] => {
  const counts = new Map(now.map((value) => [keyOf(value), value.count]))
  return whole.map((value) => ({ ...value, count: counts.get(keyOf(value)) ?? 0 }))
}

const range = (whole: CountedRange, now: CountedRange | undefined): CountedRange => ({
  ...whole,
  steps: counted(whole.steps, now?.steps ?? [], ({ from }) => from),
})

const each = <Value>(
  whole: Readonly<Record<string, Value>> | undefined,
  merge: (value: Value, name: string) => Value,
) => Object.fromEntries(Object.entries(whole ?? {}).map(([name, value]) => [name, merge(value, name)]))

/** Every number of bedrooms that is told apart, though nothing has it. */
function withEveryCount(bedrooms: EstateFilters['bedrooms']): EstateFilters['bedrooms'] {
  const missing = Array.from({ length: LARGE_BEDROOMS }, (_, nth) => nth + 1).filter(
    (count) => !bedrooms.some(({ value }) => value === count),
  )
  return [...bedrooms, ...missing.map((value) => ({ value, count: 0 }))].sort((a, b) => a.value - b.value)
}

/** Ranges of what a square metre costs; one that nothing of the chosen transaction tells is none to wish by. */
function withPrices(ranges: EstateFilters['ranges'] = {}, alike: EstateFilters | undefined) {
  const priced = (name: string, whole: CountedRange): (readonly [string, CountedRange])[] => {
    if (!PER_AREA.has(name)) return [[name, whole]]
    if (!alike) return [[name, NO_RANGE]]
    const told = alike.ranges?.[name]
    return told?.steps.length ? [[name, told]] : []
  }
  return Object.fromEntries(Object.entries(ranges).flatMap(([name, whole]) => priced(name, whole)))
}

/**
 * All values that the offer knows, with how many there are of each now, also where there are none. Prices are those of `alike`, of which
 * all is paid in the same way; without it they have no steps.
 */
function allOf(now: FilterOptions, whole: EstateFilters, alike: EstateFilters | undefined): FilterOptions {
  const kindsOf = (id: number) => now.headTypes.find((type) => type.id === id)?.subTypes ?? []
  return {
    ...now,
    offersAll: true,
    headTypes: counted(whole.headTypes, now.headTypes, ({ id }) => id).map((type) => ({
      ...type,
      subTypes: counted(type.subTypes, kindsOf(type.id), ({ id }) => id),
    })),
    statuses: counted(whole.statuses, now.statuses, ({ id }) => id),
    countries: counted(whole.countries, now.countries, ({ code }) => code),
    prices: range(alike?.prices ?? NO_RANGE, now.prices),
    bedrooms: counted(withEveryCount(whole.bedrooms), now.bedrooms, ({ value }) => value),
    choices: each(whole.choices, (values, name) =>
      counted(values, now.choices?.[name] ?? [], ({ value }) => value),
    ),
    ranges: each(withPrices(whole.ranges, alike), (one, name) => range(one, now.ranges?.[name])),
  }
}

/** Values to wish for: whoever asks to be told asks for what is not there yet. */
export const wishedOptions = (
  ...values: [now: FilterOptions, whole: EstateFilters, alike: EstateFilters | undefined]
): FilterOptions => ({ ...allOf(...values), isWish: true })

/** The same where nothing is found: what was not asked can still be asked. */
export const offeredAlso = (now: FilterOptions, whole: EstateFilters): FilterOptions =>
  allOf(now, whole, whole)

/** Whether people have nothing to choose from; what has no bedrooms may have prices, what is sold bedrooms. */
export const isBare = ({ headTypes, prices, bedrooms }: EstateFilters): boolean =>
  !headTypes.length || (!prices.steps.length && !bedrooms.length)
