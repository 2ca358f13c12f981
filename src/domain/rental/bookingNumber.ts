import { textHash } from '../textHash'

/** Signs that are not taken for one another when read aloud or copied by hand. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 6

/**
 * What a reservation is called between guest and agency: six signs made of its secret id, from which the id cannot be had.
 * @example bookingNumber('pW3…') // 'K7Q-X3M'
 */
export function bookingNumber(id: string): string {
  const hash = textHash(id) >>> 0
  const signs = Array.from({ length: LENGTH }, (_, place) => {
    const rest = Math.floor(hash / SIGNS.length ** place)
    return SIGNS[rest % SIGNS.length]
  }).join('')
  return `${signs.slice(0, 3)}-${signs.slice(3)}`
}
