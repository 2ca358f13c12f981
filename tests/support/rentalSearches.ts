import { LOCALES } from '../../src/contract/locales'
import type { Query, SearchBody, Sort } from '../../src/contract/search'
import { addDays } from '../../src/domain/rental/day'
import type { Rng } from 'aanbod-demo/rng'

/** What searches of holiday units ask for, as the data of a test or bench have it. */
export interface RentalChoices {
  units: readonly number[]
  locations: readonly number[]
  subKinds: readonly number[]
  cities: readonly number[]
  towns: readonly string[]
  types: readonly number[]
  /** Days of arrival, and the longest that a stay is. */
  starts: readonly string[]
  nights: readonly number[]
  prices: readonly number[]
}

const BOUNDS = ['gte', 'lte', 'gt', 'lt'] as const

/** A query about a few of these, now and then about what is not there. */
function anyRentalQuery(rng: Rng, choices: RentalChoices): Query {
  const { units, locations, subKinds, cities, types, starts, nights, prices } = choices
  const some = <T>(values: readonly T[]) => rng.sample(values, rng.int(0, 3))
  const dates = (values: readonly string[]) => some([...values, '2001-02-03'])
  const end = () => addDays(rng.pick(starts), rng.pick(nights))
  const lists: Record<string, () => (number | string)[]> = {
    id: () => rng.sample(units, rng.int(0, Math.min(units.length, 900))),
    'general.location.id': () => some([...locations, 99]),
    'general.subKind.id': () => some([...subKinds, 1.5]),
    'general.city.id': () => some([...cities, -0, 1e300]),
    'address.city.id': () => some(cities),
    'general.maxOccupation': () => some([2, 4, 6, 8]),
    'rooms.bedrooms': () => some([0, 1, 2, 3]),
    'period.typeId': () => some([...types, 77]),
    'period.start': () => dates(starts),
    'period.end': () => [end(), end()],
    price: () => some(prices),
  }
  const ranged: Record<string, () => number | string> = {
    'general.maxOccupation': () => rng.pick([0, 2, 3.5, 4, 7, 1e308]),
    'rooms.bedrooms': () => rng.int(0, 3),
    price: () => rng.pick(prices),
    'period.total': () => rng.pick(prices) * 2,
    'period.start': () => rng.pick(starts),
    'period.end': end,
    'general.city.id': () => rng.pick(cities),
  }
  const named = <T>(from: Record<string, () => T>, share: number) =>
    Object.fromEntries(
      Object.entries(from).flatMap(([name, value]) => (rng.chance(share) ? [[name, value()]] : [])),
    )
  const range = Object.fromEntries(
    Object.entries(named(ranged, 0.12)).map(([name, bound]) => [name, { [rng.pick(BOUNDS)]: bound }]),
  )
  return { terms: named(lists, 0.12), not: named(lists, 0.05), range }
}

function anySort(rng: Rng, { units, towns, prices }: RentalChoices): Sort[] {
  const direction = () => rng.pick(['ASC', 'DESC'] as const)
  const fields: Record<string, readonly (number | string)[]> = {
    id: units.slice(0, 40),
    price: prices,
    'general.maxOccupation': [4, 2],
    'address.city.name': towns,
    [`address.city.alias.${rng.pick(LOCALES)}`]: ['brugge', 'de haan'],
  }
  return rng.sample(Object.keys(fields), rng.int(0, 2)).map((field) => ({
    field,
    direction: direction(),
    ...(rng.chance(0.2) && { values: rng.sample(fields[field] ?? [], rng.int(0, 3)) }),
  }))
}

/** A search of holiday units, another one each time; the same for the same seed. */
export const anyRentalBody = (rng: Rng, choices: RentalChoices): SearchBody => ({
  query: anyRentalQuery(rng, choices),
  sort: anySort(rng, choices),
  ...(rng.chance(0.7) && {
    pagination: { from: rng.pick([0, 0, 0, 3, 15]), size: rng.pick([0, 5, 15, 100]) },
  }),
})
