import { type Bits, noBits } from './bits'
import { type Cell, type Column, NOWHERE, type PlaceOf, type Places, roomFor, type Value } from './columns'

const UNKNOWN = 0

/** Values that many rows share: each is kept once, a row has its place among them. What passes is asked of each value once. */
export class SharedColumn implements Column {
  private places = new Int32Array(1024)
  private readonly values: Cell[] = [null]
  private readonly placeOf = new Map<Cell, number>([[null, UNKNOWN]])
  private ranks: Float64Array | undefined

  set(row: number, cell: Cell): void {
    this.places = roomFor(this.places, row)
    let place = this.placeOf.get(cell)
    if (place === undefined) {
      place = this.values.push(cell) - 1
      this.placeOf.set(cell, place)
      this.ranks = undefined
    }
    this.places[row] = place
  }

  rowsWhere(passes: (value: Value) => boolean, size: number): Bits {
    const { places } = this
    const passing = Uint8Array.from(this.values, (value) => (value !== null && passes(value) ? 1 : 0))
    const bits = noBits(size)
    for (let first = 0; first < size; first += 32) {
      let word = 0
      for (let row = Math.min(first + 32, size) - 1; row >= first; row--)
        word = (word << 1) | (passing[places[row] as number] as number)
      bits[first >>> 5] = word
    }
    return bits
  }

  order() {
    this.ranks ??= this.ranked()
    return this.numbered(this.ranks)
  }

  place(places: ReadonlyMap<Value, number>) {
    return this.numbered(
      Float64Array.from(this.values, (value) => (value === null ? NaN : (places.get(value) ?? NaN))),
    )
  }

  /** The places that a table gives the values of rows. Good until a row is set. */
  counted(placeOf: PlaceOf): Places {
    const ofValue = Uint8Array.from(this.values, (value) =>
      value === null ? NOWHERE : (placeOf(value) ?? NOWHERE),
    )
    return { keys: this.places, placeOf: ofValue }
  }

  private numbered(numbers: Float64Array) {
    const { places } = this
    return (row: number) => numbers[places[row] as number] as number
  }

  private ranked(): Float64Array {
    const ranks = new Float64Array(this.values.length).fill(NaN)
    const known = this.values.flatMap((value, place) => (value === null ? [] : [{ value, place }]))
    known.sort((a, b) => (a.value < b.value ? -1 : 1)).forEach(({ place }, rank) => (ranks[place] = rank))
    return ranks
  }

  /** How many different values there may be, the unknown one included; `placeAt` is below it. */
  get size(): number {
    return this.values.length
  }

  placeAt = (row: number): number => this.places[row] as number

  valueAt = (place: number): Cell => this.values[place] ?? null

  /** The values of these rows as whole numbers; 0 for the unknown one. */
  numbersAt(rows: Int32Array): Int32Array {
    const { places } = this
    const numbers = Int32Array.from(this.values, Number)
    const found = new Int32Array(rows.length)
    for (let nth = 0; nth < rows.length; nth++)
      found[nth] = numbers[places[rows[nth] as number] as number] as number
    return found
  }

  /** How many of these rows have each value, in no order. */
  tally(rows: Int32Array): { value: Value; count: number }[] {
    const { places } = this
    const counts = new Uint32Array(this.values.length)
    for (let nth = 0; nth < rows.length; nth++) {
      const place = places[rows[nth] as number] as number
      counts[place] = (counts[place] as number) + 1
    }
    return this.values.flatMap((value, place) => {
      const count = counts[place] as number
      return value !== null && count ? [{ value, count }] : []
    })
  }
}
