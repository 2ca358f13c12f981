import { type TSchema, Type } from '@sinclair/typebox'
import fc from 'fast-check'
import { buildSchema, execute, type GraphQLFieldResolver, parse } from 'graphql'
import { arbitraryOf } from '../../tests/support/arbitraryOf'
import { Localized, Maybe, Moment, Money, OneOf } from '../contract/common'
import { Estate } from '../contract/estate'
import type { Schema } from '../contract/jsonSchema'
import { LocalMenu } from '../contract/navigation'
import { Page } from '../contract/page'
import { RentalUnit } from '../contract/rental'
import { Site } from '../contract/site'
import { type ContractField, contractTypes } from './contractTypes'

const fieldOf = (schema: TSchema): ContractField | undefined =>
  contractTypes({ Thing: Type.Object({ part: schema }) }).fields.Thing['part']
const typesOf = (schema: TSchema) =>
  contractTypes({ Thing: Type.Object({ part: schema }) }).types.map(({ name }) => name)

describe('a field', () => {
  test.each<[string, TSchema, string]>([
    ['that is always there', Type.String(), 'String!'],
    ['that may be missing or null', Maybe(Type.String()), 'String'],
    ['that is a whole number GraphQL can tell', Type.Integer({ minimum: -1, maximum: 2147483647 }), 'Int!'],
    ['that is a whole number of any size', Type.Integer({ minimum: -1 }), 'Float!'],
    ['one above the largest Int', Type.Integer({ minimum: 0, maximum: 2147483648 }), 'Float!'],
    ['that is money', Maybe(Money), 'Float'],
    ['that is a moment, to be compared as one', Maybe(Moment), 'Date'],
    ['that is one of the codes', Maybe(OneOf(['YES', 'NO'])), 'ThingPart'],
    ['whose codes are no names', OneOf(['A+', 'A++']), 'String!'],
    ['whose code is a word of GraphQL', OneOf(['true', 'maybe']), 'String!'],
    ['of a known name', Type.Array(Localized), '[Localized!]!'],
    ['that is an object', Type.Object({ a: Type.String() }), 'ThingPart!'],
    ['with any keys', Type.Record(Type.String(), Type.String()), 'JSON!'],
    ['that is a text or a number', Maybe(Type.Union([Type.String(), Type.Number()])), 'JSON'],
    ['that is a pair', Type.Tuple([Type.Number(), Type.Number()]), '[JSON!]!'],
    ['that is a text, in one language or in several', Type.Union([Type.String(), Localized]), 'Localized!'],
    ['that is such a text or null', Maybe(Type.Union([Type.String(), Localized])), 'Localized'],
  ])('%s', (_what, schema, type) => {
    expect(fieldOf(schema)?.type).toBe(type)
  })

  test('is told by the words of the contract: its own, else those of its kind', () => {
    expect(fieldOf(Maybe(Money, { description: 'What it costs.' }))?.description).toBe('What it costs.')
    expect(fieldOf(Maybe(Money))?.description).toBe('Money in euro; -1 means "not set".')
  })

  test('reads a text without a language as the same in all', () => {
    const { resolve } = fieldOf(Maybe(Type.Union([Type.String(), Localized]))) ?? {}
    expect(resolve?.({ part: '2' })).toEqual({ nl: '2', fr: '2', en: '2', de: '2' })
    expect(resolve?.({ part: { nl: 'tweede' } })).toEqual({ nl: 'tweede' })
  })
})

test('a type is called by its title, else by where it stands', () => {
  const deep = Type.Object({ risk_zones: Type.Array(Type.Object({ at: Localized })) })
  expect(typesOf(deep).sort()).toEqual(['Localized', 'ThingPart', 'ThingPartRiskZone'])
})

describe('a union of objects', () => {
  const block = Type.Union([
    Type.Object({ kind: Type.Literal('text'), text: Type.String() }, { description: 'Words.' }),
    Type.Object({ kind: Type.Literal('picture'), file: Type.String(), size: Money }),
  ])

  test('is one type with what any of them holds, told apart by its kind', () => {
    const { types } = contractTypes({ Thing: Type.Object({ blocks: Type.Array(block) }) })
    expect(types).toEqual([
      { name: 'ThingBlockKind', values: ['text', 'picture'] },
      expect.objectContaining({ name: 'ThingBlock', description: 'text: Words.' }),
    ])
    const fields = (types[1] as { fields: Record<string, ContractField> }).fields
    expect(Object.entries(fields).map(([key, { type }]) => `${key}: ${type}`)).toEqual([
      'kind: ThingBlockKind!',
      'text: String',
      'file: String',
      'size: Float',
    ])
  })

  test('that nothing tells apart has no type', () => {
    const either = Type.Union([Type.Object({ a: Type.String() }), Type.Object({ b: Type.String() })])
    expect(() => fieldOf(either)).toThrow('ThingPart is a union without a tag')
  })
})

