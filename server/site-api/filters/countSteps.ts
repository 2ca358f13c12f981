import type { CountedRange } from '../../../src/contract/search'
import type { NumberColumn } from '../estates/inMemory/numberColumn'
import type { Had } from './had'
import { rangeSteps } from './rangeSteps'
import { tally } from './tally'

/** Listings by the step that an amount of theirs is in, with the lowest and the highest of all. @param bounds `NumberColumn.steps` */
export const countSteps = (column: NumberColumn, had: Had, bounds: readonly number[]): CountedRange => ({
  ...column.extent(had.alone, had.units),
  steps: rangeSteps(bounds, tally(column.steps(bounds), had)),
})
