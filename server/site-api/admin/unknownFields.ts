import { IMPORT_KINDS, type ImportKind } from '../../../src/contract/importLine'
import type { Schema } from '../../../src/contract/jsonSchema'
import { isLanguage } from '../../http/storable'
import { nearest, plainName } from '../../nearest'

/** What a schema knows the names of: any names are right where it is open. */
interface Known {
  isOpen: boolean
  names: Map<string, Known>
}

type OfSchema = Omit<Schema, 'items'> & { items?: Schema; allOf?: Schema[] }

const nothingKnown = (): Known => ({ isOpen: false, names: new Map() })

/** Items of a list are known as the list is: of a union all that any of its branches knows. What recurs is what it is within. */
function learn(schema: OfSchema, known: Known, byId: ReadonlyMap<string, Known>): Known {
  const { $id, $ref, properties, patternProperties, items, anyOf = [], allOf = [], type } = schema
  const within = $id ? new Map([...byId, [$id, known]]) : byId
  for (const branch of [...anyOf, ...allOf, ...(items ? [items] : [])]) {
    const recurring = branch.$ref && within.get(branch.$ref)
    if (recurring) for (const [name, part] of recurring.names) known.names.set(name, part)
    else learn(branch as OfSchema, known, within)
  }
  for (const [name, part] of Object.entries(properties ?? {})) {
    const recurring = within.get(part.$ref ?? (part.items as Schema | undefined)?.$ref ?? '')
    const of = known.names.get(name) ?? nothingKnown()
    known.names.set(name, recurring ?? learn(part as OfSchema, of, within))
  }
  const saysNothing =
    !properties &&
    !items &&
    !anyOf.length &&
    !allOf.length &&
    (!type || type === 'object' || type === 'array')
  if (patternProperties || (saysNothing && !$ref)) known.isOpen = true
  return known
}

interface OfKind {
  known: Known
  /** Where each name of the kind stands, by its plain form: a field is often put one level too high. */
  places: Map<string, string>
}

function placesOf(root: Known): Map<string, string> {
  const places = new Map<string, string>()
  const seen = new Set<Known>()
  let level = [{ known: root, path: '' }]
  while (level.length) {
    const parts = level.flatMap(({ known, path }) => {
      if (seen.has(known)) return []
      seen.add(known)
      return [...known.names].map(([name, part]) => ({ known: part, path: path ? `${path}.${name}` : name }))
    })
    for (const { path } of parts) {
      const plain = plainName(path.split('.').at(-1) ?? '')
      if (!places.has(plain)) places.set(plain, path)
    }
    level = parts
  }
  return places
}

const made = new Map<ImportKind, OfKind>()

function ofKind(kind: ImportKind): OfKind {
  const there = made.get(kind)
  if (there) return there
  const known = learn(IMPORT_KINDS[kind] as OfSchema, nothingKnown(), new Map())
  const of = { known, places: placesOf(known) }
  made.set(kind, of)
  return of
}

/** A field that nothing knows, by dotted path, and the known one that was probably meant; one elsewhere in the kind with its whole path. */
export interface UnknownField {
  field: string
  meant?: string
}

/** A line with more of them is of another kind, or of another program. */
const MOST = 20

function meantBy(name: string, { names }: Known, places: Map<string, string>): string | undefined {
  const known = [...names.keys()]
  // Of a language that there is not, no other one was meant.
  if (known.every(isLanguage)) return undefined
  const plain = plainName(name)
  return known.find((each) => plainName(each) === plain) ?? places.get(plain) ?? nearest(name, known)
}

/** Fields of a line's data that nothing knows (docs/decisions/343-fields-nobody-knows.md). */
export function unknownFields(kind: ImportKind, data: unknown): UnknownField[] {
  const { known: root, places } = ofKind(kind)
  const found: UnknownField[] = []
  const path: string[] = ['data']
  const look = (value: unknown, known: Known): void => {
    // What no name is known of is no object, as the schema tells by itself.
    if (typeof value !== 'object' || value === null || known.isOpen || !known.names.size) return
    const isList = Array.isArray(value)
    for (const name of Object.keys(value)) {
      if (found.length >= MOST) return
      path.push(name)
      const deeper = isList ? known : known.names.get(name)
      if (deeper) look((value as Record<string, unknown>)[name], deeper)
      else {
        const meant = meantBy(name, known, places)
        found.push({ field: path.join('.'), ...(meant && { meant }) })
      }
      path.pop()
    }
  }
  look(data, root)
  return found
}
