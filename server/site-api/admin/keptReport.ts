import type { ImportReport, UnknownInLines } from '../../../src/contract/asset'
import type { FieldError } from '../../../src/contract/check'
import { shortText } from './shortText'
import type { UnknownField } from './unknownFields'

const MOST_ERRORS = 1000
/** Characters of what the database says, which may repeat what it was given. */
const LONGEST_REASON = 1500
/** Fields that nothing knows which are told, each once; and characters of what one is called. */
const MOST_UNKNOWN = 100
const LONGEST_NAME = 200

/** The report of an import while it goes on. */
export class KeptReport {
  readonly report: ImportReport = { imported: 0, deleted: 0, rejected: 0, errors: [] }
  /** Numbers of lines that were refused, the first of them. */
  readonly rejectedLines: number[] = []
  private readonly unknown = new Map<string, UnknownInLines>()

  reject(line: number, kind: string, errors: readonly FieldError[]): void {
    this.report.rejected += 1
    if (this.rejectedLines.length < MOST_ERRORS) this.rejectedLines.push(line)
    this.tell(line, kind, errors)
  }

  /** What is wrong with a line, also with one that is taken all the same. */
  tell(line: number, kind: string, errors: readonly FieldError[]): void {
    for (const { field, reason } of errors) {
      if (this.report.errors.length >= MOST_ERRORS) return
      this.report.errors.push({ line, kind, field, reason: shortText(reason, LONGEST_REASON) })
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
    return this.report
  }
}
