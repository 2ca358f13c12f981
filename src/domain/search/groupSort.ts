import { HEAD_TYPE_ID, HEAD_TYPE_ORDER } from '../../contract/ids'
import type { ListNode } from '../../contract/page'
import type { Sort } from '../../contract/search'
import { sameSort, type SortChoice, type SortType } from './sortChoice'
import { STATUS_FIELD, STATUS_ORDER } from './statusIds'

export type GroupOptions = NonNullable<ListNode['groupOptions']>

/** How a search is sorted so that the listings of a group follow each other, per way of grouping. */
const GROUP_SORT: Record<
  GroupOptions['groupBy'],
  readonly { field: string; values?: readonly (number | string)[] }[]
> = {
  TYPE: [{ field: 'general.headType.id', values: HEAD_TYPE_ORDER }],
  SUBTYPE: [
    // Projects have no subtype; their group is the last.
    { field: 'general.headType.id', values: HEAD_TYPE_ORDER.filter((id) => id !== HEAD_TYPE_ID.PROJECT) },
    { field: 'general.subType.id' },
  ],
  CITY: [{ field: 'address.city.name' }],
  STATUS: [{ field: STATUS_FIELD, values: STATUS_ORDER }],
  PRICE: [{ field: 'general.price' }],
}

/** What a visitor can sort by that a way of grouping is about. */
const SORT_OF_GROUP: Partial<Record<GroupOptions['groupBy'], SortType>> = {
  TYPE: 'type',
  SUBTYPE: 'type',
  CITY: 'city',
  PRICE: 'price',
}

/** The groups as a search sorts them: who sorts by what they are about turns the groups themselves. */
export function sortedGroups(options: GroupOptions, chosen: SortChoice, home: SortChoice): GroupOptions {
  const isAbout = SORT_OF_GROUP[options.groupBy] === chosen.sortType
  return isAbout && !sameSort(chosen, home) ? { ...options, direction: chosen.sortOrder } : options
}

/**
 * The sort of a grouped page: its groups first, in their order, then what was asked. Pages that are loaded later then add
 * to the end instead of between what is already shown. Without groups just what was asked.
 */
export function groupSort(options: GroupOptions | null | undefined, asked: readonly Sort[]): Sort[] {
  if (!options) return [...asked]
  const direction = options.direction ?? 'ASC'
  const groups = GROUP_SORT[options.groupBy].map(({ field, values }): Sort => {
    const order = values && (direction === 'DESC' ? [...values].reverse() : [...values])
    return { field, direction, ...(order && { values: order }) }
  })
  const fields = groups.filter(({ values }) => !values).map(({ field }) => field)
  return [...groups, ...asked.filter(({ field }) => !fields.includes(field))]
}
