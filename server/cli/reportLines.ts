import type { ImportReport, KindChanges, UnknownInLines } from '../../src/contract/asset'

const SHOWN = 20

const sumOf = (changes: readonly KindChanges[], of: 'added' | 'changed' | 'unchanged') =>
  changes.reduce((sum, each) => sum + each[of], 0)

/** A file of hundreds in which one thing is another says so: how many lines were taken tells nobody what became of the site. */
function countsOf({ imported, deleted, rejected, changes }: ImportReport): string {
  const kept = changes
    ? `${sumOf(changes, 'added')} added, ${sumOf(changes, 'changed')} changed, ${sumOf(changes, 'unchanged')} as they were`
    : `${imported} imported`
  return `${kept}, ${deleted} removed, ${rejected} rejected`
}

function changesOf({ kind, added, changed, unchanged, removed }: KindChanges): string {
  const told = [
    `${added} added`,
    `${changed} changed`,
    `${unchanged} as they were`,
    ...(removed ? [`${removed} removed`] : []),
  ]
  return `  ${kind}: ${told.join(', ')}`
}

/** What no field of the contract is called, in lines for a person; the first in full. */
export const unknownLines = (unknown: readonly UnknownInLines[]): string[] => [
  ...unknown.slice(0, SHOWN).map(unknownLine),
  ...(unknown.length > SHOWN ? [`  … and ${unknown.length - SHOWN} more unknown fields`] : []),
]

/** Which listings of those that go are named; undefined where none is. */
export function removedText({ removed = [], deleted }: Pick<ImportReport, 'removed' | 'deleted'>) {
  if (!removed.length) return undefined
  const more = deleted - removed.length
  return `removed: ${removed.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

function unknownLine({ line, kind, field, meant, count }: UnknownInLines): string {
  const near = meant === undefined ? '' : `; did you mean ${meant}?`
  const times = count > 1 ? ` (${count} times)` : ''
  return `  line ${line}: ${kind} ${field} is not a known field, so it is shown nowhere${near}${times}`
}

/** In place of pictures that were named before. */
export const lostBeforeText = (count: number): string =>
  `${count === 1 ? '1 picture is' : `${count} pictures are`} left out as before; the status page (/status) lists them`

/** What an import did, or would do, in lines for a person; the first mistakes in full. */
export function reportLines(report: ImportReport): string[] {
  const { deleted, errors: all, dryRun, changes = [], removed = [], refused, unknown = [] } = report
  const counts = countsOf(report)
  // A dry run is asked to tell all; of what is done a photo that is lost is told once.
  const errors = dryRun ? all : all.filter(({ isKnown }) => !isKnown)
  const before = dryRun ? 0 : (report.lostBefore ?? 0)
  const shown = errors
    .slice(0, SHOWN)
    .map(
      ({ line, kind, field, reason }) => `  line ${line}: ${[kind, field, reason].filter(Boolean).join(' ')}`,
    )
  const more = errors.length - shown.length
  const gone = removedText({ removed, deleted })
  return [
    dryRun ? `A dry run, nothing was kept. It would be: ${counts}` : counts,
    ...(changes.length > 1 ? changes.map(changesOf) : []),
    ...(gone ? [`  ${gone}`] : []),
    ...(refused ? [`  --full ${refused}`] : []),
    ...shown,
    ...(more > 0 ? [`  … and ${more} more mistakes`] : []),
    ...(before ? [`  ${lostBeforeText(before)}`] : []),
    ...unknownLines(unknown),
  ]
}
