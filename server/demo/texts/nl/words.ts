import { distance as inUnits, list } from '../compose'
import type { Facts, NearbyThing } from '../facts'
import { nouns } from '../nouns'

/** A Dutch adjective as it stands before a het-word without article, and otherwise. */
export type Adjective = readonly [bare: string, inflected: string]

const numbers = ['geen', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien']

const written = (subType: string): string => nouns[subType]?.[0] ?? 'het eigendom'
const isHet = (subType: string): boolean => written(subType).startsWith('het ')

export const noun = (subType: string): string => written(subType).replace(/^(de|het) /, '')
export const the = written
export const this_ = (subType: string): string => `${isHet(subType) ? 'dit' : 'deze'} ${noun(subType)}`
export const that = (subType: string): string => (isHet(subType) ? 'dat' : 'die')
export const a = (subType: string, adjective: Adjective): string =>
  `een ${adjective[isHet(subType) ? 0 : 1]} ${noun(subType)}`

/** Adjective and noun as a heading starts: `ruim appartement`. */
export const bare = (subType: string, adjective: Adjective): string => a(subType, adjective).slice(4)
export const count = (n: number, one: string, many: string): string =>
  `${numbers[n] ?? n} ${n === 1 ? one : many}`
export const bedrooms = (n: number): string => count(n, 'slaapkamer', 'slaapkamers')
export const bathrooms = (n: number): string => count(n, 'badkamer', 'badkamers')

export const orientation = {
  N: 'het noorden',
  NE: 'het noordoosten',
  E: 'het oosten',
  SE: 'het zuidoosten',
  S: 'het zuiden',
  SW: 'het zuidwesten',
  W: 'het westen',
  NW: 'het noordwesten',
} as const

const things: Record<NearbyThing, string> = {
  station: 'het station',
  school: 'de basisschool',
  shops: 'winkels voor elke dag',
  beach: 'het strand',
  motorway: 'de oprit van de snelweg',
  bus: 'de bushalte',
  park: 'het park',
  forest: 'het bos',
}

/** `het station (600 m), de basisschool (400 m) en de bushalte (150 m)` */
export const near = (facts: Pick<Facts, 'near'>): string =>
  list(
    facts.near.map(({ what, metres }) => `${things[what]} (${inUnits(metres)})`),
    'en',
  )
