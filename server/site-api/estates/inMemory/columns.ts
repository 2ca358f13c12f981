import { type Bits, noBits, setBit } from './bits'

export type Value = number | string
export type Cell = Value | null

/** One field of all listings, by row. */
export interface Column {
  set(row: number, cell: Cell): void
  /** Which of so many rows have a value that passes; one that is not known passes nothing. */
  rowsWhere(passes: (value: Value) => boolean, size: number): Bits
  /** Where a row stands in ascending order, as a number to compare; NaN when its value is not known. */
  order(): (row: number) => number
  /** What a table says of the value of a row; NaN when it says nothing. */
  place(places: ReadonlyMap<Value, number>): (row: number) => number
}

/** A place of each row among what is counted, below `NOWHERE` or that: what `placeOf` says of the key that stands in the row. */
export interface Places {
  readonly keys: Int32Array | Uint8Array
  readonly placeOf: Uint8Array
}

/** The place of a value among those that are asked for. */
export type PlaceOf = (value: Value) => number | undefined

/** The place of a value that is not known, or not one of those that are counted. */
export const NOWHERE = 255

/** Room for a row, twice as much whenever there is none: a copy of the array when it has to grow. */
export function roomFor<A extends Int32Array | Float64Array | Uint8Array | Uint16Array>(
  array: A,
  row: number,
): A {
  if (row < array.length) return array
  const larger = new (array.constructor as new (length: number) => A)(Math.max(row + 1, array.length * 2))
  larger.set(array)
  return larger
}

/** Several numbers a row: the collections it is in. */
export class ListColumn {
  private readonly lists = new Map<number, readonly number[]>()

  set(row: number, list: readonly number[]): void {
    if (list.length) this.lists.set(row, list)
    else this.lists.delete(row)
  }

  rowsWhere(passes: (value: number) => boolean, size: number): Bits {
    const bits = noBits(size)
    for (const [row, list] of this.lists) if (list.some(passes)) setBit(bits, row, true)
    return bits
  }
}
