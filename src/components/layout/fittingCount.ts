interface Room {
  /** Width of each item in px, in order. */
  widths: readonly number[]
  /** Between two items, px. */
  gap: number
  /** Width of the item that opens the overflow, px. */
  more: number
  /** Width there is, px. */
  available: number
}

/**
 * How many items stand in the row; the others go to the overflow menu, which then needs room too (spec §2).
 * @example fittingCount({ widths: [50, 50, 50], gap: 10, more: 40, available: 160 }) // 1: 50 + 10 + 40 fits, 170 does not
 */
export function fittingCount({ widths, gap, more, available }: Room): number {
  const whole = widths.reduce((sum, width) => sum + width, 0) + gap * Math.max(0, widths.length - 1)
  if (whole <= available) return widths.length
  let used = more
  let count = 0
  for (const width of widths) {
    used += width + gap
    if (used > available) break
    count++
  }
  return count
}
