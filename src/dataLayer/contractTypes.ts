import { untold } from '../contract/common'
import type { Schema } from '../contract/jsonSchema'
import { LOCALES } from '../contract/locales'

export type Values = Readonly<Record<string, unknown>>

/** A field as Gatsby's schema builder takes it; without `resolve` it is read from the value as it is. */
export interface ContractField {
  type: string
  description?: string
  resolve?: (source: Values) => unknown
}
export type ContractFields = Record<string, ContractField>

/** A type that GraphQL knows because the contract has it: an object with fields, or a list of codes. */
type ContractType = { name: string; description?: string } & (
  { fields: ContractFields } | { values: readonly string[] }
)

/** Types by their names; `made` remembers of which schema, so that one name never stands for two things. */
interface Types {
  all: Map<string, ContractType>
  made: Map<string, string>
  /** Name of the type that a recursive schema is. */
  recursive: Map<string, string>
}

const NAME = /^(?!__)[A-Za-z_]\w*$/
/** Texts that Gatsby compares as moments, so that `gt` and `lt` can be asked of them. */
const MOMENTS: readonly (string | undefined)[] = ['Day', 'Moment']
const INT = { least: -(2 ** 31), most: 2 ** 31 - 1 }

const isNull = ({ type }: Schema) => type === 'null'
const isText = ({ type, enum: values }: Schema) => type === 'string' && !values
const isScalar = ({ type }: Schema) => ['string', 'number', 'integer', 'boolean'].includes(type ?? '')
/** What a schema may be besides null, unions in it taken apart. */
const branchesOf = (schema: Schema): Schema[] =>
  schema.anyOf?.filter((branch) => !isNull(branch)).flatMap(branchesOf) ?? [schema]
/** A text in one language or in several: `floor: '2'`, `floor: { nl: '2e verdieping' }`. */
const isTextOrLocalized = (branches: readonly Schema[]) =>
  branches.length === 2 && branches.some(isText) && branches.some(({ title }) => title === 'Localized')
/** The value that tells the branches of a union apart: `kind: 'picture'`. */
const tagOf = ({ properties = {} }: Schema) => Object.keys(properties).find((key) => properties[key]?.const)

/** @example partName('flood_information') // 'FloodInformation' */
const partName = (key: string) => key.replace(/(?:^|_)([a-z])/gi, (_, letter: string) => letter.toUpperCase())
const singular = (name: string) => name.replace(/s$/, '')

function enumType(schema: Schema, name: string, types: Types): string {
  const values = (schema.enum ?? [schema.const]).map(String)
  if (!values.every((value) => NAME.test(value) && !['true', 'false', 'null'].includes(value)))
    return 'String'
  return define(types, schema, name, () => ({ name, values }))
}

/** Makes a type once. @throws Error when another schema has its name. */
function define(types: Types, schema: Schema, name: string, make: () => ContractType): string {
  const source = JSON.stringify(schema)
  const before = types.made.get(name)
  if (before === source) return name
  if (before) throw new Error(`Two parts of the contract would be the GraphQL type ${name}`)
  types.made.set(name, source)
  types.all.set(name, make())
  return name
}

function scalar({ type, title, minimum, maximum }: Schema): string {
  if (type === 'boolean') return 'Boolean'
  if (type === 'string') return MOMENTS.includes(title) ? 'Date' : 'String'
  // A whole number that may be larger than an Int of GraphQL would fail when it is asked for.
  const fits = (minimum ?? -Infinity) >= INT.least && (maximum ?? Infinity) <= INT.most
  return type === 'integer' && fits ? 'Int' : 'Float'
}

/** One type for a union of objects: what all may hold, `null` where a kind has no such field. */
function merged(schema: Schema, branches: readonly Schema[], name: string, types: Types): string {
  const tag = tagOf(branches[0] ?? {})
  if (!tag || !branches.every((branch) => tagOf(branch) === tag))
    throw new Error(`${name} is a union without a tag: GraphQL has no type for it`)
  const keys = [...new Set(branches.flatMap(({ properties = {} }) => Object.keys(properties)))]
  const properties = Object.fromEntries(
    keys.map((key) => {
      const found = branches.flatMap(({ properties = {} }) => properties[key] ?? [])
      if (key !== tag) return [key, { anyOf: found.flatMap(branchesOf) }]
      return [key, { type: 'string', enum: found.map((each) => each.const) }]
    }),
  )
  const tellings = branches.flatMap(({ description, properties = {} }) =>
    description ? [`${String(properties[tag]?.const)}: ${description}`] : [],
  )
  const description = [schema.description, ...tellings].filter(Boolean).join(' ')
  const whole = { type: 'object', properties, required: [tag], ...(description && { description }) }
  return typeOf(whole, name, types)
}

