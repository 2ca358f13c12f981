import { Type, type Static, type TSchema } from '@sinclair/typebox'
import { Count, Day, Id, Localized, Maybe, told } from './common'
import { MAX_AREA_POINTS, MAX_KM, MAX_PAGE_SIZE, MAX_SORTS, MAX_VALUES } from './searchLimits'

const Scalar = Type.Union([Type.String({ maxLength: 200 }), Type.Number(), Type.Boolean()])
const Bound = Type.Union([Type.Number(), Type.String({ maxLength: 40 })])

/** Which listings: every given part must hold; within `terms` any of the values (spec §4, §7). */
export const Query = Type.Object(
  {
    terms: Type.Optional(
      Type.Record(Type.String(), Type.Array(Scalar, { maxItems: MAX_VALUES }), {
        description: 'By dotted path, values of which it has one: `{ "general.headType.id": [1, 3] }`.',
      }),
    ),
    range: Type.Optional(
      Type.Record(
        Type.String(),
        Type.Object(
          {
            gte: Type.Optional(told('So much or more.', Bound)),
            lte: Type.Optional(told('So much or less.', Bound)),
            gt: Type.Optional(told('More.', Bound)),
            lt: Type.Optional(told('Less.', Bound)),
          },
          { additionalProperties: false, minProperties: 1 },
        ),
        { description: 'By dotted path, between what its figure or day lies.' },
      ),
    ),
    // How a site keeps its hidden statuses out (spec §4).
    not: Type.Optional(
      Type.Record(Type.String(), Type.Array(Scalar, { maxItems: MAX_VALUES }), {
        description: 'By dotted path, values of which it has none.',
      }),
    ),
    match: Type.Optional(
      Type.Record(Type.String(), Type.String({ minLength: 1, maxLength: 200 }), {
        description: 'By dotted path, words that its text has.',
      }),
    ),
    // A ring that crosses itself holds whatever it goes around. Of a hidden address the public place counts (docs/decisions/017, 070).
    area: Type.Optional(
      Type.Array(
        Type.Tuple([
          Type.Number({ minimum: -180, maximum: 180 }),
          Type.Number({ minimum: -90, maximum: 90 }),
        ]),
        {
          minItems: 3,
          maxItems: MAX_AREA_POINTS,
          description:
            'Within a drawn ring of [lon, lat] (order of RFC 7946), closed or not; its edge belongs to it.',
        },
      ),
    ),
    // `geo_range` of spec §5.
    geoDistance: Type.Optional(
      Type.Object(
        {
          km: Type.Number({ exclusiveMinimum: 0, maximum: MAX_KM, description: 'Kilometres.' }),
          lat: Type.Number({ minimum: -90, maximum: 90, description: 'Degrees to the north.' }),
          lon: Type.Number({ minimum: -180, maximum: 180, description: 'Degrees to the east.' }),
        },
        { additionalProperties: false, description: 'Within so many kilometres of a point.' },
      ),
    ),
  },
  { additionalProperties: false },
)
export type Query = Static<typeof Query>

export const DIRECTIONS = ['ASC', 'DESC'] as const
export const Sort = Type.Object(
  {
    field: Type.String({ minLength: 1, maxLength: 100, description: 'Dotted path, `general.price.value`.' }),
    direction: Type.Unsafe<(typeof DIRECTIONS)[number]>({
      type: 'string',
      enum: [...DIRECTIONS],
      description: 'From low to high, or from high to low.',
    }),
    values: Type.Optional(
      Type.Array(Type.Union([Type.String(), Type.Number()]), {
        maxItems: 200,
        description:
          'An explicit order: listings with the first value come first, those with none of them last.',
      }),
    ),
  },
  { additionalProperties: false },
)
export type Sort = Static<typeof Sort>

export const SearchBody = Type.Object(
  {
    query: Type.Optional(Query),
    sort: Type.Optional(Type.Array(Sort, { maxItems: MAX_SORTS })),
    pagination: Type.Optional(
      Type.Object(
        {
          from: Type.Integer({ minimum: 0, maximum: 10_000_000 }),
          size: Type.Integer({ minimum: 0, maximum: MAX_PAGE_SIZE }),
        },
        { additionalProperties: false },
      ),
    ),
    /** Dotted paths to ask for less; whole listings when absent. */
    fields: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: 100 })),
  },
  { additionalProperties: false },
)
export type SearchBody = Static<typeof SearchBody>

