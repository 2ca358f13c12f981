import { type Cell, roomFor } from './columns'

/** Bits of a row. */
const MOST = 16

/** Which of some flags are set in each row: what is counted of all of them is counted at once. */
export class FlagBits<Name extends string> {
  private bits = new Uint16Array(1024)

  constructor(readonly names: readonly Name[]) {
    if (names.length > MOST) throw new Error(`There are ${names.length} flags, and room for ${MOST}`)
  }

  /** @param cells 1 for yes */
  set(row: number, cells: Readonly<Record<Name, Cell>>): void {
    this.bits = roomFor(this.bits, row)
    this.bits[row] = this.names.reduce((sum, name, bit) => (cells[name] === 1 ? sum | (1 << bit) : sum), 0)
  }

  /** By row, the flag of `names[bit]` in each bit. Good until a row is set. */
  get byRow(): Uint16Array {
    return this.bits
  }
}
