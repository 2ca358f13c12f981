import type { RentalFilters } from '../../contract/search'
import type { RentalChip } from '../../domain/rentalSearch/rentalChips'
import type { RentalCondition, RentalSearch } from '../../domain/rentalSearch/rentalSearch'

/** What each part of the filter is given: the search, what is chosen by name, the values to choose from, and a way to change it. */
export interface RentalFieldProps {
  search: RentalSearch
  chips: readonly RentalChip[]
  options: RentalFilters
  change: (patch: Partial<RentalSearch>) => void
  /** What is chosen is only counted until it is applied. */
  isDraft?: boolean
}

/** The parts of the filter in their order, with the conditions that each has: when and for how many first. */
const RENTAL_PARTS = {
  dates: ['month', 'periodType', 'periodStart', 'periodEnd'],
  guests: ['maxOccupation'],
  where: ['location', 'place', 'city'],
  kind: ['subKind'],
  price: ['priceMax'],
} as const satisfies Record<string, readonly RentalCondition[]>
export type RentalPart = keyof typeof RENTAL_PARTS
export const RENTAL_PART_NAMES = Object.keys(RENTAL_PARTS) as readonly RentalPart[]

/** How many values a part of the filter has set. */
export const chosenIn = (part: RentalPart, chips: readonly RentalChip[]): number =>
  chips.filter(({ condition }) => (RENTAL_PARTS[part] as readonly RentalCondition[]).includes(condition))
    .length
