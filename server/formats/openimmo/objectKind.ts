import { SUB_TYPES, type EstateType } from '../../../src/contract/codes'
import type { Facts } from '../rows'
import { OBJECT_KINDS, type ObjectKind } from './objectKinds'

const IN = 'objektkategorie/objektart'
/** Free words beside the kind: a subtype that OpenImmo has no word for stands there by its code. */
const MORE = `${IN}/objektart_zusatz`

export interface ReadKind {
  type: EstateType
  subType: string | undefined
}

const isSubTypeOf = (type: EstateType, code: string) => (SUB_TYPES[type] as readonly string[]).includes(code)

/** Type and subtype of an object; undefined where it says none. */
export function readKind(facts: Facts, elements: ReadonlySet<string>): ReadKind | undefined {
  const kind = OBJECT_KINDS.find(({ element }) => elements.has(element))
  if (!kind) return undefined
  const place = `${IN}/${kind.element}@${kind.attribute}`
  const value = facts.look(place)?.toUpperCase() ?? 'KEINE_ANGABE'
  const known = Object.hasOwn(kind.values, value) ? kind.values[value] : undefined
  if (known !== undefined || value === 'KEINE_ANGABE') facts.take(place)
  const more = facts.look(MORE) ?? ''
  if (!isSubTypeOf(kind.type, more)) return { type: kind.type, subType: known || undefined }
  facts.take(MORE)
  return { type: kind.type, subType: more }
}

/** How many values mean this subtype first: of a subtype with a word of its own there is one. */
const wordFor = (kind: ObjectKind, subType: string) =>
  Object.entries(kind.values).find(([, ours]) => ours === subType)?.[0]

/** The kind of an object, as texts by place. A project is the house or flats of which it is the whole. */
export function writeKind(type: EstateType, subType: string | undefined): [place: string, text: string][] {
  const ours = type === 'PROJECT' ? 'APARTMENT' : type
  const kinds = OBJECT_KINDS.filter((kind) => kind.type === ours)
  const own = subType && kinds.find((kind) => wordFor(kind, subType))
  if (own && subType) return [[`${IN}/${own.element}@${own.attribute}`, wordFor(own, subType) ?? '']]
  const [first] = kinds.filter(({ values }) => Object.hasOwn(values, 'KEINE_ANGABE')).concat(kinds)
  if (!first) return []
  const isSayable = Object.hasOwn(first.values, 'KEINE_ANGABE')
  return [
    isSayable
      ? [`${IN}/${first.element}@${first.attribute}`, 'KEINE_ANGABE']
      : [`${IN}/${first.element}`, ''],
    ...(subType ? [[MORE, subType] as [string, string]] : []),
  ]
}
