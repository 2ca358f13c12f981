import type { TreeDifference } from './compareTrees'

/** Files that are named of many, and changes that are told of many. */
const NAMED = 5
const TOLD = 40

const some = (files: readonly string[]) =>
  files.slice(0, NAMED).join(', ') + (files.length > NAMED ? ` and ${files.length - NAMED} more` : '')

/** The difference as a person reads it: each change once, with the files it is in, what is in most of them first. */
export function report(difference: TreeDifference): string[] {
  const { compared, onlyInFirst, onlyInSecond, changed, changes, untold } = difference
  const byCount = [...changes].sort(([, a], [, b]) => b.length - a.length)
  const others = Math.max(0, changes.size - TOLD) + untold
  return [
    ...(onlyInFirst.length ? [`Only in the first: ${some(onlyInFirst)}`] : []),
    ...(onlyInSecond.length ? [`Only in the second: ${some(onlyInSecond)}`] : []),
    ...byCount
      .slice(0, TOLD)
      .flatMap(([change, files]) => [
        `In ${files.length}: ${some([...files].sort())}`,
        ...change.split('\n').map((line) => `  ${line}`),
      ]),
    ...(others ? [`… and ${others} other changes`] : []),
    `${compared} files compared: ${changed.length} differ, ${onlyInFirst.length} are gone, ${onlyInSecond.length} have come.`,
  ]
}
