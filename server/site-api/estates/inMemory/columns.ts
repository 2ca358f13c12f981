export type Value = number | string
export type Cell = Value | null

/** One field of all listings, by row. */
interface Column {
  set(row: number, cell: Cell): void
  /** Whether the value of a row passes; one that is not known passes nothing. */
  test(passes: (value: Value) => boolean): (row: number) => boolean
  /** Where a row stands in ascending order, as a number to compare; NaN when its value is not known. */
  order(): (row: number) => number
  /** What a table says of the value of a row; NaN when it says nothing. */
  place(places: ReadonlyMap<Value, number>): (row: number) => number
}

/** Room for a row, twice as much whenever there is none: a copy of the array when it has to grow. */
function roomFor<A extends Int32Array | Float64Array>(array: A, row: number): A {
  if (row < array.length) return array
  const larger = new (array.constructor as new (length: number) => A)(Math.max(row + 1, array.length * 2))
  larger.set(array)
  return larger
}

/** Numbers of which most rows have their own: prices, places, moments (in milliseconds). */
export class NumberColumn implements Column {
  private numbers = new Float64Array(1024)

  set(row: number, cell: Cell): void {
    this.numbers = roomFor(this.numbers, row)
    this.numbers[row] = cell === null ? NaN : Number(cell)
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
}

const UNKNOWN = 0

/** Values that many rows share: each is kept once, a row has its place among them. A test looks at each value once. */
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

  test(passes: (value: Value) => boolean) {
    const { places } = this
    const passing = Uint8Array.from(this.values, (value) => (value !== null && passes(value) ? 1 : 0))
    return (row: number) => passing[places[row] as number] === 1
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

  /** The values as numbers, by their place; 0 for the unknown one. */
  numbers = (): Float64Array => Float64Array.from(this.values, Number)

  /** How many of these rows have each value, in no order. */
  tally(rows: Int32Array): { value: Value; count: number }[] {
    const { places } = this
    const counts = new Uint32Array(this.values.length)
    for (const row of rows) {
      const place = places[row] as number
      counts[place] = (counts[place] as number) + 1
    }
    return this.values.flatMap((value, place) => {
      const count = counts[place] as number
      return value !== null && count ? [{ value, count }] : []
    })
  }
}

/** Several numbers a row: the collections it is in. */
export class ListColumn {
  private readonly lists = new Map<number, readonly number[]>()

  set(row: number, list: readonly number[]): void {
    if (list.length) this.lists.set(row, list)
    else this.lists.delete(row)
  }

  test(passes: (value: number) => boolean) {
    return (row: number) => this.lists.get(row)?.some(passes) ?? false
  }
}
