import type { Packed } from '../../contract/estateMap'

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const BASE = DIGITS.length

const valueOf = new Uint8Array(128)
for (let digit = 0; digit < BASE; digit++) valueOf[DIGITS.charCodeAt(digit)] = digit

function widthFor(most: number): number {
  let width = 1
  for (let room = BASE; room <= most; room *= BASE) width++
  return width
}

/** Writes a value's digits where its row stands; character codes, as a hundred thousand short texts take ten times as long. */
function write(codes: Uint8Array, row: number, value: number, width: number): void {
  let rest = value
  for (let at = (row + 1) * width - 1; at >= row * width; at--) {
    codes[at] = DIGITS.charCodeAt(rest % BASE)
    rest = Math.floor(rest / BASE)
  }
}

/**
 * Writes numbers as a column of text, rounded to 1/`per`. Below 2^48 apart, so that eight digits hold them.
 * @example pack([3.5, 4.25], 100) // { from: 350, per: 100, width: 2, text: 'AABL' }
 */
export function pack(values: readonly number[], per = 1): Packed {
  const whole = values.map((value) => Math.round(value * per))
  const from = whole.reduce((least, value) => Math.min(least, value), whole[0] ?? 0)
  const width = widthFor(whole.reduce((most, value) => Math.max(most, value - from), 0))
  const codes = new Uint8Array(whole.length * width)
  for (const [row, value] of whole.entries()) write(codes, row, value - from, width)
  return { from, per, width, text: new TextDecoder().decode(codes) }
}

/** How many rows a packed column has. */
export const rowsOf = ({ width, text }: Packed): number => Math.floor(text.length / width)

/** The number in a row of a packed column. */
export function valueAt({ from, per, width, text }: Packed, row: number): number {
  let value = 0
  for (let at = row * width; at < (row + 1) * width; at++) {
    value = value * BASE + (valueOf[text.charCodeAt(at)] ?? 0)
  }
  return (from + value) / per
}

/** The numbers of a packed column. */
export const unpack = (column: Packed): number[] =>
  Array.from({ length: rowsOf(column) }, (_, row) => valueAt(column, row))
