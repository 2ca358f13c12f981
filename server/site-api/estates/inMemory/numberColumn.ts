import { type Bits, noBits, setBit } from './bits'
import { type Cell, type Column, NOWHERE, type Places, roomFor, type Value } from './columns'

/** How many of these ascending bounds an amount reaches; `NOWHERE` of one that is not known. */
export function stepOf(amount: number, bounds: readonly number[]): number {
  if (amount !== amount) return NOWHERE
  let low = 0
  let high = bounds.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (amount < (bounds[middle] as number)) high = middle
    else low = middle + 1
  }
  return low
}

/** Bounds of which a column keeps the steps; those of days are others every day. */
const MOST_BOUNDS = 4

/** Of places that stand in the rows themselves. */
const AS_IT_IS = Uint8Array.from({ length: NOWHERE + 1 }, (_, place) => place)

/** Numbers of which most rows have their own: prices, places, moments (in milliseconds). */
export class NumberColumn implements Column {
  private numbers = new Float64Array(1024)
  /** By the bounds that were asked for: the step of each row, kept as the rows are. */
  private readonly stepsBy = new Map<readonly number[], Uint8Array>()

  set(row: number, cell: Cell): void {
    this.numbers = roomFor(this.numbers, row)
    this.numbers[row] = cell === null ? NaN : Number(cell)
    for (const [bounds, steps] of this.stepsBy) {
      const room = roomFor(steps, row)
      room[row] = stepOf(this.at(row), bounds)
      this.stepsBy.set(bounds, room)
    }
  }

  at = (row: number): number => this.numbers[row] as number

  /** The numbers of these rows; NaN of one that is not known. */
  numbersAt(rows: Int32Array): Float64Array {
    const { numbers } = this
    const found = new Float64Array(rows.length)
    for (let nth = 0; nth < rows.length; nth++) found[nth] = numbers[rows[nth] as number] as number
    return found
  }

  rowsWhere(passes: (value: number) => boolean, size: number): Bits {
    const { numbers } = this
    const bits = noBits(size)
    for (let row = 0; row < size; row++) {
      const value = numbers[row] as number
      if (value === value && passes(value)) setBit(bits, row, true)
    }
    return bits
  }

  /** Which of so many rows are on this side of a bound, or at it unless it is open. As `rowsWhere` finds them, without a function a row. */
  rowsBeyond(bound: number, side: 1 | -1, isOpen: boolean, size: number): Bits {
    const { numbers } = this
    const bits = noBits(size)
    for (let first = 0; first < size; first += 32) {
      let word = 0
      for (let row = Math.min(first + 32, size) - 1; row >= first; row--) {
        // Not known is NaN, and beyond nothing.
        const by = side * ((numbers[row] as number) - bound)
        word = (word << 1) | Number(isOpen ? by > 0 : by >= 0)
      }
      bits[first >>> 5] = word
    }
    return bits
  }

  order() {
    return this.at
  }

  place(places: ReadonlyMap<Value, number>) {
    return (row: number) => places.get(this.at(row)) ?? NaN
  }

  /**
   * The step that each row is in: 0 below all bounds, 1 from the first bound on. Good until a row is set.
   * @param bounds ascending, always the same array: what was found out about it is kept
   */
  steps(bounds: readonly number[]): Places {
    let keys = this.stepsBy.get(bounds)
    if (!keys) {
      keys = Uint8Array.from(this.numbers, (value) => stepOf(value, bounds))
      const [oldest] = this.stepsBy.keys()
      if (oldest && this.stepsBy.size >= MOST_BOUNDS) this.stepsBy.delete(oldest)
      this.stepsBy.set(bounds, keys)
    }
    return { keys, placeOf: AS_IT_IS }
  }

  /** The lowest and the highest of all these rows; null where none is known. */
  extent(...parts: readonly Int32Array[]): { min: number | null; max: number | null } {
    const { numbers } = this
    let min = Infinity
    let max = -Infinity
    for (const rows of parts)
      for (let nth = 0; nth < rows.length; nth++) {
        const value = numbers[rows[nth] as number] as number
        if (value < min) min = value
        if (value > max) max = value
      }
    return min > max ? { min: null, max: null } : { min, max }
  }
}
