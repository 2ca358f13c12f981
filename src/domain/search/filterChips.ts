import type { Locale } from '../../contract/common'
import { chipLabel } from './chipLabel'
import type { FilterNames, Say } from './filterNames'
import { PARTS } from './filterRows'
import { READY_CONDITIONS, rowOf, type FilterKey } from './filters'
import { conditionsOf } from './relaxations'
import { patched, without, type SearchFilter } from './searchFilter'

/** One active value of a filter, as a chip to take off. */
export interface FilterChip {
  /** Unique among the chips of a search: `city-44021`. */
  id: string
  condition: FilterKey
  label: string
  /** The search as if this value had never been chosen. */
  without: SearchFilter
}

/** The search without one value of a list; without the condition when it was the last. */
const withoutValue = (filter: SearchFilter, key: FilterKey, values: readonly unknown[], value: unknown) =>
  patched(filter, { [key]: values.filter((each) => each !== value) })

/** Whether it may be of any condition that one can move into, and of no other: that is one wish. */
const isReady = (values: readonly (string | number)[]) =>
  values.length === READY_CONDITIONS.length && READY_CONDITIONS.every((code) => values.includes(code))

/** The values of a condition that are a chip each; undefined where all of it is one. */
function valuesApart(filter: SearchFilter, condition: FilterKey) {
  if (!rowOf(condition).kind.isList) return undefined
  const values = filter[condition] as readonly (string | number)[]
  return condition === 'condition' && isReady(values) ? undefined : values
}

function chipsOf(
  filter: SearchFilter,
  condition: FilterKey,
  names: FilterNames,
  locale: Locale,
  say: Say,
): FilterChip[] {
  const label = (value: unknown) => chipLabel(condition, value, names, locale, say)
  if (!rowOf(condition).kind.isList) {
    const text = label(filter[condition])
    return [{ id: condition, condition, label: text, without: without(filter, condition) }]
  }
  const values = valuesApart(filter, condition)
  if (!values) {
    const text = say('chip.is', { name: say('filter.condition'), value: say('condition.ready') })
    return [{ id: 'condition-ready', condition, label: text, without: without(filter, condition) }]
  }
  return values.map((value) => ({
    id: `${condition}-${value}`,
    condition,
    label: label(value),
    without: withoutValue(filter, condition, values, value),
  }))
}

/** How many chips a condition of a search has, once all of them have a name. */
export const chipsIn = (filter: SearchFilter, condition: FilterKey): number =>
  valuesApart(filter, condition)?.length ?? 1

/** How many a search has. */
export const chipCount = (filter: SearchFilter): number =>
  conditionsOf(filter).reduce((sum, condition) => sum + chipsIn(filter, condition), 0)

/**
 * Every active value of a search that has a name by now, with the search without it, in the order of the address.
 * @param say looks up the words of the filter in the same language
 */
export const filterChips = (
  filter: SearchFilter,
  names: FilterNames,
  locale: Locale,
  say: Say,
): FilterChip[] =>
  conditionsOf(filter)
    .flatMap((condition) => chipsOf(filter, condition, names, locale, say))
    .filter(({ label }) => label !== '')

const partOf = ({ condition }: FilterChip) => PARTS.indexOf(rowOf(condition).part)

/** The same as one says a search: its conditions in the order of the filter, what is on offer first. */
export const saidChips = (...search: Parameters<typeof filterChips>): FilterChip[] =>
  filterChips(...search).sort((a, b) => partOf(a) - partOf(b))
