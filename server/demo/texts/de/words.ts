import { distance as inUnits, list } from '../compose'
import type { Facts, NearbyThing } from '../facts'
import { nouns } from '../nouns'

type Gender = 'm' | 'f' | 'n'
type Case = 'nominative' | 'accusative'

const numbers = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn']
const genders: Readonly<Record<string, Gender>> = { der: 'm', die: 'f', das: 'n' }
const articles: Record<
  Case,
  Record<Gender, readonly [article: string, ending: string, demonstrative: string]>
> = {
  nominative: { m: ['ein', 'er', 'dieser'], f: ['eine', 'e', 'diese'], n: ['ein', 'es', 'dieses'] },
  accusative: { m: ['einen', 'en', 'diesen'], f: ['eine', 'e', 'diese'], n: ['ein', 'es', 'dieses'] },
}

const written = (subType: string): string => nouns[subType]?.[3] ?? 'das Objekt'
const genderOf = (subType: string): Gender => genders[written(subType).slice(0, 3)] ?? 'n'

export const noun = (subType: string): string => written(subType).slice(4)
export const this_ = (subType: string, casus: Case = 'nominative'): string =>
  `${articles[casus][genderOf(subType)][2]} ${noun(subType)}`

/** `einen gepflegten Bungalow`, `eine gepflegte Wohnung`, `ein gepflegtes Haus` */
export const a = (subType: string, adjective?: string, casus: Case = 'nominative'): string => {
  const [article, ending] = articles[casus][genderOf(subType)]
  return adjective ? `${article} ${adjective}${ending} ${noun(subType)}` : `${article} ${noun(subType)}`
}

/** Adjective and noun without article, as a heading starts: `Gepflegtes Haus`. */
export const bare = (subType: string, adjective: string): string =>
  `${adjective}${articles.nominative[genderOf(subType)][1]} ${noun(subType)}`

export const count = (n: number, one: string, many: string, feminine = false): string =>
  n === 1 ? `${feminine ? 'eine' : 'ein'} ${one}` : `${numbers[n] ?? n} ${many}`
export const bedrooms = (n: number): string => count(n, 'Schlafzimmer', 'Schlafzimmer')
export const bathrooms = (n: number): string => count(n, 'Badezimmer', 'Badezimmer')
export const orientation = {
  N: 'Norden',
  NE: 'Nordosten',
  E: 'Osten',
  SE: 'Südosten',
  S: 'Süden',
  SW: 'Südwesten',
  W: 'Westen',
  NW: 'Nordwesten',
} as const

const things: Record<NearbyThing, string> = {
  station: 'Bahnhof',
  school: 'Grundschule',
  shops: 'Geschäfte für den täglichen Bedarf',
  beach: 'Strand',
  motorway: 'Autobahnauffahrt',
  bus: 'Bushaltestelle',
  park: 'Park',
  forest: 'Wald',
}

/** `Bahnhof (600 m), Grundschule (400 m) und Bushaltestelle (150 m)` */
export const near = (facts: Pick<Facts, 'near'>): string =>
  list(
    facts.near.map(({ what, metres }) => `${things[what]} (${inUnits(metres)})`),
    'und',
  )
