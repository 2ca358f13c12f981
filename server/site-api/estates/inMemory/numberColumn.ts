import { type Cell, type Column, NOWHERE, type PlaceOf, roomFor, type Value } from './columns'

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

/** Numbers of which most rows have their own: prices, places, moments (in milliseconds). */
export class NumberColumn implements Column {
  private numbers = new Float64Array(1024)
  /** By the bounds that were asked for: the step of each row, kept as the rows are. */
  private readonly steps = new Map<readonly number[], Uint8Array>()

  set(row: number, cell: Cell): void {
    this.numbers = roomFor(this.numbers, row)
    this.numbers[row] = cell === null ? NaN : Number(cell)
    for (const [bounds, steps] of this.steps) {
      const room = roomFor(steps, row)
      room[row] = stepOf(this.at(row), bounds)
      this.steps.set(bounds, room)
    }
  }

  at = (row: number): number => this.numbers[row] as number

  test(passes: (value: number) => boolean) {
    const { numbers } = this
    return (row: number) => {
      const value = numbers[row] as number
      // Not known is NaN, the one number that is not itself.
      return value === value && passes(value)
    }
  }

  order() {
    return this.at
  }

  place(places: ReadonlyMap<Value, number>) {
    return (row: number) => places.get(this.at(row)) ?? NaN
  }

  placesAt(rows: Int32Array, placeOf: PlaceOf) {
    return Uint8Array.from(rows, (row) => placeOf(this.at(row)) ?? NOWHERE)
  }

  /**
   * The step that each of these rows is in: 0 below all bounds, 1 from the first bound on.
   * @param bounds ascending, always the same array: what was found out about it is kept
   */
  stepsAt(rows: Int32Array, bounds: readonly number[]): Uint8Array {
    const steps = this.steps.get(bounds) ?? Uint8Array.from(this.numbers, (value) => stepOf(value, bounds))
    this.steps.set(bounds, steps)
    const found = new Uint8Array(rows.length)
    for (let nth = 0; nth < rows.length; nth++) found[nth] = steps[rows[nth] as number] as number
    return found
  }

  /** The first of these ascending ends by which each of these rows comes; `NOWHERE` where it comes later. */
  untilAt(rows: Int32Array, ends: readonly number[]): Uint8Array {
    const { numbers } = this
    const found = new Uint8Array(rows.length).fill(NOWHERE)
    for (let nth = 0; nth < rows.length; nth++) {
      const value = numbers[rows[nth] as number] as number
      for (let end = ends.length - 1; end >= 0 && value <= (ends[end] as number); end--) found[nth] = end
    }
    return found
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
