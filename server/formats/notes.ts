/** What could not be carried from one format to the other, for whoever asked for it. */
export interface Notes {
  /** A field that could not be said, once for each listing that had it. */
  unsaid(field: string): void
  /** A listing that was left out whole, and why. */
  refused(what: string, why: string): void
  /** Something about the file as a whole. */
  remark(text: string): void
}

export interface KeptNotes extends Notes {
  readonly fields: ReadonlyMap<string, number>
  readonly refusals: readonly string[]
  /** How many were left out; of these `refusals` has the first. */
  readonly refusedCount: number
  readonly remarks: readonly string[]
}

const MOST_REFUSALS = 1000
/** Kinds of fields that are told apart: of more the file is not what it says it is. */
const MOST_FIELDS = 2000

/** Notes that are counted until they are told. */
export function keepNotes(): KeptNotes {
  const fields = new Map<string, number>()
  const refusals: string[] = []
  const remarks: string[] = []
  let refusedCount = 0
  return {
    fields,
    refusals,
    remarks,
    get refusedCount() {
      return refusedCount
    },
    unsaid(field) {
      const known = fields.get(field)
      const name = known !== undefined || fields.size < MOST_FIELDS ? field : '…'
      fields.set(name, (fields.get(name) ?? 0) + 1)
    },
    refused(what, why) {
      refusedCount += 1
      if (refusals.length < MOST_REFUSALS) refusals.push(`${what}: ${why}`)
    },
    remark: (text) => void remarks.push(text),
  }
}

const SHOWN_REFUSALS = 20

/** The notes in lines for a person: the most frequent fields first. */
export function noteLines({ fields, refusals, refusedCount, remarks }: KeptNotes): string[] {
  const counted = [...fields].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
  const more = refusedCount - Math.min(refusals.length, SHOWN_REFUSALS)
  return [
    ...remarks,
    ...(refusedCount ? [`${refusedCount} left out:`] : []),
    ...refusals.slice(0, SHOWN_REFUSALS).map((refusal) => `  ${refusal}`),
    ...(more > 0 ? [`  … and ${more} more`] : []),
    ...(counted.length ? ['Could not be said, by field:'] : []),
    ...counted.map(([field, count]) => `  ${String(count).padStart(6)}  ${field}`),
  ]
}