function union(schema: Schema, name: string, types: Types): string {
  const whole = branchesOf(schema).map(untold)
  const branches = [...new Map(whole.map((branch) => [JSON.stringify(branch), branch])).values()]
  const [first, ...others] = branches
  if (first && !others.length) return typeOf(first, name, types)
  if (isTextOrLocalized(branches))
    return typeOf(branches.find((branch) => !isText(branch)) ?? {}, name, types)
  // What may be a text, a number or a boolean keeps its kind, and can be compared.
  return branches.every(isScalar) ? 'JSON' : merged(schema, branches, name, types)
}

/** Name of a schema's type, a null of it left aside; makes the type when it is a new one. */
function typeOf(field: Schema, place: string, types: Types): string {
  const schema = untold(field)
  const name = schema.title && !isScalar(schema) ? schema.title : place
  if (schema.$ref) return types.recursive.get(schema.$ref) ?? 'JSON'
  if (schema.anyOf) return union(schema, place, types)
  if (schema.enum || schema.const) return enumType(schema, schema.title ?? place, types)
  if (schema.type === 'array') {
    const { items } = schema
    return items && !Array.isArray(items) ? `[${typeOf(items, singular(place), types)}!]` : '[JSON!]'
  }
  if (schema.type === 'object' && schema.properties) {
    if (schema.$id) types.recursive.set(schema.$id, name)
    return define(types, schema, name, () => ({
      name,
      ...(schema.description && { description: schema.description }),
      fields: fieldsOf(schema, name, types),
    }))
  }
  return isScalar(schema) ? scalar(schema) : 'JSON'
}

/** A text that names no language is the same in all. */
const inEveryLanguage = (value: unknown) =>
  typeof value === 'string' ? Object.fromEntries(LOCALES.map((locale) => [locale, value])) : value

function fieldOf(
  schema: Schema,
  key: string,
  place: string,
  isRequired: boolean,
  types: Types,
): ContractField {
  if (!NAME.test(key)) throw new Error(`${place}: GraphQL takes no field of the name ${key}`)
  const branches = branchesOf(schema)
  const told =
    schema.description ?? branches.find((branch) => isScalar(branch) && branch.description)?.description
  const isAlways = isRequired && !schema.anyOf?.some(isNull)
  return {
    type: typeOf(schema, `${place}${partName(key)}`, types) + (isAlways ? '!' : ''),
    ...(told && { description: told }),
    ...(isTextOrLocalized(branches) && {
      resolve: (source: Values) => inEveryLanguage(source[key]),
    }),
  }
}

const fieldsOf = ({ properties = {}, required = [] }: Schema, place: string, types: Types): ContractFields =>
  Object.fromEntries(
    Object.entries(properties).map(([key, part]) => [
      key,
      fieldOf(part, key, place, required.includes(key), types),
    ]),
  )

/**
 * GraphQL's view of schemas of the contract: of each its fields, and the types that these are of. Types are called by the title of their
 * schema, else by where they stand (`EstateGeneral`). What GraphQL has no words for, as a map of any keys, is JSON.
 * @param self name of the type that a schema means where it holds more of its own kind
 * @throws Error for a name that GraphQL does not take, for two types of one name and for a union without a tag
 */
export function contractTypes<Root extends string>(
  roots: Readonly<Record<Root, object>>,
  self: Readonly<Record<string, string>> = {},
): { fields: Record<Root, ContractFields>; types: ContractType[] } {
  const types: Types = { all: new Map(), made: new Map(), recursive: new Map() }
  const fields = Object.entries<Schema>(roots as Record<string, Schema>).map(([name, schema]) => {
    if (schema.$id) types.recursive.set(schema.$id, self[name] ?? name)
    return [name, fieldsOf(schema, name, types)]
  })
  return {
    fields: Object.fromEntries(fields) as Record<Root, ContractFields>,
    types: [...types.all.values()],
  }
}
