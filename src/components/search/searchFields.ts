import type { FilterOptions } from '../../domain/search/filterNames'
import type { ListNode } from '../../contract/page'
import { chipsIn } from '../../domain/search/filterChips'
import { keysOf, rowOf } from '../../domain/search/filters'
import { type PartName, PARTS } from '../../domain/search/filterRows'
import type { SearchFilter } from '../../domain/search/searchFilter'
import { statusOfPage } from '../../domain/search/searchTargets'
import { tellsPrices } from '../../domain/search/toldPrices'

/** What each part of the filter is given: the search, the values to choose from, and a way to change the search. */
export interface FieldProps {
  filter: SearchFilter
  options: FilterOptions
  change: (patch: Partial<SearchFilter>) => void
  /** What is chosen is only counted until it is applied. */
  isDraft?: boolean
  /** Told when what was typed has been taken, and the visitor wants to see what it finds. */
  onTaken?: () => void
}

/** The parts that a search on a list page can be narrowed by. */
export function fieldNames(node: ListNode, filter: SearchFilter): PartName[] {
  const isOneStatus = statusOfPage({ type: 'estateList', node }) !== undefined
  const isTold = tellsPrices(node, filter)
  return PARTS.filter((name) => (name === 'offer' ? !isOneStatus : name !== 'price' || isTold))
}

/** How many wishes a part of the filter has set, as its chips say them; both ends of a range are one. */
export function chosenIn(part: PartName, filter: SearchFilter): number {
  const set = keysOf(part).filter((key) => filter[key] !== undefined)
  const ranges = new Set(set.flatMap((key) => (rowOf(key).end ? rowOf(key).list : [])))
  const sizes = set.map((key) => (rowOf(key).end ? 0 : chipsIn(filter, key)))
  return sizes.reduce((sum, size) => sum + size, ranges.size)
}

/** A value put into a list, or taken out of it. */
export const toggled = <T>(values: readonly T[] | undefined, value: T): T[] =>
  values?.includes(value) ? values.filter((each) => each !== value) : [...(values ?? []), value]
