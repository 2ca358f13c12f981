import type { Locale } from '../../contract/common'
import { area } from '../format/measure'
import { isLivedIn } from '../rules/livedIn'
import { word } from '../words'
import {
  bathroomsOf,
  bedroomsOf,
  builtArea,
  constructionYearOf,
  groundArea,
  parkingPlaces,
  terraceArea,
} from './figures'
import type { DomainEstate } from './fromApi'
import type { EstateView } from './types'

type Fact = EstateView['facts'][number]

const MOST_FACTS = 6

const text = (value: number | undefined) => (value === undefined ? '' : String(value))

// In the order a buyer asks for them.
const FACTS = [
  ['bedrooms', (estate) => text(bedroomsOf(estate))],
  ['bathrooms', (estate) => text(bathroomsOf(estate))],
  ['builtArea', (estate) => area(builtArea(estate))],
  ['groundArea', (estate) => area(groundArea(estate))],
  ['terrace', (estate) => area(terraceArea(estate))],
  ['parking', (estate) => text(parkingPlaces(estate))],
  ['constructionYear', (estate) => text(constructionYearOf(estate))],
] as const satisfies readonly (readonly [key: string, value: (estate: DomainEstate) => string])[]

/** What is counted, and called otherwise when there is a single one. */
const COUNTED = ['bedrooms', 'bathrooms', 'parking'] as const

/** Every fact that is known, worded for a heading that stands for several listings. */
export function everyFact(estate: DomainEstate, locale: Locale): Fact[] {
  return FACTS.flatMap(([key, value]) => {
    const known = value(estate)
    if (!known) return []
    // Nobody lives in a garage or a shop.
    const isPlainArea = key === 'builtArea' && !isLivedIn(estate)
    return [{ key, label: word(isPlainArea ? 'fact.plainArea' : `fact.${key}`, locale), value: known }]
  })
}

/** A fact of one listing: “1 bedroom”. */
function ofOne(fact: Fact, locale: Locale): Fact {
  const counted = COUNTED.find((key) => key === fact.key)
  return counted && fact.value === '1' ? { ...fact, label: word(`fact.${counted}.one`, locale) } : fact
}

/** The facts of the strip under the title: those that are known, six at most. */
export const facts = (estate: DomainEstate, locale: Locale): Fact[] =>
  everyFact(estate, locale)
    .slice(0, MOST_FACTS)
    .map((fact) => ofOne(fact, locale))
