import { euro, isSet } from '../format/money'
import { decimal } from '../format/number'

/**
 * A price as it stands on a pin: thousands as k, millions as M; '' when it is not set.
 * @example shortPrice(385000) // '€ 385k'
 * @example shortPrice(1250000) // '€ 1,25M'
 */
export function shortPrice(amount: number | null): string {
  if (!isSet(amount)) return ''
  if (amount < 10_000) return euro(Math.round(amount))
  const thousands = Math.round(amount / 1000)
  return thousands < 1000 ? `€ ${decimal(thousands)}k` : `€ ${decimal(Math.round(amount / 10_000) / 100)}M`
}
