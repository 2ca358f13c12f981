/** What a file says of itself, as far as its format has a place for it. */
export interface FileFacts {
  /** When it was made. */
  madeAt?: string | undefined
  /** Only what changed: what it lacks is not gone. */
  isPart?: boolean | undefined
}

/** What could not be carried from one format to the other, for whoever asked for it. */
export interface Notes {
  /** A field that could not be said, once for each listing that had it. */
  unsaid(field: string): void
  /** A value of a listing, at a place that is known, that is none of those which can stand there. */
  unread(what: string, field: string, value: string): void
  /** A listing that was left out whole, why, and its number where the file says by what it is known. */
  refused(what: string, why: string, id?: number): void
  /** What the file says of itself. */
  about(facts: FileFacts): void
  /** A column that the file was to have and has not. */
  missing(column: string): void
  /** In which line of the file a listing stands, of a file that somebody looks at by lines. */
  stands(line: object, at: number): void
  /** Something about the file as a whole. */
  remark(text: string): void
}

export interface KeptNotes extends Notes {
  readonly fields: ReadonlyMap<string, number>
  /** Values that could not be read, each with its listing and field; of `unreadCount` the first. */
  readonly unreadable: readonly string[]
  readonly unreadCount: number
  readonly refusals: readonly string[]
  /** How many were left out; of these `refusals` has the first. */
  readonly refusedCount: number
  readonly remarks: readonly string[]
  readonly missingColumns: readonly string[]
  /** The line of the file that an import line is of; undefined where nobody told. */
  placeOf(line: object): number | undefined
  /** Numbers of those that were left out, as far as they are known: of the others `nameless` is how many. */
  readonly refusedIds: ReadonlySet<number>
  readonly nameless: number
  readonly facts: FileFacts
}

const MOST_REFUSALS = 1000
const MOST_UNREADABLE = 20
/** Letters of a value that cannot be read. */
const LONGEST_VALUE = 40
/** Kinds of fields that are told apart: of more the file is not what it says it is. */
const MOST_FIELDS = 2000

/** Notes that are counted until they are told. */
export function keepNotes(): KeptNotes {
  const fields = new Map<string, number>()
  const unreadable: string[] = []
  const refusals: string[] = []
  const remarks: string[] = []
  const missingColumns: string[] = []
  const places = new WeakMap<object, number>()
  const refusedIds = new Set<number>()
  let unreadCount = 0
  let refusedCount = 0
  let nameless = 0
  let facts: FileFacts = {}
  return {
    fields,
    unreadable,
    refusals,
    remarks,
    missingColumns,
    refusedIds,
    get unreadCount() {
      return unreadCount
    },
    get refusedCount() {
      return refusedCount
    },
    get nameless() {
      return nameless
    },
    get facts() {
      return facts
    },
    unsaid(field) {
      const known = fields.get(field)
      const name = known !== undefined || fields.size < MOST_FIELDS ? field : '…'
      fields.set(name, (fields.get(name) ?? 0) + 1)
    },
    unread(what, field, value) {
      unreadCount += 1
      // By whole characters: no database keeps half of one.
      const text = Array.from(value.replace(/\s+/g, ' ')).slice(0, LONGEST_VALUE).join('')
      if (unreadable.length < MOST_UNREADABLE) unreadable.push(`${what}: ${field} "${text}"`)
    },
    refused(what, why, id) {
      refusedCount += 1
      if (id === undefined) nameless += 1
      else refusedIds.add(id)
      if (refusals.length < MOST_REFUSALS) refusals.push(`${what}: ${why}`)
    },
    about: (told) => {
      facts = { ...facts, ...told }
    },
    missing: (column) => void missingColumns.push(column),
    stands: (line, at) => void places.set(line, at),
    placeOf: (line) => places.get(line),
    remark: (text) => void remarks.push(text),
  }
}

const SHOWN_REFUSALS = 20

/** Columns that are not there, in a sentence; undefined where all are. */
export const missingText = ({ missingColumns }: Pick<KeptNotes, 'missingColumns'>): string | undefined =>
  missingColumns.length
    ? `The mapping names columns that the file has not: ${missingColumns.join(', ')}`
    : undefined

/** The notes in lines for a person: the most frequent fields first. */
export function noteLines(notes: KeptNotes): string[] {
  const { fields, unreadable, unreadCount, refusals, refusedCount, remarks } = notes
  const counted = [...fields].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
  const more = refusedCount - Math.min(refusals.length, SHOWN_REFUSALS)
  const missing = missingText(notes)
  return [
    ...(missing === undefined ? [] : [missing]),
    ...remarks,
    ...(refusedCount ? [`${refusedCount} left out:`] : []),
    ...refusals.slice(0, SHOWN_REFUSALS).map((refusal) => `  ${refusal}`),
    ...(more > 0 ? [`  … and ${more} more`] : []),
    ...(unreadCount ? [`Could not be read (${unreadCount}):`] : []),
    ...unreadable.map((each) => `  ${each}`),
    ...(unreadCount > unreadable.length ? [`  … and ${unreadCount - unreadable.length} more`] : []),
    ...(counted.length ? ['Could not be said, by field:'] : []),
    ...counted.map(([field, count]) => `  ${String(count).padStart(6)}  ${field}`),
  ]
}
