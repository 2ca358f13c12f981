import { Type, type SchemaOptions, type Static, type TSchema } from '@sinclair/typebox'
import { CODES, type CodeList } from './codes'
import { inEveryLanguage } from './inEveryLanguage'
import { LOCALES, type Locale as LocaleOf } from './locales'
import { MAX_ID } from './searchLimits'

export { DEFAULT_LOCALE, LOCALES } from './locales'

/** Of a schema that a field is told of: what the schema itself says it is. */
const OF_ITSELF: unique symbol = Symbol('what a schema is wherever it stands')
type Told = { description?: string; [OF_ITSELF]?: string | undefined }

/** A schema as a field has it: `description` says what it means there, and its unit. */
export const told = <T extends TSchema>(description: string, schema: T): T => ({
  ...schema,
  [OF_ITSELF]: (schema as Told).description,
  description,
})

/** The same schema wherever it stands: what it is by itself. */
export function untold<T extends object>(schema: T): T {
  return OF_ITSELF in schema ? { ...schema, description: (schema as Told)[OF_ITSELF] } : schema
}

/** A property that may be absent or null; both mean "not known". */
export const Maybe = <T extends TSchema>(schema: T, options?: SchemaOptions) =>
  Type.Optional(Type.Union([schema, Type.Null()], options))

/** One of a list of upper-case codes, written as a union so that its type is the list. */
export const OneOf = <Value extends string, List extends readonly Value[] | []>(
  values: List,
  options?: SchemaOptions,
) => Type.Unsafe<List[number]>({ ...options, type: 'string', enum: [...values] })

/** A value of one of the reference lists, by whose name it is known to readers of the schema. */
export const CodeOf = <L extends CodeList>(list: L) => OneOf(CODES[list], { title: `${list}Code` })

export const Locale = OneOf(LOCALES, { title: 'Language' })
export type Locale = LocaleOf

const LANGUAGE: Record<LocaleOf, string> = { nl: 'Dutch', fr: 'French', en: 'English', de: 'German' }

export const Localized = Type.Object(
  inEveryLanguage((locale) => Maybe(Type.String(), { description: `In ${LANGUAGE[locale]}.` })),
  { title: 'Localized', description: 'A text per language; a language may be absent.' },
)
export type Localized = Static<typeof Localized>

export const Named = Type.Object(
  {
    id: Type.Integer({ description: 'Its number in the back office.' }),
    name: told('What it is called, per language.', Localized),
  },
  { title: 'Named', description: 'A thing of the back office known by number, with its name per language.' },
)
export type Named = Static<typeof Named>

/** Ends of the whole numbers that a database counts with. */
export const LEAST_WHOLE = -2147483648
export const MOST_WHOLE = MAX_ID
/** A whole number that things are searched by and ordered by. */
export const Whole = Type.Integer({
  minimum: LEAST_WHOLE,
  maximum: MOST_WHOLE,
  description: `Whole number from ${LEAST_WHOLE} to ${MOST_WHOLE}.`,
})
export const NumberOf = Type.Integer({
  minimum: -1,
  maximum: MOST_WHOLE,
  description: 'How many there are; -1 means "not set".',
})

export const NamedKind = Type.Object(
  {
    id: told('Its number in the back office: things are searched by it.', Whole),
    name: told('What it is called, per language.', Localized),
  },
  { title: 'NamedKind', description: 'A kind of thing, of which there are few.' },
)

/** Years 1 to 9999: databases know no year 0. */
const YEAR = '(?:[1-9]\\d{3}|0[1-9]\\d{2}|00[1-9]\\d|000[1-9])'

export const Day = Type.String({
  title: 'Day',
  description: 'Calendar day, `2026-05-31`; there is no year 0.',
  pattern: `^${YEAR}-\\d{2}-\\d{2}$`,
})
export const Moment = Type.String({
  title: 'Moment',
  description: 'Moment with offset, `2026-05-31T14:00:00+02:00` or `…Z`.',
  pattern: `^${YEAR}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,6})?)?(Z|[+-]\\d{2}:\\d{2})$`,
})

export const Id = Type.Integer({
  minimum: 1,
  maximum: MOST_WHOLE,
  description: `Whole number from 1 to ${MOST_WHOLE}.`,
})
export const Money = Type.Number({ minimum: -1, description: 'Money in euro; -1 means "not set".' })
export const Measure = Type.Number({ minimum: -1, description: 'A figure; -1 means "not known".' })
export const EnergyFigure = Type.Number({
  description:
    'A figure of energy or emission: below zero where a house gives back more than it takes, -1 included.',
})
export const Count = Type.Integer({ minimum: 0 })
export const Email = Type.String({
  pattern: '^[^\\s@<>,;]+@[^\\s@<>,;]+\\.[^\\s@<>,;]+$',
  maxLength: 254,
  description: 'A mailbox, such as info@example.com.',
})
export const HexColour = Type.String({
  pattern: '^#?[0-9a-fA-F]{6}$',
  description: 'A CSS hex colour with or without its #, such as #1F4E5F.',
})

export const GeoLocation = Type.Object(
  {
    lat: Type.Number({ minimum: -90, maximum: 90, description: 'Degrees to the north.' }),
    lon: Type.Number({ minimum: -180, maximum: 180, description: 'Degrees to the east.' }),
  },
  { title: 'GeoLocation', description: 'Degrees of WGS 84.' },
)

export const City = Type.Object(
  {
    id: told('The same number for all that lies in it: it is searched by.', Id),
    zip: Type.String({ pattern: '\\S', maxLength: 12, description: 'Postal code.' }),
    name: Type.String({ pattern: '\\S', description: 'As it is called there.' }),
    alias: Maybe(Localized, { description: 'Its name where a language has its own.' }),
  },
  { title: 'City', description: 'A municipality.' },
)
export type City = Static<typeof City>
