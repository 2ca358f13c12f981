import type { RentalPeriod } from '../../contract/rental'
import { printRental } from '../rentalSearch/rentalAddress'
import type { RentalSearch } from '../rentalSearch/rentalSearch'

type Chosen = Pick<RentalPeriod, 'start' | 'end'> & { type: { id: number } }

/**
 * The query, without its '?', by which the address of a unit's page asks for what is chosen there, in the names of the list
 * (docs/decisions/415-the-address-follows-the-stay.md). '' where nothing is asked.
 * @param asked what the address asked for when the page was opened
 * @param stay undefined while none is chosen, null once it is reserved: its days would be told as taken
 * @param persons undefined while as many as were asked for
 */
export function stayQuery(
  asked: RentalSearch,
  stay: Chosen | null | undefined,
  persons: number | undefined,
): string {
  const { periodStart, periodEnd, ...rest } = asked
  const days = { ...(periodStart && { periodStart }), ...(periodEnd && { periodEnd }) }
  return printRental({
    ...rest,
    ...(stay === undefined && days),
    // A day of arrival takes the place of a month.
    ...(stay && { periodStart: stay.start, periodEnd: stay.end, periodType: [stay.type.id] }),
    ...(persons !== undefined && { maxOccupation: persons }),
  })
}
