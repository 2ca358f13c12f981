import type { ImportReport } from '../../src/contract/asset'
import type { ImportLine } from '../../src/contract/importLine'
import { type Fault, faultText, inOrder } from './faults'
import { folderChanges, type Known, removals } from './folderChanges'
import type { PlacedLine } from './reading'

/** Imports lines into the site that a folder is of. */
export type SendLines = (lines: readonly ImportLine[]) => Promise<ImportReport>

/** What was refused of a folder that is good by itself, in the place where it was written. */
export class RefusedFolder extends Error {
  constructor(readonly faults: readonly Fault[]) {
    super(faults.map(faultText).join('\n'))
  }
}

/** Kinds that stand on every page: a change of theirs takes a whole build. */
const EVERYWHERE = new Set(['site', 'translation', 'agreement', 'menu', 'entity', 'entityItem'])

export interface Brought {
  /** What the site has now. */
  known: Map<string, string>
  /** What became of its things, in counts; '' when there was nothing to do. */
  said: string
  /** Whether it stands on every page, which takes a whole build. */
  isEverywhere: boolean
}

/** Names that the folder brought once and does not have; what is shared (`site`, `translation fr`, a kind of content) stays. */
const isTakenAway = (name: string): boolean => !/^(site|translation|entity) /.test(name)

/**
 * Brings a site what differs in its folder, and takes away what that has no more.
 * @throws RefusedFolder for what the import refuses; the rest of it is on the site then
 */
export async function bringFolder(
  lines: readonly PlacedLine[],
  known: Known,
  send: SendLines,
): Promise<Brought> {
  const changes = folderChanges(lines, known)
  const gone = changes.gone.filter(isTakenAway)
  if (!changes.lines.length && !gone.length) return { known: changes.after, said: '', isEverywhere: false }
  // The site's own line is the first of all: by it an unknown site comes to be.
  const [first, ...others] = changes.lines
  const isSite = first?.line.kind === 'site'
  const placed = isSite ? others : changes.lines
  const head = isSite ? [first.line] : []
  const removed = removals(gone)
  const { errors, rejected } = await send([...head, ...removed, ...placed.map(({ line }) => line)])
  const faults = errors.map(({ line, field, reason }): Fault => {
    const at = field.replace(/^data\.?/, '')
    const one = isSite && line === 1 ? first : placed[line - 1 - head.length - removed.length]
    return { ...(one?.placeOf(at) ?? { file: 'the folder' }), reason: `${at} ${reason}`.trim() }
  })
  if (rejected) throw new RefusedFolder(inOrder(faults))
  const added = [...changes.after.keys()].filter((name) => !known.has(name)).length
  const changed = changes.lines.length - added
  const unchanged = changes.after.size - changes.lines.length
  const kinds = [
    ...changes.lines.map(({ line }) => line.kind),
    ...gone.map((name) => name.split(' ')[0] ?? ''),
  ]
  return {
    known: changes.after,
    said: `${added} added, ${changed} changed, ${unchanged} as they were, ${gone.length} removed`,
    isEverywhere: kinds.some((kind) => EVERYWHERE.has(kind)),
  }
}
