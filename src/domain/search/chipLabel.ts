import type { Locale } from '../../contract/common'
import type { NamedPlace } from '../../contract/estateMap'
import { cityName } from '../address'
import { countryName } from '../codes/countryName'
import { statusLabel } from '../codes/typeLabels'
import { pluralForm } from '../format/plural'
import { quoted } from '../format/quoted'
import { euro } from '../format/money'
import { nameIn } from '../localized'
import type { Area } from './area'
import { LARGE_BEDROOMS } from './bedrooms'
import { searchWord } from './searchWords'
import type { FilterNames, Say } from './filterNames'
import { FACETS, type FilterKey, type FilterValue, type OwnKey, rowOf } from './filters'
import { headTypeName, subTypeName } from './kinds'
import { parsePlace } from './placeCode'
import { areaWords, aroundWords, circleLabel, withKind } from './placeWords'
import { stepEnd } from './rangeStep'
import { statusOfId } from './statusIds'
import { UNITS } from './units'

/** A drawn area is a list of points, but one value. */
type One<T> = T extends Area ? T : T extends readonly (infer Value)[] ? Value : T
/** Each condition that has words of its own, with one of its values. */
type LabelTable = {
  [Key in OwnKey]: (value: One<FilterValue<Key>>, locale: Locale, names: FilterNames) => string
}

/** @example placeLabel(gent, 'fr') // 'Gand' */
function placeLabel({ kind, zip, name }: NamedPlace, locale: Locale): string {
  const called = nameIn(name, locale)
  return kind === 'part' || kind === 'zip' ? `${zip} ${called}` : withKind(kind, called, locale)
}

/** @example bedroomCount(3, 'en') // '3 bedrooms' */
export function bedroomCount(count: number, locale: Locale): string {
  const n = count >= LARGE_BEDROOMS ? `${LARGE_BEDROOMS}+` : count
  return searchWord(`chip.bedroom.${pluralForm(count, locale)}`, locale, { n })
}

const OWN_LABEL: LabelTable = {
  country: (code, locale) => countryName(code, locale) || code,
  city: (id, locale, { locations, areComing }) => {
    const city = locations.find((location) => location.id === id)
    if (!city && areComing) return ''
    return city ? `${city.zip} ${cityName(city, locale)}` : searchWord('chip.city', locale, { n: id })
  },
  area: areaWords,
  place: (text, locale, { places = [], areComing }) => {
    const { code = text, km } = parsePlace(text) ?? {}
    const place = places.find((known) => known.code === code)
    if (!place) return areComing ? '' : text
    return km ? aroundWords(km, nameIn(place.name, locale), locale) : placeLabel(place, locale)
  },
  geoRange: (circle, locale, names) => circleLabel(circle, names, locale),
  priceMin: (price, locale) => searchWord('range.from', locale, { n: euro(price) }),
  priceMax: (price, locale) => searchWord('range.upTo', locale, { n: euro(stepEnd(price, 'euro')) }),
  type: (id, locale, { headTypes }) =>
    headTypeName(id, headTypes, locale) || searchWord('chip.type', locale, { n: id }),
  subType: (id, locale, { headTypes }) =>
    subTypeName(id, headTypes, locale) || searchWord('chip.type', locale, { n: id }),
  status: (id, locale) => {
    const status = statusOfId(id)
    return status ? statusLabel(status, locale) : ''
  },
  bedrooms: bedroomCount,
  bedMin: (count, locale) => searchWord(`chip.bedroomMin.${pluralForm(count, locale)}`, locale, { n: count }),
}

/** What a value of a facet is called: by a code's name, else as an address writes it. */
export function choiceName(list: string, value: string, { choices, areComing }: FilterNames, locale: Locale) {
  const names = choices?.[list]
  const name = names?.find((known) => known.value === value)?.name
  if (name) return nameIn(name, locale)
  const facet = FACETS.find((one) => one.list === list)?.facet
  if (facet?.kind !== 'oneOf') return value
  const isMore = facet.values.some(([known, stored]) => known === value && stored.length > 1)
  return facet.codes && !names && areComing ? '' : isMore ? `${value}+` : value
}

/** What the chip of a facet says: its name, and what is asked of it. */
function facetLabel(key: FilterKey, value: unknown, names: FilterNames, locale: Locale, say: Say): string {
  const { list, facet, end } = rowOf(key)
  const name = say(`filter.${list}`)
  if (facet?.kind === 'upTo') return say('chip.upTo', { name, value: String(value) })
  if (facet?.kind === 'words')
    return facet.isNamed ? say('chip.is', { name, value: String(value) }) : quoted(String(value), locale)
  if (facet?.kind === 'within') return say('chip.is', { name, value: say(`${list}.${String(value)}`) })
  if (facet?.kind === 'oneOf') {
    const called = choiceName(list, String(value), names, locale)
    return called && say('chip.is', { name, value: called })
  }
  if (facet?.kind !== 'range') return name
  const { text } = UNITS[facet.unit]
  const amount = Number(value)
  return end === 'min'
    ? say('chip.min', { name, value: text(amount) })
    : say('chip.max', { name, value: text(stepEnd(amount, facet.unit)) })
}

const isOwn = (key: FilterKey): key is OwnKey => rowOf(key).facet === undefined

/** What a chip says of a value; '' while its name is on its way. A value nothing is known of is named by its number. */
export function chipLabel(
  key: FilterKey,
  value: unknown,
  names: FilterNames,
  locale: Locale,
  say: Say,
): string {
  if (!isOwn(key)) return facetLabel(key, value, names, locale, say)
  // The table knows each condition's own kind of value; here any value goes to the row of its own condition.
  const label = OWN_LABEL[key] as (value: unknown, locale: Locale, names: FilterNames) => string
  return label(value, locale, names)
}
