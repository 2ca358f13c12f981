import type { EstateType } from '../../contract/codes'
import { SUB_TYPES } from '../../contract/codes'
import { HEAD_TYPE_ID, SUB_TYPE_ID } from '../../contract/ids'
import type { Query } from '../../contract/search'

/** The kind of a listing; of one that says none, the number of its type. */
export const KIND_FIELD = 'general.kind'

const KINDS = new Map(
  Object.entries(SUB_TYPES).map(([type, codes]) => [
    HEAD_TYPE_ID[type as EstateType],
    (codes as readonly string[]).flatMap((code) => SUB_TYPE_ID[code] ?? []),
  ]),
)

/** Whether a number is that of a type: among kinds it stands for all that is of it. */
export const isType = (id: number): boolean => KINDS.has(id)

/** Number of the type that is known to have a kind; undefined when none is. */
export const typeOfKind = (kind: number): number | undefined =>
  [...KINDS].find(([, kinds]) => kinds.includes(kind))?.[0]

/** Any of some kinds, or of the types among them (docs/decisions/448-a-type-beside-kinds.md). */
export function kindsPart(kinds: readonly number[]): Query {
  if (!kinds.some(isType)) return { terms: { 'general.subType.id': [...kinds] } }
  const all = kinds.flatMap((kind) => [kind, ...(KINDS.get(kind) ?? [])])
  return { terms: { [KIND_FIELD]: [...new Set(all)] } }
}
