import { HEAD_TYPE_ID } from '../../contract/ids'
import type { EstateFilters } from '../../contract/search'
import { UNGROUPED } from './groupKey'
import type { GroupOptions } from './groupSort'
import { STATUS_ID } from './statusIds'

/** How many listings each group of a list has, by the group's key. */
export type GroupTotals = Readonly<Record<string, number>>

type Counted = { id: number; count: number }
type TotalsOf = (filters: EstateFilters) => GroupTotals | undefined

const byId = (counted: readonly Counted[]) => counted.map(({ id, count }) => [String(id), count] as const)
const sum = (counted: readonly Counted[]) => counted.reduce((total, { count }) => total + count, 0)

const TOTALS_OF: Record<GroupOptions['groupBy'], TotalsOf> = {
  TYPE: ({ headTypes }) =>
    Object.fromEntries(
      byId(headTypes).map(([key, count]) => [key === String(HEAD_TYPE_ID.PROJECT) ? UNGROUPED : key, count]),
    ),
  SUBTYPE: ({ headTypes }) => ({
    ...Object.fromEntries(headTypes.flatMap(({ subTypes }) => byId(subTypes))),
    [UNGROUPED]: sum(headTypes) - sum(headTypes.flatMap(({ subTypes }) => subTypes)),
  }),
  CITY: ({ locations }) => Object.fromEntries(byId(locations)),
  STATUS: ({ statuses }) =>
    Object.fromEntries(
      Object.entries(STATUS_ID).map(([code, id]) => [code, sum(statuses.filter((one) => one.id === id))]),
    ),
  PRICE: ({ priceGroups }) =>
    priceGroups && Object.fromEntries(priceGroups.map(({ key, count }) => [key, count])),
}

/** The totals of a grouped list from the values that are counted in it; undefined where these do not tell them. */
export const groupTotals = (
  groupBy: GroupOptions['groupBy'],
  filters: EstateFilters,
): GroupTotals | undefined => TOTALS_OF[groupBy](filters)
