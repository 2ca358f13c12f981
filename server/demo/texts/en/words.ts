import { distance as inUnits, list } from '../compose'
import type { Facts, NearbyThing } from '../facts'
import { nouns } from '../nouns'

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

export const noun = (subType: string): string => nouns[subType]?.[2] ?? 'property'
export const this_ = (subType: string): string => `this ${noun(subType)}`
/** `an energy-efficient house` */
export const a = (subType: string, adjective?: string): string => {
  const words = adjective ? `${adjective} ${noun(subType)}` : noun(subType)
  return `${/^[aeio]|^un[^i]/i.test(words) ? 'an' : 'a'} ${words}`
}

export const count = (n: number, one: string, many: string): string =>
  `${numbers[n] ?? n} ${n === 1 ? one : many}`
export const bedrooms = (n: number): string => count(n, 'bedroom', 'bedrooms')
export const bathrooms = (n: number): string => count(n, 'bathroom', 'bathrooms')

export const orientation = {
  N: 'north',
  NE: 'north-east',
  E: 'east',
  SE: 'south-east',
  S: 'south',
  SW: 'south-west',
  W: 'west',
  NW: 'north-west',
} as const

export const ordinal = (n: number): string =>
  ['ground', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'][
    n
  ] ?? `${n}th`

const things: Record<NearbyThing, string> = {
  station: 'the railway station',
  school: 'a primary school',
  shops: 'everyday shops',
  beach: 'the beach',
  motorway: 'the motorway junction',
  bus: 'the bus stop',
  park: 'the park',
  forest: 'the woods',
}

/** `the railway station (600 m), a primary school (400 m) and the bus stop (150 m)` */
export const near = (facts: Pick<Facts, 'near'>): string =>
  list(
    facts.near.map(({ what, metres }) => `${things[what]} (${inUnits(metres)})`),
    'and',
  )
