import type { TSchema } from '@sinclair/typebox'
import type { Rng } from 'aanbod-demo/rng'
import { SEARCH_FIELDS } from '../../server/site-api/estates/searchFields'
import type { Schema } from '../../src/contract/jsonSchema'

const TEXTS = [
  '',
  ' ',
  '-1',
  '0',
  '7',
  'nl',
  'Gent',
  'villa',
  '<b>Ruim</b> & licht',
  "'; drop table site; --",
  'é😀',
  '\n',
]
/** What the patterns of the contract are for, good and nearly good. */
const SHAPED = [
  '2026-05-31',
  '0001-01-01',
  '9999-12-31',
  '0000-00-00',
  '2026-02-31',
  '2026-05-31T14:00:00Z',
  '0001-01-01T00:00:00+14:00',
  '9999-12-31T23:59:59.999999-14:00',
  '2026-05-31T25:61:61Z',
  'jo@visser.example',
  '+32 470 00 00 00',
  '#a0b1c2',
  'a1b2c3d4',
  '640.webp',
  'original',
  'huis',
  'huis.jpg',
  '51.05',
  '4km;51;4',
  'https://tour.example/a',
  'aGFsbG8=',
  'BE',
]
const NUMBERS = [
  0,
  1,
  -1,
  2,
  7,
  10,
  0.5,
  -0.5,
  2147483647,
  2147483648,
  -2147483648,
  2 ** 53,
  1e15,
  1e21,
  1e308,
  -1e308,
  5e-324,
  385000,
]
const FIELDS = Object.keys(SEARCH_FIELDS).flatMap((field) => [field, `children.${field}`])
const MOST_DEEP = 6

function text(rng: Rng, { pattern, minLength = 0, maxLength = 40 }: Schema): string {
  if (pattern) {
    const fitting = SHAPED.filter((each) => new RegExp(pattern, 'u').test(each))
    return rng.pick(fitting.length && rng.chance(0.9) ? fitting : SHAPED)
  }
  const any = rng.chance(0.6) ? rng.pick(TEXTS) : rng.pick(SHAPED)
  return any.slice(0, maxLength).padEnd(minLength, 'x')
}

function number(rng: Rng, { type, minimum = -1e12, maximum = 1e12 }: Schema): number {
  const fits = (value: number) =>
    value >= minimum && value <= maximum && (type !== 'integer' || Number.isInteger(value))
  const usual = NUMBERS.filter(fits)
  return usual.length && rng.chance(0.9)
    ? rng.pick(usual)
    : rng.int(Math.max(minimum, -100), Math.min(maximum, 100))
}

function object(
  rng: Rng,
  { properties = {}, patternProperties, required = [] }: Schema,
  deep: number,
): object {
  const entries = Object.entries(properties)
    .filter(([name]) => required.includes(name) || (deep < MOST_DEEP && rng.chance(0.4)))
    .map(([name, schema]) => [name, make(rng, schema, deep + 1)])
  const [more] = Object.values(patternProperties ?? {})
  if (!more) return Object.fromEntries(entries) as object
  const named = Array.from({ length: rng.int(0, 3) }, () => [
    rng.chance(0.9) ? rng.pick(FIELDS) : rng.pick([...TEXTS, ...SHAPED]),
    make(rng, more, deep + 1),
  ])
  return Object.fromEntries([...entries, ...named]) as object
}

function make(rng: Rng, schema: Schema, deep: number): unknown {
  if ('const' in schema) return schema.const
  if (schema.enum) return rng.pick(schema.enum)
  if (schema.anyOf) {
    const plain = schema.anyOf.filter(({ type }) => type === 'null')
    return make(rng, rng.pick(deep >= MOST_DEEP && plain.length ? plain : schema.anyOf), deep)
  }
  const { items } = schema
  switch (schema.type) {
    case 'object':
      return object(rng, schema, deep)
    case 'array':
      if (Array.isArray(items)) return items.map((item) => make(rng, item, deep + 1))
      return Array.from(
        { length: Math.max(schema.minItems ?? 0, deep < MOST_DEEP ? rng.int(0, 3) : 0) },
        () => make(rng, items ?? {}, deep + 1),
      )
    case 'string':
      return text(rng, schema)
    case 'number':
    case 'integer':
      return number(rng, schema)
    case 'boolean':
      return rng.chance(0.5)
    case 'null':
      return null
    default:
      return rng.pick<unknown>([null, true, 'x', 1, [], {}])
  }
}

/** A value that a schema of the contract mostly allows. */
export const fromSchema = (rng: Rng, schema: TSchema): unknown => make(rng, schema as Schema, 0)
