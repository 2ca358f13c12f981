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

const CODES = Uint8Array.from(DIGITS, (digit) => digit.charCodeAt(0))

/** Values below this have their digits taken by bits, in a fraction of the time. */
const FEW_BITS = 2 ** 30

/** Writes a value's digits so that they end before `end`; character codes, as a hundred thousand short texts take ten times as long. */
function write(codes: Uint8Array, end: number, value: number, width: number): void {
  let rest = value
  for (let at = end - 1; at >= end - width; at--) {
    codes[at] = CODES[rest % BASE] as number
    rest = Math.floor(rest / BASE)
  }
}

function writeBits(codes: Uint8Array, end: number, value: number, width: number): void {
  let rest = value
  for (let at = end - 1; at >= end - width; at--) {
    codes[at] = CODES[rest & (BASE - 1)] as number
    rest >>= 6
  }
}

/**
 * Writes numbers as a column of text, rounded to 1/`per`. Below 2^48 apart, so that eight digits hold them.
 * @example pack([3.5, 4.25], 100) // { from: 350, per: 100, width: 2, text: 'AABL' }
 */
export function pack(values: ArrayLike<number>, per = 1): Packed {
  const count = values.length
  const whole = new Float64Array(count)
  let from = count ? Infinity : 0
  let most = from
  for (let row = 0; row < count; row++) {
    const value = Math.round((values[row] as number) * per)
    whole[row] = value
    if (value < from) from = value
    if (row === 0 || value > most) most = value
  }
  const width = widthFor(most - from)
  const codes = new Uint8Array(count * width)
  const put = most - from < FEW_BITS ? writeBits : write
  for (let row = 0; row < count; row++) put(codes, (row + 1) * width, (whole[row] as number) - from, width)
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
