import { distance as inUnits, list } from '../compose'
import type { Facts, NearbyThing } from '../facts'
import { nouns } from '../nouns'

/** A French adjective in its masculine and feminine form. */
export type Adjective = readonly [masculine: string, feminine: string]

const numbers = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix']

const written = (subType: string): string => nouns[subType]?.[1] ?? 'un bien'
export const isFeminine = (subType: string): boolean => written(subType).startsWith('une ')

export const noun = (subType: string): string => written(subType).replace(/^une? /, '')
/** `une maison rénovée` */
export const a = (subType: string, adjective?: Adjective): string =>
  adjective ? `${written(subType)} ${adjective[isFeminine(subType) ? 1 : 0]}` : written(subType)

const opensWithVowel = (word: string): boolean => /^(h[ôo]tel|[aeiouyéèêâîô])/i.test(word)

export const this_ = (subType: string): string =>
  `${isFeminine(subType) ? 'cette' : opensWithVowel(noun(subType)) ? 'cet' : 'ce'} ${noun(subType)}`

/** `à Gand`, `au Coq`; municipalities with a feminine article keep it: `à La Hulpe`. */
export const at = (place: string): string => (place.startsWith('Le ') ? `au ${place.slice(3)}` : `à ${place}`)

export const count = (n: number, one: string, many: string, feminine = true): string =>
  n === 1 ? `${feminine ? 'une' : 'un'} ${one}` : `${numbers[n] ?? n} ${many}`
export const bedrooms = (n: number): string => count(n, 'chambre', 'chambres')
export const bathrooms = (n: number): string => count(n, 'salle de bains', 'salles de bains')

export const orientation = {
  N: 'au nord',
  NE: 'au nord-est',
  E: 'à l’est',
  SE: 'au sud-est',
  S: 'au sud',
  SW: 'au sud-ouest',
  W: 'à l’ouest',
  NW: 'au nord-ouest',
} as const

const things: Record<NearbyThing, string> = {
  station: 'la gare',
  school: 'l’école primaire',
  shops: 'les commerces',
  beach: 'la plage',
  motorway: 'l’accès à l’autoroute',
  bus: 'l’arrêt de bus',
  park: 'le parc',
  forest: 'la forêt',
}

/** `la gare (600 m), l’école primaire (400 m) et l’arrêt de bus (150 m)` */
export const near = (facts: Pick<Facts, 'near'>): string =>
  list(
    facts.near.map(({ what, metres }) => `${things[what]} (${inUnits(metres)})`),
    'et',
  )
