import type { RentalPeriodStatus } from '../../contract/rental'
import { isSet } from '../format/money'
import { daysBetween } from './day'

type Wanted = Pick<RentalPeriodStatus, 'id' | 'start' | 'type'>

/** Free stays nearest to one that is gone: those that begin closest to it, of the same kind first among equals. */
export function nearestStays(
  periods: readonly RentalPeriodStatus[],
  wanted: Wanted,
  most: number,
): RentalPeriodStatus[] {
  const distance = ({ start, type }: RentalPeriodStatus) =>
    Math.abs(daysBetween(wanted.start, start)) + (type.id === wanted.type.id ? 0 : 0.5)
  return periods
    .filter(({ id, available, price }) => available && isSet(price) && id !== wanted.id)
    .sort((a, b) => distance(a) - distance(b) || a.id - b.id)
    .slice(0, most)
}
