import { CODES, type CodeList } from '../../../src/contract/codes'
import { Estate } from '../../../src/contract/estate'
import type { Schema } from '../../../src/contract/jsonSchema'
import { LOCALES } from '../../../src/contract/locales'

/** A field of a listing that one cell can hold. */
export interface EstateField {
  path: string
  /** Of a number, a yes or no, a code, a day, a moment, a text. */
  kind: 'number' | 'integer' | 'flag' | 'code' | 'day' | 'moment' | 'text'
  minimum?: number | undefined
  codes?: readonly string[] | undefined
  /** The reference list that the codes are of, where they are of one. */
  list?: CodeList | undefined
}

/** The schema of "this or null" and of "text or text by language" without the other one. */
const branches = (schema: Schema): Schema[] => (schema.anyOf ? schema.anyOf.flatMap(branches) : [schema])

const listOf = (title = ''): CodeList | undefined =>
  (Object.keys(CODES) as CodeList[]).find((list) => title === `${list}Code`)

function fieldOf(path: string, schema: Schema): EstateField | undefined {
  const { type, enum: codes, title, minimum } = schema
  if (codes) return { path, kind: 'code', codes: codes.map(String), list: listOf(title) }
  if (title === 'Day') return { path, kind: 'day' }
  if (title === 'Moment') return { path, kind: 'moment' }
  if (type === 'number' || type === 'integer') return { path, kind: type, minimum }
  if (type === 'boolean') return { path, kind: 'flag' }
  return type === 'string' ? { path, kind: 'text' } : undefined
}

function* fieldsWithin(schema: Schema, path: string): Generator<EstateField> {
  const all = branches(schema)
  // Of what is a text or one by language, that by language says more.
  const object = all.find(({ type }) => type === 'object')
  if (object) {
    for (const [name, part] of Object.entries(object.properties ?? {}))
      if (name !== 'children') yield* fieldsWithin(part, path ? `${path}.${name}` : name)
    return
  }
  const field = all.map((each) => fieldOf(path, each)).find(Boolean)
  if (field) yield field
}

/** What is said by words of its own (`SPECIAL`), a code for number, code and names together. */
const SAID_OTHERWISE =
  /^(general\.(headType|subType|transaction|id|parentId|project)(\.|$)|status\.|isSold$|isProject$|guid$|listing\.(type|subType|status|external_id)$)/

/** Every field of a listing that a column can hold, by path; lists are not among them. */
export const ESTATE_FIELDS: ReadonlyMap<string, EstateField> = new Map(
  [...fieldsWithin(Estate as Schema, '')]
    .filter(({ path }) => !SAID_OTHERWISE.test(path))
    .map((field) => [field.path, field]),
)

/** By what visitors name a listing. */
export const REFERENCE = 'general.reference'
/** Whether visitors learn the street: without a word about it they do not. */
export const SHOWN = 'address.visible'

/** Columns that say more than one field. */
export const SPECIAL = [
  'id',
  'project',
  'type',
  'subType',
  'status',
  'pictures',
  'floorPlans',
  'videos',
] as const
export type Special = (typeof SPECIAL)[number]
export const isSpecial = (field: string): field is Special => (SPECIAL as readonly string[]).includes(field)

/** Whether a column can say it: a special one, a field, a text of which the language is that of the file. */
export const isColumnField = (field: string): boolean =>
  isSpecial(field) ||
  ESTATE_FIELDS.has(field) ||
  LOCALES.some((locale) => ESTATE_FIELDS.has(`${field}.${locale}`))
