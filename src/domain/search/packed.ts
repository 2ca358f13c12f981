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

function digits(value: number, width: number): string {
  let text = ''
  let rest = value
  for (let place = 0; place < width; place++) {
    text = DIGITS.charAt(rest % BASE) + text
    rest = Math.floor(rest / BASE)
  }
  return text
}

/**
 * Writes numbers as a column of text, rounded to 1/`per`. Below 2^48 apart, so that eight digits hold them.
 * @example pack([3.5, 4.25], 100) // { from: 350, per: 100, width: 2, text: 'AABL' }
 */
export function pack(values: readonly number[], per = 1): Packed {
  const whole = values.map((value) => Math.round(value * per))
  const from = whole.reduce((least, value) => Math.min(least, value), whole[0] ?? 0)
  const width = widthFor(whole.reduce((most, value) => Math.max(most, value - from), 0))
  return { from, per, width, text: whole.map((value) => digits(value - from, width)).join('') }
}

/** The numbers of a packed column. */
export function unpack({ from, per, width, text }: Packed): number[] {
  const rows = Math.floor(text.length / width)
  return Array.from({ length: rows }, (_, row) => {
    let value = 0
    for (let at = row * width; at < (row + 1) * width; at++) {
      value = value * BASE + (valueOf[text.charCodeAt(at)] ?? 0)
    }
    return (from + value) / per
  })
}
