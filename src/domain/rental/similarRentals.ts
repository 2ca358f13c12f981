import type { RentalSearch } from '../rentalSearch/rentalSearch'
import type { RentalCard } from './rentalCard'

/** Other units of those that were found: of the same kind in the same town first, then what has one of the two, in their order. */
export function similarRentals(
  cards: readonly RentalCard[],
  { id, type, city }: Pick<RentalCard, 'id' | 'type' | 'city'>,
  most: number,
): RentalCard[] {
  const likeness = (card: RentalCard) => Number(card.city === city) * 2 + Number(card.type === type)
  return cards
    .filter((card) => card.id !== id)
    .sort((a, b) => likeness(b) - likeness(a))
    .slice(0, most)
}

/** What finds units that are free on the days of a stay for so many, or for so many at all. */
export const rentalSearchBeside = (
  stay: { start: string; end: string } | undefined,
  persons: number,
): RentalSearch => ({
  maxOccupation: persons,
  ...(stay && { periodStart: stay.start, periodEnd: stay.end }),
  sort: 'price',
})
