import type { Statement } from './statements'

/** Statements that stand in one place of one file and not in the other. */
export interface Change {
  gone: Statement[]
  come: Statement[]
}

/** Statements between what two files begin and end with alike that are compared each with each: it takes the square of them. */
const MOST = 800

/** Lengths of the longest common sequences of what follows in both. */
function commonLengths(a: readonly Statement[], b: readonly Statement[]): Uint16Array[] {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  for (let i = a.length - 1; i >= 0; i--) {
    const [row, below] = [rows[i], rows[i + 1]] as [Uint16Array, Uint16Array]
    for (let j = b.length - 1; j >= 0; j--)
      row[j] = a[i] === b[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0)
  }
  return rows
}

/** Of two long files with as many statements: each place with what stands there in the other. */
const changesByPlace = (a: readonly Statement[], b: readonly Statement[]): Change[] =>
  a.flatMap((was, at) => (was === b[at] ? [] : [{ gone: [was], come: [b[at] as Statement] }]))

function changesBetween(a: readonly Statement[], b: readonly Statement[]): Change[] {
  if (!a.length && !b.length) return []
  if (a.length > MOST || b.length > MOST)
    return a.length === b.length ? changesByPlace(a, b) : [{ gone: [...a], come: [...b] }]
  const lengths = commonLengths(a, b)
  const changes: Change[] = []
  let change: Change | undefined
  const length = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = 0, j = 0; i < a.length || j < b.length;) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      change = undefined
      i++
      j++
      continue
    }
    if (!change) changes.push((change = { gone: [], come: [] }))
    if (j >= b.length || (i < a.length && length(i + 1, j) >= length(i, j + 1)))
      change.gone.push(a[i++] as Statement)
    else change.come.push(b[j++] as Statement)
  }
  return changes
}

/** Where two files say something else, in the order of the first. */
export function changesOf(a: readonly Statement[], b: readonly Statement[]): Change[] {
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let [endA, endB] = [a.length, b.length]
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--
    endB--
  }
  return changesBetween(a.slice(start, endA), b.slice(start, endB))
}

/** Characters of a long statement that are told, from a little before where it differs. */
const TOLD = 160
const BEFORE = 40

function cut(text: string, at = 0): string {
  const from = text.length > TOLD ? Math.max(0, Math.min(at - BEFORE, text.length - TOLD)) : 0
  const part = text.slice(from, from + TOLD)
  return copied(`${from ? '…' : ''}${part}${from + TOLD < text.length ? '…' : ''}`)
}

/** Statements that are told of one change. */
const MOST_TOLD = 8

const listed = (what: string, statements: readonly Statement[]): string[] => [
  ...statements.slice(0, MOST_TOLD).map((each) => `${what}   ${cut(each)}`),
  ...(statements.length > MOST_TOLD ? [`${what}   … ${statements.length - MOST_TOLD} more`] : []),
]

function firstDifference(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return at
}

/** A text of its own: a part of a long one would keep all of it in memory. */
const copied = (text: string): string => Buffer.from(text).toString()

/** A change as a person reads it, a line for each statement. */
export function inWords({ gone, come }: Change): string[] {
  if (gone.length !== come.length) return [...listed('gone', gone), ...listed('come', come)]
  return gone.slice(0, MOST_TOLD).flatMap((was, index) => {
    const is = come[index] as Statement
    const at = firstDifference(was, is)
    return [`was    ${cut(was, at)}`, `is     ${cut(is, at)}`]
  })
}
