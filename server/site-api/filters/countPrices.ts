import type { CountedRange } from '../../../src/contract/search'
import type { Found } from '../estates/inMemory/listingSearch'
import { countSteps } from './countSteps'
import type { Had } from './had'
import { PRICE_STEPS } from './rangeSteps'
import type { Wants } from './wants'

const NONE: CountedRange = { min: null, max: null, steps: [] }

/** Prices of what can be had in the listings of a query, in the same steps for every query; none unless they are asked for. */
export const countPrices = ({ table }: Found, had: Had, wants: Wants): CountedRange =>
  wants('prices') ? countSteps(table.columns.price, had, PRICE_STEPS) : NONE
