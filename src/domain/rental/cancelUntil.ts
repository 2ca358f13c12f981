import { addDays } from './day'

/**
 * The last day, by the agency's clock, on which a guest may cancel a stay by its link (docs/decisions/410-guests-cancel-stays.md).
 * Undefined where the site leaves cancelling to the agency.
 * @param daysBefore the site's `cancelStayDays`
 * @example cancelUntil('2027-07-31', 30) // '2027-07-01'
 */
export const cancelUntil = (arrival: string, daysBefore: number | null | undefined): string | undefined =>
  typeof daysBefore === 'number' ? addDays(arrival, -daysBefore) : undefined

/** Whether a stay may still be cancelled by its link. */
export const isCancellable = (lastDay: string | undefined, today: string): boolean =>
  lastDay !== undefined && today <= lastDay
