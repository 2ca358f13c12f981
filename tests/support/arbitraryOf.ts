import type { TSchema } from '@sinclair/typebox'
import fc, { type Arbitrary } from 'fast-check'
import { LARGEST, oddString } from './oddValues'
import type { Schema } from '../../src/contract/jsonSchema'

export interface ArbitraryOptions {
  /** Names of properties never filled, so that a tree stays finite. */
  without?: readonly string[]
  /** Every optional property is there and nothing is null. */
  full?: boolean
  /** Texts, figures and lists as long, large and odd as the schema lets them be. */
  extreme?: boolean
  /** What properties of these names hold, wherever they stand, instead of what their schema allows. */
  instead?: Readonly<Record<string, Arbitrary<unknown>>>
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzéèçßŒ -/&<>"\'0123456789'
const wordy = fc.string({ unit: fc.constantFrom(...LETTERS), maxLength: 20 })

/** Looks like a label that is missing, which tests look for. */
const isKey = (text: string) => /^_\w+_$/.test(text.trim())

/** Texts as agencies type them, and as nobody should. */
const text = fc.oneof(
  { weight: 6, arbitrary: wordy },
  { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
  { weight: 1, arbitrary: fc.constantFrom('', ' ', '-1', '0', '\n', '<b>Ruim</b> & licht') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('https://tour.example/a', 'http://tour.example', 'javascript:alert(1)'),
  },
)

/** Days and moments as far apart as an import takes them. */
const TIMES: Readonly<Record<string, readonly string[]>> = {
  Day: ['0001-01-01', '2024-02-29', '9999-12-31'],
  Moment: ['0001-01-02T00:00:00Z', '2024-02-29T00:00+02:00', '9999-12-30T23:59:59.999999-14:00'],
}

function string(schema: Schema, extreme = false): Arbitrary<string> {
  const times = extreme ? TIMES[schema.title ?? ''] : undefined
  if (times) return fc.constantFrom(...times)
  const { pattern, minLength = 0, maxLength = 60 } = schema
  if (pattern) {
    const matching = fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' })
    return matching.filter((value) => value.length <= maxLength && !isKey(value))
  }
  if (extreme) return oddString(schema)
  return text
    .map((value) => value.slice(0, maxLength).padEnd(minLength, 'x'))
    .filter((value) => !isKey(value))
}

const FIGURES = [-1, 0, 1, 5, 45, 120.5, 385000, 1234567.891]

function figure(schema: Schema, extreme = false): Arbitrary<number> {
  const { type, minimum = extreme ? -Infinity : -1e9, maximum = extreme ? Infinity : 1e12 } = schema
  const whole = type === 'integer'
  const ends = [minimum, maximum].filter(Number.isFinite)
  const usual = (extreme ? [...LARGEST, ...ends] : FIGURES).filter(
    (value) => value >= minimum && value <= maximum && (!whole || Number.isInteger(value)),
  )
  if (extreme) return fc.constantFrom(...usual)
  const any = whole
    ? fc.integer({ min: Math.max(minimum, -1000), max: Math.min(maximum, 2147483647) })
    : fc.double({ min: minimum, max: maximum, noNaN: true }).map((value) => (value === 0 ? 0 : value))
  return usual.length ? fc.oneof(fc.constantFrom(...usual), any) : any
}

function object({ properties = {}, required = [] }: Schema, options: ArbitraryOptions): Arbitrary<unknown> {
  const shape = Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => !options.without?.includes(name))
      .map(([name, schema]) => [name, options.instead?.[name] ?? derive(schema, options)] as const),
  )
  const requiredKeys = options.full ? Object.keys(shape) : required.filter((name) => name in shape)
  return fc.record(shape, { requiredKeys, noNullPrototype: true })
}

/** None, a few, or many of one. */
function longList(
  item: Arbitrary<unknown>,
  { minItems = 0, maxItems = 40, uniqueItems }: Schema,
): Arbitrary<unknown> {
  const few = fc.array(item, { minLength: minItems, maxLength: Math.min(4, maxItems) })
  if (uniqueItems) return few
  const many = item.map((one) => Array.from({ length: Math.min(40, maxItems) }, () => one))
  return fc.oneof({ weight: 6, arbitrary: few }, { weight: 1, arbitrary: many })
}

function derive(schema: Schema, options: ArbitraryOptions): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) {
    const branches = options.full ? schema.anyOf.filter(({ type }) => type !== 'null') : schema.anyOf
    return fc.oneof(...branches.map((branch) => derive(branch, options)))
  }
  switch (schema.type) {
    case 'object':
      return object(schema, options)
    case 'array':
      if (options.extreme && schema.items && !Array.isArray(schema.items))
        return longList(derive(schema.items, options), schema)
      if (Array.isArray(schema.items)) return fc.tuple(...schema.items.map((item) => derive(item, options)))
      return fc.array(derive(schema.items ?? {}, options), {
        minLength: schema.minItems ?? (options.full ? 1 : 0),
        maxLength: schema.maxItems ?? 4,
      })
    case 'string':
      return string(schema, options.extreme)
    case 'number':
    case 'integer':
      return figure(schema, options.extreme)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      throw new Error(`No arbitrary for this schema: ${JSON.stringify(schema).slice(0, 200)}`)
  }
}

/** Values that a contract schema allows, as a fast-check arbitrary derived from it: a new field is tried at once. */
export const arbitraryOf = <T>(schema: TSchema, options: ArbitraryOptions = {}): Arbitrary<T> =>
  derive(schema as Schema, options) as Arbitrary<T>
