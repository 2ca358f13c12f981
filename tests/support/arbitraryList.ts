import fc, { type Arbitrary } from 'fast-check'
import { SEARCH_FIELDS } from '../../server/site-api/estates/searchFields'
import type { Query } from '../../src/contract/search'

const FIELDS = Object.entries(SEARCH_FIELDS).flatMap(([path, { isOrder, sortColumn }]) =>
  isOrder || !sortColumn ? [] : [path],
)
/** Paths of numbers and of words, a few of each. */
const NUMBERS = ['general.price', 'dimensions.areaBuild', 'energy.epcValue', 'address.geoLocation.lat']
const WORDS = ['general.reference', 'address.city.name', 'guid', 'address.country.id']
const condition = <T>(paths: readonly string[], value: Arbitrary<T>) =>
  fc.dictionary(fc.constantFrom(...paths), value, { maxKeys: 2, noNullPrototype: true })
const number = fc.constantFrom(0, -1, 1, 1e308, -1e308, 5e-324, 2 ** 53, 385000)
const scalars = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.array(fc.oneof(number, fc.constantFrom('', '7', '%', "'; --", '2026-05-31')), {
      maxLength: 3,
    }),
  },
  { weight: 1, arbitrary: fc.constant(Array.from({ length: 1000 }, (_, index) => index)) },
)

/** What a list page may ask for, with fields that a search knows: most of it is taken, what is not is refused by name. */
export const query: Arbitrary<Query | null> = fc.option(
  fc.record(
    {
      terms: condition(WORDS, scalars),
      not: condition(WORDS, scalars),
      range: condition(NUMBERS, fc.record({ gte: number })),
      match: fc.dictionary(
        fc.constantFrom('text', 'general.title', 'address.city.name'),
        fc.constantFrom('%', '\u202e', "a' & | ! b:*", '😀', '\\', 'x'.repeat(200)),
        { noNullPrototype: true },
      ),
      geoDistance: fc.constantFrom({ km: 5e-324, lat: 90, lon: -180 }, { km: 500, lat: -90, lon: 180 }),
      area: fc.constantFrom(
        Array.from({ length: 3 }, (): [number, number] => [0, 0]),
        Array.from({ length: 60 }, (_, at): [number, number] => [at % 2 ? 180 : -180, at % 3 ? 90 : -90]),
      ),
    },
    { requiredKeys: [], noNullPrototype: true },
  ),
)

/** By what a list page may be ordered. */
export const sort = fc.option(
  fc.array(
    fc.record({
      field: fc.constantFrom(...FIELDS),
      direction: fc.constantFrom('ASC' as const, 'DESC' as const),
    }),
    { maxLength: 6 },
  ),
)
