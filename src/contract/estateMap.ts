import { Type, type Static } from '@sinclair/typebox'
import { Count, Id, Localized } from './common'
import { Query } from './search'

/**
 * A column of whole numbers as text: `width` digits a row, base 64 in the order of base64url (A is 0, _ is 63), without
 * separators. Row n is worth `(from + digits) / per`. How it is written and read: src/domain/search/packed.ts.
 */
export const Packed = Type.Object({
  from: Type.Integer(),
  per: Type.Integer({ minimum: 1 }),
  width: Type.Integer({ minimum: 1, maximum: 8 }),
  text: Type.String(),
})
export type Packed = Static<typeof Packed>

/** What many listings have in common, told once. */
export const MapKind = Type.Object({
  /** Numbers of the property type and the transaction; of a holiday unit its sub-kind and 0. */
  type: Type.Integer(),
  transaction: Type.Integer(),
  /** Its price is not told: the transaction's name stands for it (spec §2). Of a holiday unit: no stay can be had. */
  sold: Type.Boolean(),
  /** The address is hidden: the position is about a kilometre wide, to be shown as a circle. */
  approximate: Type.Boolean(),
})
export type MapKind = Static<typeof MapKind>

/**
 * Every listing a query finds that has a position, a project once, in columns of equal length
 * (`POST /estate-map`, docs/decisions/070-map-feed.md); holiday units in the same way (`POST /rental-units/map`), at the price of the
 * cheapest stay that can be had. `mapPins` of src/domain/search turns it into rows.
 */
export const EstateMap = Type.Object({
  /** Listings found, those without a position included. */
  total: Count,
  /** Ascending; after the first each is the difference to the one before. */
  ids: Type.Array(Type.Integer({ minimum: 0 })),
  /** Degrees, to five decimals (a metre). */
  lat: Packed,
  lon: Packed,
  /** Place of each row's price in `prices`: euro, null when it is not set or not told. */
  price: Packed,
  prices: Type.Array(Type.Union([Type.Number(), Type.Null()])),
  /** Place of each row's kind in `kinds`. */
  kind: Packed,
  kinds: Type.Array(MapKind),
  /** Rows that are projects with units the query asks for: place of the row and how many units. */
  units: Type.Array(Type.Tuple([Count, Type.Integer({ minimum: 1 })])),
})
export type EstateMap = Static<typeof EstateMap>

export const MapBody = Type.Object({ query: Type.Optional(Query) }, { additionalProperties: false })
export type MapBody = Static<typeof MapBody>

export const PLACE_KINDS = [
  'region',
  'province',
  'arrondissement',
  'area',
  'municipality',
  'part',
  'zip',
] as const

/**
 * A place to search in that answers what was typed (docs/decisions/235-suggestions.md). It is asked by its municipalities where it has
 * some, else by its code, or as a circle.
 */
export const FoundCity = Type.Object({
  /** Numbers of the municipalities of listings that it is; none where `place` says more, or nothing stands there. */
  ids: Type.Array(Id),
  /** Its code in the gazetteer, asked as `address.place`, also with kilometres around it (`gent-9000~10`); null abroad and where the gazetteer does not know it. */
  place: Type.Union([Type.String(), Type.Null()]),
  /** Null where it has no code. */
  kind: Type.Union([
    Type.Unsafe<(typeof PLACE_KINDS)[number]>({ type: 'string', enum: [...PLACE_KINDS] }),
    Type.Null(),
  ]),
  /** Its postal code, or all of them where several municipalities of listings are one; '' of what is larger. */
  zip: Type.String(),
  /** All its postal codes, in runs: `9000-9052,9070`; '' where it has no code. */
  zips: Type.String(),
  /** In the language that was asked for. */
  name: Type.String(),
  /** The name in another language, or another spelling, by which it was found; null when its name or postal code explains it. */
  match: Type.Union([Type.String(), Type.Null()]),
  /** The municipality or province that it lies in. */
  within: Type.Union([Type.String(), Type.Null()]),
  /** Listings that a visitor of the site sees there; of a circle those of the place itself. */
  count: Count,
  /** Kilometres around it, where that was asked, and degrees. */
  around: Type.Optional(
    Type.Object({ km: Type.Number({ exclusiveMinimum: 0 }), lat: Type.Number(), lon: Type.Number() }),
  ),
  /** In a line that says more: the words of it that are its name. */
  said: Type.Optional(Type.String()),
  /** Only resembles what was typed: to be offered, and not what is meant by it (record 441). An API of another maker may leave it out. */
  isGuess: Type.Optional(Type.Literal(true)),
})
export type FoundCity = Static<typeof FoundCity>

/** A place of the gazetteer by its code, or by where it is. */
export const NamedPlace = Type.Object({
  code: Type.String(),
  kind: Type.Unsafe<(typeof PLACE_KINDS)[number]>({ type: 'string', enum: [...PLACE_KINDS] }),
  /** '' of what is larger than a municipality. */
  zip: Type.String(),
  /** All its postal codes, in runs: `9000-9052,9070`. An API of another maker may leave them out. */
  zips: Type.Optional(Type.String()),
  /** Codes of what it lies in, the nearest first. An API of another maker may leave them out. */
  within: Type.Optional(Type.Array(Type.String())),
  name: Localized,
  lat: Type.Union([Type.Number(), Type.Null()]),
  lon: Type.Union([Type.Number(), Type.Null()]),
})
export type NamedPlace = Static<typeof NamedPlace>
