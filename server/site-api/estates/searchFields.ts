import { COLUMN_NAMES, columnOf, type FieldKind } from './indexColumns'

/** What a search asks of a field: what it holds, or a code of the gazetteer. */
export type SearchKind = FieldKind | 'place'

export interface SearchField {
  /** Column of `listing_index`. */
  column: string
  kind: SearchKind
  /** Column it is sorted by; null when it cannot be sorted by. */
  sortColumn: string | null
  /** It says an order and nothing else. */
  isOrder?: true
}

/** Every field a search can ask for (spec §7), by the path it has in an estate; each also exists under `children.`. */
export const SEARCH_FIELDS: Readonly<Record<string, SearchField>> = {
  ...Object.fromEntries(
    COLUMN_NAMES.flatMap((column) => {
      const { kind, paths, sortedBy = column, isOrder } = columnOf(column)
      const field: SearchField = { column, kind, sortColumn: sortedBy, ...(isOrder && { isOrder }) }
      return paths.map((path) => [path, field])
    }),
  ),
  // A place of the gazetteer, by the postal codes that it has (docs/decisions/236-places-in-a-search.md).
  'address.place': { column: 'zip', kind: 'place', sortColumn: null },
  // Of a unit also those of its project: kept apart in memory.
  collections: { column: 'collections', kind: 'ids', sortColumn: null },
}

const CHILDREN = 'children.'

export interface FoundField extends SearchField {
  /** Whether the condition is on the listing itself or on any of its units. */
  level: 'listing' | 'child'
}

/** The field of a dotted path; undefined when there is none. */
export function findField(path: string): FoundField | undefined {
  const ofChild = path.startsWith(CHILDREN)
  const name = ofChild ? path.slice(CHILDREN.length) : path
  if (!Object.hasOwn(SEARCH_FIELDS, name)) return undefined
  const found = SEARCH_FIELDS[name]
  return found && { ...found, level: ofChild ? 'child' : 'listing' }
}

/** How an answer lists what exists. */
export const FIELD_LIST = `${Object.keys(SEARCH_FIELDS).join(', ')} (each also under ${CHILDREN})`
