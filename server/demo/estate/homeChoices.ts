import type { Code, ListingStatus } from '../../../src/contract/codes'
import type { Place } from '../places'
import type { Rng } from '../rng'
import type { Facts } from '../texts/facts'
import { isLet } from './profile'

export const conditionFor = (year: number, rng: Rng): Code<'Condition'> => {
  if (year >= 2021) return 'NEW'
  if (year >= 2004)
    return rng.weighted([
      ['EXCELLENT_CONDITION', 6],
      ['GOOD_CONDITION', 4],
    ])
  return rng.weighted([
    ['GOOD_CONDITION', 6],
    ['EXCELLENT_CONDITION', 3],
    ['RENEWED', 4],
    ['TO_FRESHEN_UP', 3],
    ['TO_RENOVATE', year < 1985 ? 2.5 : 0.4],
  ])
}

/** How far off in m a thing may be that one looks onto. */
const IN_VIEW = [
  ['park', 'park', 100],
  ['sea', 'beach', 400],
] as const

/** What a home looks onto; nothing that is told to lie farther away. */
export const viewFor = (place: Place, near: Facts['near'], rng: Rng): Facts['view'] => {
  const seen = drawnView(place, rng)
  const isFarOff = IN_VIEW.some(
    ([view, thing, most]) =>
      view === seen && near.some(({ what, metres }) => what === thing && metres > most),
  )
  return isFarOff ? undefined : seen
}

const drawnView = (place: Place, rng: Rng): Facts['view'] =>
  ({
    coast: rng.pick(['sea', undefined] as const),
    ardennes: rng.pick(['forest', 'fields', undefined] as const),
    village: rng.pick(['fields', undefined] as const),
    town: rng.pick(['park', undefined, undefined] as const),
    city: rng.pick(['city', 'park', 'river', undefined, undefined, undefined] as const),
  })[place.kind]

export const availableFor = (
  status: ListingStatus,
  condition: Code<'Condition'>,
  rng: Rng,
): Code<'FreeOn'> => {
  if (isLet(status))
    return rng.weighted([
      ['IMMEDIATE', 6],
      ['AFTER_NOTICE_PERIOD', 3],
      ['TBD', 1],
    ])
  if (condition === 'NEW')
    return rng.weighted([
      ['DELIVERY', 4],
      ['DEED', 4],
    ])
  return rng.weighted([
    ['DEED', 8],
    ['TBD', 2],
    ['AFTER_NOTICE_PERIOD', 1],
    ['UNKNWON', 1],
  ])
}

export const heatingFor = (condition: Code<'Condition'>, rng: Rng): Code<'Heating'> =>
  condition === 'NEW'
    ? rng.weighted([
        ['ELECTRICITY', 8],
        ['GAS', 2],
      ])
    : condition === 'TO_RENOVATE'
      ? rng.weighted([
          ['OIL', 4],
          ['GAS_HEATERS', 3],
          ['COAL', 1],
          ['HEAT_ACCUMULATION', 2],
          ['WOOD', 1],
        ])
      : rng.weighted([
          ['GAS', 12],
          ['OIL', 3],
          ['PELLET', 1.5],
          ['ELECTRICITY', 1.5],
          ['WOOD', 1],
          ['PROPANE_GAS', 1],
          ['CENTRAL_VENTILATION', 0.7],
        ])
