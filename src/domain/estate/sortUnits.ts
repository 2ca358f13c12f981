import type { UnitLine } from './types'

/** Columns by which a project's units can be sorted (spec §2 project units). */
export const UNIT_SORTS = ['floor', 'area', 'price', 'status'] as const
export type UnitSort = (typeof UNIT_SORTS)[number]
export type SortDirection = 'ascending' | 'descending'

// What can be had comes first.
const STATUS_ORDER: readonly UnitLine['status'][] = [
  'FOR_SALE',
  'TO_RENT',
  'TAKE_OVER',
  'SOLD',
  'RENTED',
  'TAKEN_OVER',
]

const KEY: Readonly<Record<UnitSort, (unit: UnitLine) => number | null>> = {
  floor: ({ floorLevel }) => floorLevel,
  area: ({ areaValue }) => areaValue,
  price: ({ priceValue }) => priceValue,
  status: ({ status }) => STATUS_ORDER.indexOf(status),
}

/** Units by one column; equals keep their order, and a unit without a value stands last in both directions. */
export function sortUnits(units: readonly UnitLine[], by: UnitSort, direction: SortDirection): UnitLine[] {
  const key = KEY[by]
  const sign = direction === 'ascending' ? 1 : -1
  return [...units].sort((a, b) => {
    const [one, other] = [key(a), key(b)]
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    return sign * (one - other)
  })
}
