import type { ImportKind } from '../../../src/contract/importLine'
import type { Operation } from './operation'
import type { ParsedLine } from './parseLine'
import { WRITERS } from './writers'

/** A line that can be written, with its number. */
export type Good = Exclude<ParsedLine, { op: 'bad' | 'keep' }> & { line: number }

/** Lines of one kind and one operation that stand together, in their order. */
export interface Run extends Operation {
  lines: Good[]
}

/** What is to be written at once. Of two lines for the same thing the later one counts. */
export function runsOf(lines: Good[]): Run[] {
  const runs: Run[] = []
  for (const kind of Object.keys(WRITERS) as ImportKind[]) {
    for (const line of lines.filter((each) => each.kind === kind)) {
      const last = runs.at(-1)
      if (last?.kind === kind && last.op === line.op) last.lines.push(line)
      else runs.push({ kind, op: line.op, lines: [line] })
    }
  }
  return runs
}
