import type { TSchema } from '@sinclair/typebox'
import type { FieldError } from '../../../src/contract/check'
import { IMPORT_KINDS, type ImportKind } from '../../../src/contract/importLine'
import { nearest, plainName } from '../../../src/contract/nearest'

/** What a schema knows the names of: any names are right where it is open. */
interface Known {
  isOpen: boolean
  names: Map<string, Known>
}

interface JsonSchema {
  properties?: Record<string, TSchema>
  patternProperties?: object
  items?: TSchema
  anyOf?: TSchema[]
  allOf?: TSchema[]
  type?: string
}

/** Items of a list are known as the list is: of a union all that any of its branches knows. */
function learn(schema: TSchema, known: Known): Known {
  const { properties, patternProperties, items, anyOf, allOf, type } = schema as JsonSchema
  for (const branch of [...(anyOf ?? []), ...(allOf ?? []), ...(items ? [items] : [])]) learn(branch, known)
  for (const [name, part] of Object.entries(properties ?? {})) {
    const of = known.names.get(name) ?? { isOpen: false, names: new Map<string, Known>() }
    known.names.set(name, learn(part, of))
  }
  const saysNothing =
    !properties && !items && !anyOf && !allOf && (!type || type === 'object' || type === 'array')
  if (patternProperties || saysNothing) known.isOpen = true
  return known
}

interface OfKind {
  known: Known
  /** Where each name of the kind stands, by its plain form: a field is often put one level too high. */
  places: Map<string, string>
}

function placesOf(known: Known, path: string, places = new Map<string, string>()): Map<string, string> {
  for (const [name, deeper] of known.names) {
    const own = path ? `${path}.${name}` : name
    const plain = plainName(name)
    if (!places.has(plain)) places.set(plain, own)
  }
  for (const [name, deeper] of known.names) placesOf(deeper, path ? `${path}.${name}` : name, places)
  return places
}

const made = new Map<ImportKind, OfKind>()

function ofKind(kind: ImportKind): OfKind {
  const there = made.get(kind)
  if (there) return there
  const known = learn(IMPORT_KINDS[kind], { isOpen: false, names: new Map() })
  const of = { known, places: placesOf(known, '') }
  made.set(kind, of)
  return of
}

/** A line with more of them is of another kind, or of another program. */
const MOST = 20

function reasonFor(name: string, known: Known, places: Map<string, string>): string {
  const near =
    [...known.names.keys()].find((each) => plainName(each) === plainName(name)) ??
    nearest(name, known.names.keys()) ??
    places.get(plainName(name))
  return `is not a known field, so it is shown nowhere${near ? `: did you mean "${near}"?` : ''}`
}

/**
 * Fields of a line's data that nothing knows, each with the known one that was probably meant (docs/decisions/343-fields-nobody-knows.md).
 * A name elsewhere in the kind is told with its whole path.
 */
export function unknownFields(kind: ImportKind, data: unknown): FieldError[] {
  const { known: root, places } = ofKind(kind)
  const found: FieldError[] = []
  const look = (value: unknown, known: Known, path: string): void => {
    if (typeof value !== 'object' || value === null || known.isOpen || found.length >= MOST) return
    if (Array.isArray(value)) {
      for (let at = 0; at < value.length; at++) look(value[at], known, `${path}.${at}`)
      return
    }
    for (const name in value) {
      const deeper = known.names.get(name)
      const own = `${path}.${name}`
      if (deeper) look((value as Record<string, unknown>)[name], deeper, own)
      // What no name is known of is no object, as the schema tells by itself.
      else if (known.names.size) found.push({ field: own, reason: reasonFor(name, known, places) })
    }
  }
  look(data, root, 'data')
  return found.slice(0, MOST)
}
