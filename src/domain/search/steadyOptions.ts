import type { CountedRange } from '../../contract/search'
import type { FilterOptions } from './filterNames'

interface Counted {
  count: number
}

/** The values of now, and in their places those that were there before, which find nothing now. */
function steady<T extends Counted>(
  before: readonly T[],
  now: readonly T[],
  keyOf: (value: T) => unknown,
): T[] {
  const known = new Set(now.map(keyOf))
  const all = [...now]
  for (const [place, value] of before.entries()) {
    if (known.has(keyOf(value))) continue
    // Behind the one that it stood behind.
    const neighbour = before.slice(0, place).findLast((one) => all.some((two) => keyOf(two) === keyOf(one)))
    const at = neighbour ? all.findIndex((one) => keyOf(one) === keyOf(neighbour)) + 1 : 0
    all.splice(at, 0, { ...value, count: 0 })
  }
  return all
}

const steadyRange = (before: CountedRange | undefined, now: CountedRange): CountedRange =>
  before ? { ...now, steps: steady(before.steps, now.steps, ({ from }) => from) } : now

type Kept = NonNullable<FilterOptions['kept']>

/** The values of each list that were offered. */
const offered = ({ choices = {}, kept = {} }: FilterOptions): Kept =>
  Object.fromEntries(
    Object.entries(choices).map(([list, values]) => [
      list,
      values.filter(({ value, count }) => count > 0 || kept[list]?.includes(value)).map(({ value }) => value),
    ]),
  )

/**
 * Values to choose from, with all that stood there: what goes by another choice meanwhile stays in its place, as a finger may be on its
 * way to what stands below it. It finds nothing.
 */
export const steadyOptions = (before: FilterOptions, now: FilterOptions): FilterOptions => ({
  ...now,
  headTypes: steady(before.headTypes, now.headTypes, ({ id }) => id).map((type) => ({
    ...type,
    subTypes: steady(
      before.headTypes.find(({ id }) => id === type.id)?.subTypes ?? [],
      type.subTypes,
      ({ id }) => id,
    ),
  })),
  statuses: steady(before.statuses, now.statuses, ({ id }) => id),
  countries: steady(before.countries, now.countries, ({ code }) => code),
  prices: steadyRange(before.prices, now.prices),
  bedrooms: steady(before.bedrooms, now.bedrooms, ({ value }) => value),
  kept: offered(before),
  ...(now.ranges && {
    ranges: Object.fromEntries(
      Object.entries(now.ranges).map(([list, range]) => [list, steadyRange(before.ranges?.[list], range)]),
    ),
  }),
})
