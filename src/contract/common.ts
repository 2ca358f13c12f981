import { Type, type Static, type TSchema } from '@sinclair/typebox'
import { LOCALES, type Locale as LocaleOf } from './locales'

export { DEFAULT_LOCALE, LOCALES } from './locales'

/** A property that may be absent or null; both mean "not known". */
export const Maybe = <T extends TSchema>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]))

/** One of a list of upper-case codes, written as a union so that its type is the list. */
export const OneOf = <Value extends string, List extends readonly Value[] | []>(values: List) =>
  Type.Unsafe<List[number]>({ type: 'string', enum: [...values] })

export const Locale = OneOf(LOCALES)
export type Locale = LocaleOf

/** A text per language; a language may be absent. */
export const Localized = Type.Object({
  nl: Maybe(Type.String()),
  fr: Maybe(Type.String()),
  en: Maybe(Type.String()),
  de: Maybe(Type.String()),
})
export type Localized = Static<typeof Localized>

/** A thing of the back office known by number, with its name per language. */
export const Named = Type.Object({ id: Type.Integer(), name: Localized })
export type Named = Static<typeof Named>

/** Ends of the whole numbers that a database counts with. */
export const LEAST_WHOLE = -2147483648
export const MOST_WHOLE = 2147483647
/** A whole number that things are searched by and ordered by. */
export const Whole = Type.Integer({ minimum: LEAST_WHOLE, maximum: MOST_WHOLE })
/** How many there are of something that is searched by; -1 means "not set". */
export const NumberOf = Type.Integer({ minimum: -1, maximum: MOST_WHOLE })

/** A kind of thing, of which there are few. */
export const NamedKind = Type.Object({
  id: Whole,
  name: Localized,
})

/** Years 1 to 9999: databases know no year 0. */
const YEAR = '(?:[1-9]\\d{3}|0[1-9]\\d{2}|00[1-9]\\d|000[1-9])'

/** Calendar day, `2026-05-31`; there is no year 0. */
export const Day = Type.String({ pattern: `^${YEAR}-\\d{2}-\\d{2}$` })
/** Moment with offset, `2026-05-31T14:00:00+02:00` or `…Z`. */
export const Moment = Type.String({
  pattern: `^${YEAR}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,6})?)?(Z|[+-]\\d{2}:\\d{2})$`,
})

export const Id = Type.Integer({ minimum: 1, maximum: MOST_WHOLE })
/** Money in euro; -1 means "not set" (spec §3). */
export const Money = Type.Number({ minimum: -1 })
/** A figure that the source writes as -1 when it is not known. */
export const Measure = Type.Number({ minimum: -1 })
/** A figure of energy or emission: below zero where a house gives back more than it takes, -1 included. */
export const EnergyFigure = Type.Number()
export const Count = Type.Integer({ minimum: 0 })
export const Email = Type.String({ pattern: '^[^\\s@<>,;]+@[^\\s@<>,;]+\\.[^\\s@<>,;]+$', maxLength: 254 })
/** A CSS hex colour with or without its #. */
export const HexColour = Type.String({ pattern: '^#?[0-9a-fA-F]{6}$' })

export const GeoLocation = Type.Object({
  lat: Type.Number({ minimum: -90, maximum: 90 }),
  lon: Type.Number({ minimum: -180, maximum: 180 }),
})

/** A municipality: postal code, name and, where a language has its own, an alias (spec §3 Address). */
export const City = Type.Object({
  id: Id,
  zip: Type.String({ pattern: '\\S', maxLength: 12 }),
  name: Type.String({ pattern: '\\S' }),
  alias: Maybe(Localized),
})
export type City = Static<typeof City>
