import fc from 'fast-check'
import type { SearchFilter } from '../../src/domain/search/searchFilter'
import { SORT_TYPES, type SortChoice } from '../../src/domain/search/sortChoice'

const ids = fc.array(fc.oneof(fc.integer({ min: 1, max: 400 }), fc.integer()), { maxLength: 6 })
const amount = fc.oneof(fc.double(), fc.integer({ min: -5, max: 900_000 }), fc.double({ min: 0, max: 1e6 }))

export const anyHome: fc.Arbitrary<SortChoice> = fc.record({
  sortType: fc.constantFrom(...SORT_TYPES),
  sortOrder: fc.constantFrom('ASC' as const, 'DESC' as const),
})

/** Searches as a caller may put them together, sensible or not. */
export const anyFilter: fc.Arbitrary<SearchFilter> = fc
  .tuple(
    fc.record(
      {
        country: fc.array(fc.constantFrom('BE', 'NL', 'UNKNOWN', 'XX', ''), { maxLength: 4 }),
        city: ids,
        place: fc.array(fc.constantFrom('kust', 'gent-9000', '2018', '', '-', 'É'), { maxLength: 4 }),
        priceMin: amount,
        priceMax: amount,
        type: ids,
        status: ids,
        subType: ids,
        bedrooms: fc.array(fc.integer({ min: -1, max: 12 }), { maxLength: 5 }),
        bedMin: fc.integer({ min: -1, max: 12 }),
        livingAreaMin: amount,
        livingAreaMax: amount,
        energy: fc.constantFrom('A', 'C', 'F', 'G', 'a', ''),
        garden: fc.constant(true as const),
        pets: fc.constant(true as const),
        newBuilding: fc.constant(true as const),
        lowered: fc.constant(true as const),
        condition: fc.array(fc.constantFrom('NEW', 'TO_RENOVATE', 'new', ''), { maxLength: 3 }),
        facades: fc.array(fc.constantFrom('2', '4', '5', ''), { maxLength: 3 }),
        plotMin: amount,
        yearMax: amount,
        pricePerAreaMin: amount,
        words: fc.string({ maxLength: 90 }),
        free: fc.constantFrom('now', '3m', '3M', ''),
        reference: fc.string({ maxLength: 90 }),
        geoRange: fc.record({
          km: fc.double({ min: -1, max: 600, noNaN: true }),
          lat: fc.double({ min: -91, max: 91, noNaN: true }),
          lon: fc.double({ min: -181, max: 181, noNaN: true }),
        }),
        area: fc.array(
          fc.tuple(
            fc.double({ min: -181, max: 181, noNaN: true }),
            fc.double({ min: -91, max: 91, noNaN: true }),
          ),
          { maxLength: 8 },
        ),
      },
      { requiredKeys: [] },
    ),
    anyHome,
  )
  .map(([conditions, sort]) => ({ ...conditions, ...sort }))

const name = fc.constantFrom(
  'country',
  'city',
  'place',
  'price-min',
  'price-max',
  'type',
  'transaction',
  'status',
  'subType',
  'bedrooms',
  'bed-min',
  'living-area-min',
  'living-area-max',
  'energy',
  'garden',
  'terrace',
  'parking',
  'lift',
  'pool',
  'furnished',
  'pets',
  'new',
  'lowered',
  'condition',
  'facades',
  'plot-min',
  'plot-max',
  'year-min',
  'year-max',
  'price-m2-min',
  'price-m2-max',
  'words',
  'free',
  'reference',
  'geo_range',
  'area',
  'map',
  'sortType',
  'sortOrder',
  'page',
)
const degrees = fc
  .oneof(fc.double({ min: -200, max: 200, noNaN: true }), fc.constant(-0))
  .map((value) => value.toFixed(9))
const circle = fc
  .tuple(fc.double({ min: 0, max: 900, noNaN: true }), degrees, degrees)
  .map(([km, lat, lon]) => `${km}km;${lat};${lon}`)
const ring = fc.array(fc.tuple(degrees, degrees), { maxLength: 5 }).map((points) => points.join(';'))
const value = fc.oneof(
  fc.nat({ max: 500 }).map(String),
  fc.array(fc.nat({ max: 500 }), { maxLength: 4 }).map(String),
  fc.constantFrom(
    '',
    'HOUSE',
    'VILLA',
    'FOR_SALE',
    'BE',
    'NEW',
    '4',
    'kust',
    'C',
    '3m',
    '1',
    'price',
    'type',
    'ASC',
    'desc',
    '250000.5',
    '-0',
    '٣',
  ),
  circle,
  ring,
  fc.string(),
)

/** Queries of addresses: our own names with good and bad values, and any text at all. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .array(
        fc.oneof(
          { weight: 9, arbitrary: fc.tuple(name, value) },
          { weight: 1, arbitrary: fc.tuple(fc.constant('area'), ring) },
        ),
        {
          maxLength: 8,
        },
      )
      .map((pairs) => new URLSearchParams(pairs).toString()),
  },
  { weight: 1, arbitrary: fc.string() },
)
