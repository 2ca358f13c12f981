import type { Locale } from '../../contract/common'
import { area } from '../format/measure'
import { isLivedIn } from '../rules/livedIn'
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

/** Of a garage or a shop. */
const PLAIN_AREA: Record<Locale, string> = {
  nl: 'Oppervlakte',
  fr: 'Surface',
  en: 'Floor area',
  de: 'Fläche',
}

// In the order a buyer asks for them.
const FACTS: readonly {
  key: string
  label: Record<Locale, string>
  /** Of a single one, where it is counted. */
  one?: Record<Locale, string>
  value: (estate: DomainEstate) => string
}[] = [
  {
    key: 'bedrooms',
    label: { nl: 'Slaapkamers', fr: 'Chambres', en: 'Bedrooms', de: 'Schlafzimmer' },
    one: { nl: 'Slaapkamer', fr: 'Chambre', en: 'Bedroom', de: 'Schlafzimmer' },
    value: (estate) => text(bedroomsOf(estate)),
  },
  {
    key: 'bathrooms',
    label: { nl: 'Badkamers', fr: 'Salles de bains', en: 'Bathrooms', de: 'Badezimmer' },
    one: { nl: 'Badkamer', fr: 'Salle de bains', en: 'Bathroom', de: 'Badezimmer' },
    value: (estate) => text(bathroomsOf(estate)),
  },
  {
    key: 'builtArea',
    label: { nl: 'Bewoonbaar', fr: 'Surface habitable', en: 'Living area', de: 'Wohnfläche' },
    value: (estate) => area(builtArea(estate)),
  },
  {
    key: 'groundArea',
    label: { nl: 'Grond', fr: 'Terrain', en: 'Land', de: 'Grundstück' },
    value: (estate) => area(groundArea(estate)),
  },
  {
    key: 'terrace',
    label: { nl: 'Terras', fr: 'Terrasse', en: 'Terrace', de: 'Terrasse' },
    value: (estate) => area(terraceArea(estate)),
  },
  {
    key: 'parking',
    label: { nl: 'Parkeren', fr: 'Parking', en: 'Parking', de: 'Stellplätze' },
    one: { nl: 'Parkeren', fr: 'Parking', en: 'Parking', de: 'Stellplatz' },
    value: (estate) => text(parkingPlaces(estate)),
  },
  {
    key: 'constructionYear',
    label: { nl: 'Bouwjaar', fr: 'Construit en', en: 'Built in', de: 'Baujahr' },
    value: (estate) => text(constructionYearOf(estate)),
  },
]

/** Every fact that is known, worded for a heading that stands for several listings. */
export function everyFact(estate: DomainEstate, locale: Locale): Fact[] {
  return FACTS.flatMap(({ key, label, value }) => {
    const known = value(estate)
    if (!known) return []
    const isPlainArea = key === 'builtArea' && !isLivedIn(estate)
    return [{ key, label: isPlainArea ? PLAIN_AREA[locale] : label[locale], value: known }]
  })
}

/** The facts of the strip under the title: those that are known, six at most. */
export function facts(estate: DomainEstate, locale: Locale): Fact[] {
  const ones = new Map(FACTS.map(({ key, one }) => [key, one?.[locale]]))
  return everyFact(estate, locale)
    .slice(0, MOST_FACTS)
    .map((fact) => ({ ...fact, label: (fact.value === '1' && ones.get(fact.key)) || fact.label }))
}
