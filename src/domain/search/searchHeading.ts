import { CODES } from '../../contract/codes'
import type { Locale } from '../../contract/common'
import { HEAD_TYPE_ID } from '../../contract/ids'
import type { NamedPlace } from '../../contract/estateMap'
import type { ListNode } from '../../contract/page'
import { cityName } from '../address'
import { inTowns } from '../estate/inTown'
import { nameIn } from '../localized'
import { word } from '../words'
import { decimal } from '../format/number'
import { besideTitle } from '../format/besideTitle'
import { withColon } from '../format/withColon'
import { pluralForm } from '../format/plural'
import type { FilterNames } from './filterNames'
import { headTypeOf } from './kinds'
import { listedType } from './listedType'
import { parsePlace } from './placeCode'
import { aroundWords, circleWords, inAreaWords, inKindWords, withinKmOf, withKind } from './placeWords'
import type { SearchFilter } from './searchFilter'
import { searchWord } from './searchWords'
import { statusOfPage } from './searchTargets'
import { STATUS_ID } from './statusIds'

/** What is on offer, where it can be said after any noun: French words for what is sold would follow its gender. */
const OFFERED = ['FOR_SALE', 'TO_RENT', 'TAKE_OVER'] as const

/** More towns than this are not named. */
const MOST_NAMED = 2

const only = <T>(values: readonly T[] | undefined) => (values?.length === 1 ? values[0] : undefined)

const distinct = (texts: readonly string[]) => [...new Set(texts)]

/** The one type of which everything is that is searched for: the type itself, that of the kinds, or that of the page. */
function typeOf({ type, subType }: SearchFilter, node: ListNode, { headTypes }: FilterNames) {
  if (type?.length) return only(type)
  if (subType?.length) return only([...new Set(subType.map((id) => headTypeOf(id, headTypes)))])
  return listedType(node)
}

/** What is counted, inside a sentence. */
function noun(id: number | undefined, total: number, locale: Locale): string {
  const type = CODES.Type.find((code) => HEAD_TYPE_ID[code] === id) ?? 'ANY'
  return searchWord(`noun.${type}.${pluralForm(total, locale)}`, locale)
}

/** Places that one is in; others, such as a coast, have prepositions of their own. */
const TOWNS: readonly NamedPlace['kind'][] = ['municipality', 'part', 'zip']

function place(
  { city = [], place: codes = [], geoRange, area }: SearchFilter,
  names: FilterNames,
  locale: Locale,
): string {
  if (geoRange) return circleWords(geoRange, names, locale)
  if (area) return inAreaWords(area, locale)
  const { locations, places = [] } = names
  const cities = city.flatMap((one) => locations.find(({ id }) => id === one) ?? [])
  const named = codes.flatMap((text) => {
    const { code, km } = parsePlace(text) ?? {}
    const known = places.find((one) => one.code === code)
    return known ? [{ name: nameIn(known.name, locale), kind: known.kind, km }] : []
  })
  const isKnown = cities.length === city.length && named.length === codes.length
  const [only, other] = named
  if (isKnown && only?.km && !other) return withinKmOf(only.km, only.name, locale)
  // In the order in which they were chosen; a city of several postal codes is one.
  const ofCities = cities.map((location) => cityName(location, locale))
  const called = distinct([
    ...ofCities,
    ...named.map(({ name, kind, km }) => (km ? aroundWords(km, name, locale) : withKind(kind, name, locale))),
  ])
  if (!called.length || !isKnown || called.length > MOST_NAMED) return ''
  const isTown = ({ kind, km }: (typeof named)[number]) => !km && TOWNS.includes(kind)
  const towns = distinct([...ofCities, ...named.filter(isTown).map(({ name }) => name)])
  const wider = named.filter((one) => !isTown(one))
  const inWider = wider.map(({ name, kind, km }) => (km ? '' : inKindWords(kind, name, locale)))
  if (!inWider.every(Boolean)) return `(${called.join(', ')})`
  return [...(towns.length ? [inTowns(towns, locale)] : []), ...inWider].join(` ${word('and', locale)} `)
}

/**
 * How many a page lists, before anybody searches.
 * @example listCount({ title: 'Te koop', node: {} }, 75, 'nl') // '75 panden'
 */
export function listCount({ title, node }: HeadedPage, total: number, locale: Locale): string {
  return besideTitle(title, decimal(total), noun(listedType(node), total, locale))
}

export type Offered = (typeof OFFERED)[number]

/** What of these is offered where; each part that is not known is left out. */
interface FoundPart {
  /** Number of the type. */
  type: number | undefined
  offer: Offered | undefined
  /** `in Gent` */
  where: string
}

/**
 * What is found, as a sentence says it.
 * @example foundWords({ type: 1, offer: 'FOR_SALE', where: 'in Gent' }, 128, 'nl') // 'huizen te koop in Gent'
 */
export function foundWords({ type, offer, where }: FoundPart, total: number, locale: Locale): string {
  // German says where before it says what for.
  const rest = [offer ? searchWord(`offer.${offer}`, locale) : '', where]
  return [noun(type, total, locale), ...(locale === 'de' ? rest.reverse() : rest)].filter(Boolean).join(' ')
}

/** A list page as far as its heading goes. */
interface HeadedPage {
  title: string
  node: ListNode
}

/**
 * The heading of what a search found. A page that lists all of one status is named by the sentence itself; any other
 * keeps its title before it.
 * @example searchHeading({ ...NO_FILTER, type: [1], city: [44021] }, 128, page, names, 'nl') // '128 huizen te koop in Gent'
 */
export function searchHeading(
  filter: SearchFilter,
  total: number,
  { title, node }: HeadedPage,
  names: FilterNames,
  locale: Locale,
): string {
  const pageStatus = statusOfPage({ type: 'estateList', node })
  const status = only(filter.status) ?? pageStatus
  const offer = OFFERED.find((code) => STATUS_ID[code] === status)
  const where = place(filter, names, locale)
  const type = typeOf(filter, node, names)
  const sentence = `${decimal(total)} ${foundWords({ type, offer, where }, total, locale)}`
  return pageStatus !== undefined && offer ? sentence : withColon(title, sentence, locale)
}
