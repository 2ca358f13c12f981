/** Most decimals any figure of the site is written with (spec §5). */
export const MAX_DECIMALS = 7

// toFixed turns to exponents from 1e21 on; no such figure has decimals left.
const fixed = (value: number, decimals: number) =>
  value < 1e21 ? value.toFixed(decimals) : BigInt(value).toString()

const grouped = (digits: string) => (digits.length > 3 ? digits.replace(/\B(?=(\d{3})+$)/g, '.') : digits)

/**
 * A figure with dot thousands and comma decimals in every language (spec §5), at most 7 decimals, no idle zeros.
 * `places` fixes the number of decimals of a figure that has any. Not a finite number: ''.
 * @example decimal(1234.5) // '1.234,5'
 * @example decimal(1234.5, { places: 2 }) // '1.234,50'
 */
export function decimal(value: number, { places }: { places?: number } = {}): string {
  if (!Number.isFinite(value)) return ''
  if (Number.isSafeInteger(value) && value >= 0) return grouped(String(value))
  const decimals = Math.min(places ?? MAX_DECIMALS, MAX_DECIMALS)
  const [whole = '0', rest = ''] = fixed(Math.abs(value), decimals).split('.')
  const trimmed = rest.replace(/0+$/, '')
  const fraction = trimmed && places ? rest : trimmed
  const sign = value < 0 && (Number(whole) > 0 || trimmed) ? '-' : ''
  return `${sign}${grouped(whole)}${fraction ? `,${fraction}` : ''}`
}
