import type { Code } from '../../contract/codes'
import type { Locale } from '../../contract/common'
import { HEAD_TYPE_ID } from '../../contract/ids'
import type { NamedPlace } from '../../contract/estateMap'
import type { ListNode } from '../../contract/page'
import { cityName } from '../address'
import { inTowns } from '../estate/inTown'
import { labelIn, type Label } from '../codes/label'
import { nameIn } from '../localized'
import { decimal } from '../format/number'
import type { FilterNames } from './chipLabel'
import { headTypeOf } from './kinds'
import { circleWords, inAreaWords } from './placeWords'
import type { SearchFilter } from './searchFilter'
import { statusOfPage } from './searchTargets'
import { STATUS_ID } from './statusIds'

type Noun = readonly [one: Label, many: Label]

/** What is counted, inside a sentence. */
const NOUNS: Record<Code<'Type'> | 'ANY', Noun> = {
  ANY: [
    ['pand', 'bien', 'property', 'Objekt'],
    ['panden', 'biens', 'properties', 'Objekte'],
  ],
  APARTMENT: [
    ['appartement', 'appartement', 'apartment', 'Wohnung'],
    ['appartementen', 'appartements', 'apartments', 'Wohnungen'],
  ],
  GARAGE: [
    ['garage', 'garage', 'garage', 'Garage'],
    ['garages', 'garages', 'garages', 'Garagen'],
  ],
  PLOT: [
    ['grond', 'terrain', 'plot', 'Grundstück'],
    ['gronden', 'terrains', 'plots', 'Grundstücke'],
  ],
  COMMERCIAL: [
    ['handelspand', 'bien commercial', 'business property', 'Gewerbeobjekt'],
    ['handelspanden', 'biens commerciaux', 'business properties', 'Gewerbeobjekte'],
  ],
  HOUSE: [
    ['huis', 'maison', 'house', 'Haus'],
    ['huizen', 'maisons', 'houses', 'Häuser'],
  ],
  PROJECT: [
    ['project', 'projet', 'development', 'Neubauprojekt'],
    ['projecten', 'projets', 'developments', 'Neubauprojekte'],
  ],
}

/** What is on offer, where it can be said after any noun: French words for what is sold would follow its gender. */
const OFFERS: Readonly<Record<number, Label>> = {
  [STATUS_ID.FOR_SALE]: ['te koop', 'à vendre', 'for sale', 'zu verkaufen'],
  [STATUS_ID.TO_RENT]: ['te huur', 'à louer', 'to let', 'zu vermieten'],
  [STATUS_ID.TAKE_OVER]: ['over te nemen', 'à remettre', 'for transfer', 'zu übernehmen'],
}

/** More towns than this are not named. */
const MOST_NAMED = 2

const only = <T>(values: readonly T[] | undefined) => (values?.length === 1 ? values[0] : undefined)

/** The one type of which everything is that a page lists. */
function listedType({ query }: ListNode): number | undefined {
  const type = only(query?.terms?.['general.headType.id'])
  return type === undefined ? undefined : Number(type)
}

/** The one type of which everything is that is searched for: the type itself, that of the kinds, or that of the page. */
function typeOf({ type, subType }: SearchFilter, node: ListNode, { headTypes }: FilterNames) {
  if (type?.length) return only(type)
  if (subType?.length) return only([...new Set(subType.map((id) => headTypeOf(id, headTypes)))])
  return listedType(node)
}

function noun(id: number | undefined, total: number, locale: Locale): string {
  const code = Object.entries(HEAD_TYPE_ID).find(([, known]) => known === id)?.[0]
  const [one, many] = NOUNS[(code ?? 'ANY') as keyof typeof NOUNS] ?? NOUNS.ANY
  // French counts nought as one.
  const single = total === 1 || (total === 0 && locale === 'fr')
  return labelIn(single ? one : many, locale)
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
  const named = codes.flatMap((one) => places.find(({ code }) => code === one) ?? [])
  // In the order in which they were chosen; a city of several postal codes is one.
  const called = [
    ...new Set([
      ...cities.map((location) => cityName(location, locale)),
      ...named.map(({ name }) => nameIn(name, locale)),
    ]),
  ]
  const isKnown = cities.length === city.length && named.length === codes.length
  if (!called.length || !isKnown || called.length > MOST_NAMED) return ''
  return named.every(({ kind }) => TOWNS.includes(kind)) ? inTowns(called, locale) : `(${called.join(', ')})`
}

/**
 * How many a page lists, before anybody searches.
 * @example listCount({}, 75, 'nl') // '75 panden'
 */
export const listCount = (node: ListNode, total: number, locale: Locale): string =>
  `${decimal(total)} ${noun(listedType(node), total, locale)}`

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
  const offer = OFFERS[status ?? 0]
  const where = place(filter, names, locale)
  const words = [noun(typeOf(filter, node, names), total, locale)]
  // German says where before it says what for.
  const rest = [offer ? labelIn(offer, locale) : '', where]
  words.push(...(locale === 'de' ? rest.reverse() : rest))
  const sentence = [decimal(total), ...words].filter(Boolean).join(' ')
  return pageStatus !== undefined && offer ? sentence : `${title}: ${sentence}`
}
