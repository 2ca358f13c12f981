import { COLUMN_NAMES, columnOf, newColumns } from '../indexColumns'
import { ListColumn, roomFor } from './columns'
import { FlagBits } from './flagBits'
import type { IndexedRow } from './indexedRows'

/** A listing and its units: their rows. */
interface Family {
  /** Undefined when the listing itself is archived. */
  head: number | undefined
  ids: readonly number[]
}

function byListing(rows: readonly IndexedRow[]): Map<number, IndexedRow[]> {
  const groups = new Map<number, IndexedRow[]>()
  for (const row of rows) {
    const group = groups.get(row.listing_id)
    if (group) group.push(row)
    else groups.set(row.listing_id, [row])
  }
  return groups
}

const FLAG_NAMES = COLUMN_NAMES.filter((name) => columnOf(name).kind === 'flag')

const MARK = { alone: 1, hidden: 2, sold: 4 } as const
const NO_UNITS: readonly number[] = []

/**
 * The listings of a site in memory, a column a field: what searches, counts and maps look through. Units have rows as well.
 * Families are put in whole, so that a project and its units agree.
 */
export class ListingTable {
  readonly columns = newColumns()
  readonly collections = new ListColumn()
  /** The same flags as in their columns, to be counted. */
  readonly flags = new FlagBits(FLAG_NAMES)
  /** By row, the sum of what holds of `MARK`. */
  private marks = new Uint8Array(1024)
  private rows = 0
  /** By the row of a project: what can be had in it, its published units. */
  private readonly units: (readonly number[])[] = []
  private readonly rowOf = new Map<number, number>()
  private readonly families = new Map<number, Family>()
  private readonly free: number[] = []
  private inOrder: Int32Array | undefined
  /** How often it was changed: rows that were found before may be others now. */
  changes = 0

  /** Whether a listing is what can be had itself, not a project of units. */
  isAlone = (row: number): boolean => ((this.marks[row] as number) & MARK.alone) !== 0

  /** Whether its address is hidden: its place is about a kilometre wide. */
  isHidden = (row: number): boolean => ((this.marks[row] as number) & MARK.hidden) !== 0

  /** Whether its transaction's name stands for its price (spec §2). */
  isSold = (row: number): boolean => ((this.marks[row] as number) & MARK.sold) !== 0

  /** Published units of the project in a row. */
  unitsOf = (row: number): readonly number[] => this.units[row] ?? NO_UNITS

  /** Rows of all published listings by their number, without units. Not to be changed. */
  get listings(): Int32Array {
    this.inOrder ??= Int32Array.from(
      [...this.families].sort(([a], [b]) => a - b).flatMap(([, { head }]) => head ?? []),
    )
    return this.inOrder
  }

  /** Numbers of all estates in it, units too. */
  get estateIds(): number[] {
    return [...this.rowOf.keys()]
  }

  /** By row, 1 where it is that of one of these estates, listings and units alike. */
  marked(ids: Int32Array): Uint8Array {
    const marks = new Uint8Array(this.size)
    for (const id of ids) {
      const row = this.rowOf.get(id)
      if (row !== undefined) marks[row] = 1
    }
    return marks
  }

  /** Rows, units too; those that are free again included. */
  get size(): number {
    return this.rows
  }

  /** Puts in what these families are now in place of what they were. */
  replace(listingIds: Iterable<number>, rows: readonly IndexedRow[]): void {
    this.changes += 1
    const before = new Map<number, Family | undefined>()
    for (const id of listingIds) {
      before.set(id, this.families.get(id))
      this.families.delete(id)
    }
    const now = byListing(rows)
    for (const [id, members] of now) this.families.set(id, this.putFamily(members))
    const kept = new Set(rows.map(({ id }) => id))
    for (const family of before.values()) {
      for (const id of family?.ids ?? []) if (!kept.has(id)) this.drop(id)
    }
    const same = [...before].every(([id, family]) => family?.head === this.families.get(id)?.head)
    if (!same || now.size !== before.size) this.inOrder = undefined
  }

  private putFamily(members: readonly IndexedRow[]): Family {
    const published = members.filter(({ archived }) => !archived)
    const rows = new Map(members.map((member) => [member, this.put(member)]))
    const at = (member: IndexedRow | undefined) => member && rows.get(member)
    const head = at(published.find(({ top }) => top))
    if (head !== undefined)
      this.units[head] = published.filter(({ top, child }) => child && !top).flatMap((unit) => at(unit) ?? [])
    return { head, ids: members.map(({ id }) => id) }
  }

  private put(indexed: IndexedRow): number {
    const row = this.rowOf.get(indexed.id) ?? this.free.pop() ?? this.size
    this.rowOf.set(indexed.id, row)
    for (const name of COLUMN_NAMES) this.columns[name].set(row, indexed[name])
    this.collections.set(row, indexed.collections)
    this.flags.set(row, indexed)
    this.units[row] = NO_UNITS
    this.rows = Math.max(this.rows, row + 1)
    this.marks = roomFor(this.marks, row)
    const { child, hidden, sold } = indexed
    this.marks[row] = (child ? MARK.alone : 0) + (hidden ? MARK.hidden : 0) + (sold ? MARK.sold : 0)
    return row
  }

  private drop(id: number): void {
    const row = this.rowOf.get(id)
    if (row === undefined) return
    this.rowOf.delete(id)
    this.free.push(row)
  }
}
