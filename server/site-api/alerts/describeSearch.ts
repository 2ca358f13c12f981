import type { Kysely } from 'kysely'
import type { Locale } from '../../../src/contract/common'
import { holdsLink, plainName } from '../../../src/contract/personName'
import { alertFilter } from '../../../src/domain/alerts/askedSearch'
import { saidChips } from '../../../src/domain/search/filterChips'
import type { SearchFilter } from '../../../src/domain/search/searchFilter'
import { FILTER_KEYS, rowOf } from '../../../src/domain/search/filters'
import { codeOfPlace } from '../../../src/domain/search/placeCode'
import { middleOfArea } from '../../../src/domain/search/placeWords'
import { nameIn } from '../../../src/domain/localized'
import type { Database } from '../../db/tables'
import { uncountedNames } from '../filters/filterNames'
import { namedPlaces } from '../places/namedPlaces'
import { listPage } from './alertSearches'
import { filterWords } from './filterWords'

/** Characters of what somebody types to look for; more of them are a message. */
const MOST_MAILED = 30
/** Figures after which a text can be called: of words a postal code is left, a reference has up to eight of them. */
const CALLED = { words: /\d(?:\W?\d){4}/, name: /\d(?:\W?\d){8}/ }

/**
 * A text that a search looks for, as it may stand in a mail to a mailbox that nobody confirmed: no address of the web, no number that
 * can be called, nothing that is a message (record 238).
 */
function mailable(text: string, called: RegExp): string | undefined {
  const plain = plainName(text)
  const isMessage = plain.length > MOST_MAILED || called.test(plain) || holdsLink(plain)
  return isMessage ? undefined : plain || undefined
}

/** Conditions that a visitor types. */
const TYPED = FILTER_KEYS.flatMap((key) => {
  const { facet } = rowOf(key)
  return facet?.kind === 'words' ? [{ key, called: facet.isNamed ? CALLED.name : CALLED.words }] : []
})

function mailableFilter(filter: SearchFilter): SearchFilter {
  const typed = TYPED.map(({ key, called }) => {
    const text = filter[key]
    return [key, typeof text === 'string' ? mailable(text, called) : undefined] as const
  })
  return { ...filter, ...Object.fromEntries(typed) }
}

/** A search in words: the page it was made on and each condition; '' for the whole offer. */
export async function describeSearch(
  db: Kysely<Database>,
  siteId: string,
  { search, pageId }: { search: string; pageId: number | null | undefined },
  locale: Locale,
): Promise<string> {
  const page = await listPage(db, siteId, pageId)
  const filter = mailableFilter(alertFilter(search))
  const names = search ? await uncountedNames(db, siteId) : { headTypes: [], locations: [] }
  const { place = [], geoRange, area } = filter
  const point = area ? middleOfArea(area) : geoRange
  const near = point && `${point.lat};${point.lon}`
  const places = namedPlaces({ codes: place.map(codeOfPlace).join(), near })
  const chips = saidChips(filter, { ...names, places }, locale, filterWords(locale)).map(({ label }) => label)
  return [page ? nameIn(page.title, locale) : '', ...chips].filter(Boolean).join(' · ')
}
