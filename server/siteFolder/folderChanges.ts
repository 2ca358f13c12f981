import { createHash } from 'node:crypto'
import type { ImportKind, ImportLine } from '../../src/contract/importLine'
import type { PlacedLine } from './reading'

/** What a site has: digests of its things, by kind and key (`nameOf`). */
export type Known = ReadonlyMap<string, string>

type Kept = Extract<ImportLine, { data: unknown }>

/** @example nameOf('page', 7) // 'page 7' */
export const nameOf = (kind: ImportKind, key: number | string): string => `${kind} ${key}`

function keyOf(line: Kept): number | string {
  switch (line.kind) {
    case 'site':
      return 'site'
    case 'translation':
      return line.data.locale
    case 'entity':
    case 'asset':
      return line.data.name
    case 'menu':
    case 'page':
    case 'agreement':
    case 'entityItem':
      return line.data.id
    default:
      throw new Error(`A site's folder makes no ${line.kind}`)
  }
}

/** A value with the fields of its objects in one order: a database keeps them in an order of its own. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, each]) => each !== undefined)
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, each]) => [name, ordered(each)]),
  )
}

/** The same for the same thing, however it is written. Of a picture it is that of its bytes. */
export function digestOf(kind: ImportKind, data: unknown): string {
  const text =
    kind === 'asset'
      ? Buffer.from((data as { base64: string }).base64, 'base64')
      : JSON.stringify(ordered(data))
  return createHash('sha256').update(text).digest('hex')
}

/** What has to be imported for a site to be what its folder says. */
export interface FolderChanges {
  /** New or changed, in the order in which they are imported. */
  lines: PlacedLine[]
  /** Names of what the folder does not have any more. */
  gone: string[]
  /** What the site has once they are imported. */
  after: Map<string, string>
}

/** What differs between a folder and what a site is known to have. */
export function folderChanges(lines: readonly PlacedLine[], known: Known): FolderChanges {
  const after = new Map<string, string>()
  const changed: PlacedLine[] = []
  for (const placed of lines) {
    if (!('data' in placed.line)) continue
    const name = nameOf(placed.line.kind, keyOf(placed.line))
    const digest = digestOf(placed.line.kind, placed.line.data)
    after.set(name, digest)
    if (known.get(name) !== digest) changed.push(placed)
  }
  return { lines: changed, gone: [...known.keys()].filter((name) => !after.has(name)), after }
}

/** Lines that remove what is gone; they go before those that keep something, which may stand where that stood. */
export const removals = (gone: readonly string[]): ImportLine[] =>
  gone.map((name) => {
    const [kind = '', ...rest] = name.split(' ')
    const key = rest.join(' ')
    const isNumber = kind === 'menu' || kind === 'page' || kind === 'agreement' || kind === 'entityItem'
    return { kind, delete: isNumber ? Number(key) : key } as ImportLine
  })
