import type { Kysely } from 'kysely'
import type { Locale } from '../../../src/contract/common'
import { holdsLink, plainName } from '../../../src/contract/personName'
import { alertFilter } from '../../../src/domain/alerts/askedSearch'
import { saidChips } from '../../../src/domain/search/filterChips'
import { codeOfPlace } from '../../../src/domain/search/placeCode'
import { middleOfArea } from '../../../src/domain/search/placeWords'
import { nameIn } from '../../../src/domain/localized'
import type { Database } from '../../db/tables'
import { uncountedNames } from '../filters/filterNames'
import { namedPlaces } from '../places/namedPlaces'
import { listPage } from './alertSearches'
import { filterWords } from './filterWords'

/** Characters of words that somebody looks for; more of them are a message. */
const MOST_MAILED = 30
const LONG_NUMBER = /\d(?:\W?\d){4}/

/**
 * The words that a search looks for, as they may stand in a mail to a mailbox that nobody confirmed: no address of the web, no number
 * that can be called, nothing that is a message (record 238).
 */
function mailable(words: string | undefined): string | undefined {
  const plain = plainName(words ?? '')
  const isMessage = plain.length > MOST_MAILED || LONG_NUMBER.test(plain) || holdsLink(plain)
  return isMessage ? undefined : plain || undefined
}

/** A search in words: the page it was made on and each condition; '' for the whole offer. */
export async function describeSearch(
  db: Kysely<Database>,
  siteId: string,
  { search, pageId }: { search: string; pageId: number | null | undefined },
  locale: Locale,
): Promise<string> {
  const page = await listPage(db, siteId, pageId)
  const asked = alertFilter(search)
  const filter = { ...asked, words: mailable(asked.words) }
  const names = search ? await uncountedNames(db, siteId) : { headTypes: [], locations: [] }
  const { place = [], geoRange, area } = filter
  const point = area ? middleOfArea(area) : geoRange
  const near = point && `${point.lat};${point.lon}`
  const places = namedPlaces({ codes: place.map(codeOfPlace).join(), near })
  const chips = saidChips(filter, { ...names, places }, locale, filterWords(locale)).map(({ label }) => label)
  return [page ? nameIn(page.title, locale) : '', ...chips].filter(Boolean).join(' · ')
}