/** `2027-08` */
const Month = Type.String({ pattern: '^\\d{4}-\\d{2}$' })

export const SearchResult = <T extends TSchema>(item: T) =>
  Type.Object({ total: Type.Object({ value: Count }), results: Type.Array(item) })

export const FilterBody = Type.Object(
  {
    query: Type.Optional(Query),
    /** Names of the lists to count, `prices` or `garden`; the others come empty. All of them when absent. */
    lists: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: 60 })),
  },
  { additionalProperties: false },
)
export type FilterBody = Static<typeof FilterBody>

const CountedName = Type.Object({ id: Type.Integer(), name: Localized, count: Count })

/** The least and the highest amount of what is found, and how many listings have one in each step; a step ends before the next begins. */
const CountedRange = Type.Object({
  min: Type.Union([Type.Number(), Type.Null()]),
  max: Type.Union([Type.Number(), Type.Null()]),
  steps: Type.Array(Type.Object({ from: Type.Number(), to: Maybe(Type.Number()), count: Count })),
})
export type CountedRange = Static<typeof CountedRange>

/** Values a visitor can filter by with the number of listings behind each (`POST /estate-filters`). */
export const EstateFilters = Type.Object({
  headTypes: Type.Array(Type.Composite([CountedName, Type.Object({ subTypes: Type.Array(CountedName) })])),
  /** What listings are told to be, both data sources in one vocabulary (docs/decisions/136-one-status.md). */
  statuses: Type.Array(CountedName),
  locations: Type.Array(
    Type.Object({
      id: Id,
      zip: Type.String(),
      name: Type.String(),
      alias: Maybe(Localized),
      /** Its code in the gazetteer, where that knows it. */
      place: Type.Optional(Type.String()),
      /** Its middle in degrees, where the gazetteer knows that. */
      at: Type.Optional(Type.Object({ lat: Type.Number(), lon: Type.Number() })),
      count: Count,
    }),
  ),
  /** ISO codes; what is in no known country is not counted. */
  countries: Type.Array(Type.Object({ code: Type.String(), count: Count })),
  prices: CountedRange,
  /**
   * Listings by what stands at their price in a list grouped by it: `from-200000` for the band that begins there, the status of what
   * is sold, `projects` for those without one. An API of another maker may leave them out.
   */
  priceGroups: Type.Optional(Type.Array(Type.Object({ key: Type.String(), count: Count }))),
  /** 6 stands for six and more (spec §5). */
  bedrooms: Type.Array(Type.Object({ value: Count, count: Count })),
  /**
   * Further filters by name, each value as an address writes it (docs/decisions/230-filters-beside-the-specs.md): `garden` 1,
   * `energy` C for C and better; a code with what it is called. An API of another maker may leave them out.
   */
  choices: Type.Optional(
    Type.Record(
      Type.String(),
      Type.Array(Type.Object({ value: Type.String(), name: Type.Optional(Localized), count: Count })),
    ),
  ),
  /** Further ranges by name: `livingArea` in m². */
  ranges: Type.Optional(Type.Record(Type.String(), CountedRange)),
})
export type EstateFilters = Static<typeof EstateFilters>

const LocalName = Type.Object({ id: Type.Integer(), name: Type.String(), count: Count })

/**
 * Values holiday units can be filtered by, names in the asked language (spec §3), each with the number of units that are
 * found when it is asked for too.
 */
export const RentalFilters = Type.Object({
  locations: Type.Array(LocalName),
  subKinds: Type.Array(LocalName),
  /** Units with room for exactly so many. */
  maxOccupations: Type.Array(Type.Object({ value: Count, count: Count })),
  cities: Type.Array(LocalName),
  periodTypes: Type.Array(LocalName),
  /** Months of arrival. */
  periodMonths: Type.Optional(Type.Array(Type.Object({ month: Month, count: Count }))),
  periodStartDates: Type.Array(Type.Object({ start: Day, count: Count })),
  periodDates: Type.Array(Type.Object({ start: Day, end: Day, count: Count })),
})
export type RentalFilters = Static<typeof RentalFilters>
