import { FILTER_KEYS, type FilterKey, type FilterValue, RANGES, rowOf } from './filters'
import { DEFAULT_SORT_CHOICE, type SortChoice } from './sortChoice'

/** The conditions of a search. One that is absent does not narrow; within a list any value may hold. */
type Conditions = { [Key in FilterKey]?: FilterValue<Key> }

/**
 * What a visitor searches for: the filter query of spec §4, a condition for each row of `FILTERS`. Made by `parseSearch`,
 * `canonical` and `patched`, which leave nothing empty in it.
 */
export interface SearchFilter extends SortChoice, Conditions {}

/** Nothing asked, newest first: where every search starts (spec §4, §9). */
export const NO_FILTER: SearchFilter = { ...DEFAULT_SORT_CHOICE }

type Bounds = Partial<Record<FilterKey, number>>

const clean = (filter: Partial<SearchFilter>, key: FilterKey) => {
  const value = filter[key]
  return value === undefined ? undefined : rowOf(key).kind.clean(value)
}

/** Conditions of the same group that count before this one when both are asked at once. */
const strongerThan = (key: FilterKey): FilterKey[] => {
  const { group } = rowOf(key)
  const later = FILTER_KEYS.slice(FILTER_KEYS.indexOf(key) + 1)
  return group ? later.filter((other) => rowOf(other).group === group) : []
}
const STRONGER = new Map(FILTER_KEYS.map((key) => [key, strongerThan(key)]))

/** The one form of a search: lists sorted, bounds in order, nothing empty, the rules of spec §5 applied. */
export function canonical(filter: SearchFilter): SearchFilter {
  const cleaned = new Map(FILTER_KEYS.map((key) => [key, clean(filter, key)]))
  for (const [min, max] of RANGES) {
    const [low, high] = [cleaned.get(min), cleaned.get(max)]
    if (low !== undefined && high !== undefined && Number(low) > Number(high)) {
      cleaned.set(min, high).set(max, low)
    }
  }
  const holds = (key: FilterKey) => cleaned.get(key) !== undefined
  const kept = FILTER_KEYS.filter((key) => holds(key) && !STRONGER.get(key)?.some(holds))
  const conditions: Conditions = Object.fromEntries(kept.map((key) => [key, cleaned.get(key)]))
  return { ...conditions, sortType: filter.sortType, sortOrder: filter.sortOrder }
}

const none = (keys: readonly FilterKey[]): Partial<SearchFilter> =>
  Object.fromEntries(keys.map((key) => [key, undefined]))

/** Bounds where one was chosen beyond the other: the other is given up. */
function crossedBounds(filter: SearchFilter, patch: Partial<SearchFilter>): Partial<SearchFilter> {
  const before = filter as Bounds
  // As they will stand: what is rounded may meet the other bound.
  const boundOf = (key: FilterKey) => clean(patch, key) as number | undefined
  const crossed = RANGES.flatMap(([min, max]) => {
    const [low, high] = [boundOf(min), boundOf(max)]
    if (low && !high && low > (before[max] ?? Infinity)) return [max]
    return high && !low && high < (before[min] ?? 0) ? [min] : []
  })
  return none(crossed)
}

/** Of a group only the condition that is set now holds, as towns, a circle and a drawn area are three ways to say where. */
function rivals(patch: Partial<SearchFilter>): Partial<SearchFilter> {
  const set = FILTER_KEYS.filter((key) => {
    const value = patch[key]
    return rowOf(key).group && value !== undefined && !(Array.isArray(value) && value.length === 0)
  })
  const isPutOff = (key: FilterKey) =>
    !set.includes(key) && set.some((other) => rowOf(other).group === rowOf(key).group)
  return none(FILTER_KEYS.filter(isPutOff))
}

/**
 * The search with some conditions set, or taken off by undefined or an empty list ("updating filters merges", spec §4).
 * Where two cannot both be – a place and a circle, a lowest price above the highest – the one chosen last counts.
 */
export function patched(filter: SearchFilter, patch: Partial<SearchFilter>): SearchFilter {
  return canonical({ ...filter, ...patch, ...rivals(patch), ...crossedBounds(filter, patch) })
}

/** The search as if these conditions had never been set. */
export const without = (filter: SearchFilter, ...keys: readonly FilterKey[]): SearchFilter =>
  canonical({ ...filter, ...none(keys) })