test('a name that GraphQL does not take, and one name for two things, are errors', () => {
  expect(() => contractTypes({ Thing: Type.Object({ 'a-b': Type.String() }) })).toThrow(
    'no field of the name a-b',
  )
  const other = Type.Object({ nl: Type.Number() }, { title: 'Localized' })
  expect(() => contractTypes({ Thing: Type.Object({ a: Localized, b: other }) })).toThrow(
    'Two parts of the contract would be the GraphQL type Localized',
  )
})

describe('whatever the contract allows', () => {
  const ROOTS = { Estate, RentalUnit, ContentPage: Page, SiteInfo: Site, Menu: LocalMenu }
  const { fields, types } = contractTypes(ROOTS, { Estate: 'EstateUnit' })
  const objects = new Map([
    ...types.flatMap((type) => ('fields' in type ? [[type.name, type.fields] as const] : [])),
    ...Object.entries(fields),
    ['EstateUnit', fields.Estate] as const,
  ])
  const sdl = (name: string, own: Record<string, ContractField>) =>
    `type ${name} { ${Object.entries(own)
      .map(([key, { type }]) => `${key}: ${type}`)
      .join('\n')} }`
  const schema = buildSchema(
    [
      'scalar JSON scalar Date',
      ...types.flatMap((type) => ('values' in type ? `enum ${type.name} { ${type.values.join(' ')} }` : [])),
      ...[...objects].map(([name, own]) => sdl(name, own)),
      `type Query { ${Object.keys(ROOTS)
        .map((name) => `${name}: ${name}!`)
        .join(' ')} }`,
    ].join('\n'),
  )
  const bare = (type: string) => type.replace(/[[\]!]/g, '')
  /** Every field there is; a recursion is followed twice. */
  const everything = (name: string, within: readonly string[] = []): string => {
    const own = objects.get(name)
    if (!own) return ''
    const parts = Object.entries(own).flatMap(([key, { type }]) => {
      const of = bare(type)
      return within.filter((each) => each === of).length > 1
        ? []
        : `${key} ${everything(of, [...within, of])}`
    })
    return `{ ${parts.join(' ')} }`
  }
  const read: GraphQLFieldResolver<Record<string, unknown>, unknown> = (source, _args, _context, info) => {
    const field = objects.get(info.parentType.name)?.[info.fieldName]
    return field?.resolve ? field.resolve(source) : source[info.fieldName]
  }
  /** A document as its answer: what is not there is null, and kinds of a union have each other's fields. */
  const asAnswered = (value: unknown, type: string): unknown => {
    if (value === undefined || value === null) return null
    if (Array.isArray(value)) return value.map((each) => asAnswered(each, type))
    const own = objects.get(bare(type))
    if (!own) return value
    if (typeof value === 'string') return { nl: value, fr: value, en: value, de: value }
    const source = value as Record<string, unknown>
    return Object.fromEntries(
      Object.entries(own).map(([key, field]) => [key, asAnswered(source[key], field.type)]),
    )
  }

  test.each(Object.entries(ROOTS))(
    'of %s can be asked for, field by field, and is answered as it is',
    async (name, root) => {
      const document = parse(`{ ${name} ${everything(name, [name])} }`)
      const arbitrary = fc
        .boolean()
        .chain((full) => arbitraryOf<object>(root, { full, extreme: true, without: ['children', 'query'] }))
      await fc.assert(
        fc.asyncProperty(arbitrary, async (value) => {
          const { data, errors } = await execute({
            schema,
            document,
            rootValue: { [name]: value },
            fieldResolver: read,
          })
          expect(errors).toBeUndefined()
          expect(JSON.parse(JSON.stringify(data))).toEqual(
            JSON.parse(JSON.stringify({ [name]: asAnswered(value, name) })),
          )
        }),
        { numRuns: 25 },
      )
    },
  )

  test('has a type, and no field of it is lost', () => {
    for (const [name, root] of Object.entries<Schema>(ROOTS as never))
      expect(Object.keys(objects.get(name) ?? {})).toEqual(Object.keys(root.properties ?? {}))
  })
})
