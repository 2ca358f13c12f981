import type { ImportReport, UnknownInLines } from '../../../src/contract/asset'
import type { FieldError } from '../../../src/contract/check'
import { shortText } from './shortText'
import type { Key } from './writer'
import type { UnknownField } from './unknownFields'

const MOST_ERRORS = 1000
/** Characters of what the database says, which may repeat what it was given. */
const LONGEST_REASON = 1500
/** Fields that nothing knows which are told, each once; and characters of what one is called. */
const MOST_UNKNOWN = 100
const LONGEST_NAME = 200
/** Characters of what a picture is called. */
const LONGEST_PICTURE = 300

/** What is wrong with a line that is taken all the same. */
export interface TellableError extends FieldError {
  /** What the line calls the picture that is left out. */
  picture?: string
  /** It was told of an import before. */
  isKnown?: boolean
}

type Told = ImportReport['errors'][number]

/** What a line calls a picture, as it is told. */
export const pictureName = (link: string): string => shortText(link, LONGEST_PICTURE)

const nameOf = (kind: string, key: Key) => `${kind} ${key}`

/** The report of an import while it goes on. */
export class KeptReport {
  readonly report: ImportReport = { imported: 0, deleted: 0, rejected: 0, errors: [] }
  /** Numbers of lines that were refused, the first of them. */
  readonly rejectedLines: number[] = []
  /** What was told of an import before, by the thing that it is of; told again as soon as that is written anew. */
  private readonly before = new Map<string, { count: number; told: Told[] }>()
  private beforeKept = 0
  private readonly unknown = new Map<string, UnknownInLines>()

  reject(line: number, kind: string, errors: readonly FieldError[]): void {
    this.report.rejected += 1
    if (this.rejectedLines.length < MOST_ERRORS) this.rejectedLines.push(line)
    this.tell(line, kind, errors)
  }

  /** What is wrong with a line, also with one that is taken all the same. */
  tell(line: number, kind: string, errors: readonly TellableError[], key: Key = ''): void {
    for (const { field, reason, picture, isKnown } of errors) {
      const told: Told = { line, kind, field, reason: shortText(reason, LONGEST_REASON) }
      if (isKnown) this.keepBefore(nameOf(kind, key), { ...told, picture: pictureName(picture ?? '') })
      else this.push(told)
    }
  }

  private keepBefore(name: string, told: Told): void {
    const of = this.before.get(name) ?? { count: 0, told: [] }
    of.count += 1
    if (this.beforeKept < MOST_ERRORS) {
      this.beforeKept += 1
      of.told.push(told)
    }
    this.before.set(name, of)
  }

  private push(told: Told): void {
    if (this.report.errors.length < MOST_ERRORS) this.report.errors.push(told)
  }

  /** Things became others by this import: what they lack is news again. */
  changed(kind: string, keys: Iterable<Key>): void {
    if (!this.before.size) return
    for (const key of keys) {
      const { told = [] } = this.before.get(nameOf(kind, key)) ?? {}
      for (const { line, field, reason } of told) this.push({ line, kind, field, reason })
      this.before.delete(nameOf(kind, key))
    }
  }

  /** A feed that has a field nobody knows has it on every line: it is told once, and counted. */
  tellUnknown(line: number, kind: string, fields: readonly UnknownField[]): void {
    for (const { field, meant } of fields) {
      const name = `${kind} ${field.replace(/\.\d+(?=\.)/g, '')}`
      const known = this.unknown.get(name)
      if (known) known.count += 1
      else if (this.unknown.size < MOST_UNKNOWN) {
        const told = { line, kind, field: shortText(field, LONGEST_NAME), count: 1 }
        this.unknown.set(name, { ...told, ...(meant !== undefined && { meant }) })
      }
    }
  }

  finish(): ImportReport {
    if (this.unknown.size) this.report.unknown = [...this.unknown.values()]
    // Some are found when they are read, others when they are written: whoever mends them reads them in order.
    this.report.errors.sort((a, b) => a.line - b.line)
    const before = [...this.before.values()]
    if (before.length) this.report.lostBefore = before.reduce((sum, { count }) => sum + count, 0)
    const known = before.flatMap(({ told }) => told).sort((a, b) => a.line - b.line)
    for (const told of known) this.push({ ...told, isKnown: true })
    return this.report
  }
}
