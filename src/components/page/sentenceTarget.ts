import type { FoundCity } from '../../contract/estateMap'
import type { SearchChoice } from '../../domain/page/types'
import type { SaidLine } from '../../domain/search/readLine'
import type { StayAnswer } from '../../state/rental/staySearch'
import { carryLeft } from '../../state/carriedLeft'
import { listHaving } from '../../state/search/listHaving'
import { describedLine } from '../../state/search/useDescribed'
import { type Asking, askedSearch, askedStay } from './sentenceAddress'
import { searchAddress, type SearchWords } from './searchAddress'

/** Where a sentence may lead. */
interface Lists {
  choices: readonly SearchChoice[]
  /** Path of the list of holiday units, where there are any. */
  stays: string | undefined
  /** The list of what is said to be bought or rented, which goes before what stands chosen. */
  listOf: (said: SaidLine) => SearchChoice | undefined
}

/** What is known of it already. */
interface Known {
  /** What stands chosen beside the line. */
  kind: SearchWords
  answers: FoundCity[][] | null | undefined
  /** The text that these answer. */
  rest: string
  stayFound: StayAnswer | undefined
}

/**
 * Address of the list that answers a sentence as it was typed, though it may not have been understood yet; what is left out of it
 * is carried there.
 * @returns null where the line is nothing but a place that nobody knows, undefined where there is no list
 */
export async function sentenceTarget(
  asking: Asking,
  typed: string,
  { choices, stays, listOf }: Lists,
  { kind, answers, rest, stayFound }: Known,
): Promise<string | null | undefined> {
  const { site, locale } = asking
  const said = await describedLine(locale, typed)
  if (stays !== undefined && said.stay) return askedStay(asking, stays, said.stay, stayFound)
  const named = said.filter.reference ? { reference: said.filter.reference } : undefined
  // Who knows a listing by its reference need not know whether it is to buy or to rent.
  const having = named && (await listHaving(choices, site, locale, named).catch(() => undefined))
  const list = having ?? listOf(said)
  if (!list) return undefined
  // Without an answer the list is better than nothing.
  const nothing = { search: named ?? kind, left: [] }
  const known = { kind, answers: said.rest === rest ? answers : undefined }
  const answer = named ? nothing : await askedSearch(asking, said, typed, list, known).catch(() => nothing)
  if (answer === null) return null
  const address = searchAddress(list.path, answer.search)
  carryLeft(address, answer.left)
  return address
}
