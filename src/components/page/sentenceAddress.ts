import type { FoundCity } from '../../contract/estateMap'
import type { Locale } from '../../contract/locales'
import type { SearchChoice } from '../../domain/page/types'
import type { SaidStay } from '../../domain/search/saidStay'
import type { SearchedSite } from '../../domain/site/frameView'
import { stayAddress, type StayAnswer, staySearch } from '../../state/rental/staySearch'
import { bestPlaces } from '../../state/search/meantPlaces'
import { askPlaces } from '../../state/search/useCitySearch'
import type { SaidLine } from '../../domain/search/readLine'
import { sentenceWords, withWords } from '../../state/search/useSentenceCount'
import { saidSearch } from './saidSearch'
import type { SearchWords } from './searchAddress'

/** Where somebody is who sends the sentence. */
export interface Asking {
  site: SearchedSite
  locale: Locale
  /** The place that was chosen of the suggestions. */
  chosen: FoundCity | undefined
}

/** What a line asks of a list page, and what of it is left out. */
interface AskedSearch {
  search: SearchWords
  left: readonly string[]
}

/**
 * What a line asks of the list page of a choice: who types a place and chooses none means the best that is found; null where it is
 * nothing but a place that nobody knows. Throws HttpError when the places cannot be had.
 * @param kind what stands chosen beside the line
 * @param answers what answers its places, where that is known already
 */
export async function askedSearch(
  { site, locale, chosen }: Asking,
  said: SaidLine,
  typed: string,
  { node }: Pick<SearchChoice, 'node'>,
  { kind, answers }: { kind: SearchWords; answers: FoundCity[][] | null | undefined },
): Promise<AskedSearch | null> {
  const all = answers ?? (await askPlaces(site.siteId, locale, said.places))
  const best = bestPlaces(said.places, all, chosen)
  // What is no place may stand in a text, where something else was understood.
  const isNothing = best.unknown.length > 0 && !best.places.length && said.rest === typed
  if (isNothing) return null
  const search = { ...kind, ...saidSearch(said, best) }
  const soft = said.liked && { ...kind, ...saidSearch(said.liked, best) }
  const beyond = [...said.beyond, ...best.beyond]
  if (!best.unknown.length && !soft) return { search, left: beyond }
  // What cannot be counted is no condition.
  const words = await sentenceWords(site, locale, node, search, best.unknown, soft).catch(() => undefined)
  const told = words?.told ?? []
  const liked = words?.isSoftened ? (said.liked?.said ?? []) : []
  return {
    search: withWords((words?.isSoftened && soft) || search, told),
    left: [...beyond, ...best.unknown.filter((one) => !told.includes(one)), ...liked],
  }
}

/** The list of holiday units (at `path`) with what was said; all of it without an answer. @param known what it asks, where that is known already */
export async function askedStay(
  { site, locale, chosen }: Asking,
  path: string,
  said: SaidStay,
  known: StayAnswer | undefined,
): Promise<string> {
  if (known) return stayAddress(path, known.search)
  try {
    const all = await askPlaces(site.siteId, locale, said.places)
    const best = bestPlaces(said.places, all, chosen)
    return stayAddress(path, (await staySearch(site.siteId, locale, said, best)).search)
  } catch {
    return path
  }
}
