import type { RentalPeriodStatus } from '../../contract/rental'
import type { RentalSearch } from '../rentalSearch/rentalSearch'

/** Days that were looked for, or sent by somebody, and that cannot be had. */
export interface MissedStay {
  start: string
  /** Undefined where the day of arrival was asked alone and no stay begins on it. */
  end?: string
  /** Somebody has them; else they never were to let. */
  isTaken: boolean
}

/** What was asked for by its days and is not free; undefined where it is, or where no day was asked for. */
export function missedStay(
  periods: readonly RentalPeriodStatus[],
  { periodStart, periodEnd, periodType }: Pick<RentalSearch, 'periodStart' | 'periodEnd' | 'periodType'>,
): MissedStay | undefined {
  if (!periodStart) return undefined
  const meant = periods.filter(
    ({ start, end, type }) =>
      start === periodStart &&
      (!periodEnd || end === periodEnd) &&
      (!periodType || periodType.includes(type.id)),
  )
  if (meant.some(({ available }) => available)) return undefined
  const end = periodEnd ?? meant[0]?.end
  return { start: periodStart, ...(end && { end }), isTaken: meant.length > 0 }
}
