import type { Locale } from '../../contract/locales'
import type { SaidStay } from '../../domain/search/saidStay'
import type { MeantPlaces } from '../search/meantPlaces'
import { useLoad } from '../useLoad'
import { staySearch, type StayAnswer } from './staySearch'

/**
 * What a line asks of the list of holiday units; undefined where it asks nothing of it, while that is being asked, and when it cannot be.
 * @param meant the places that it means; undefined until they are known
 */
export function useStaySearch(
  siteId: string,
  locale: Locale,
  stay: SaidStay | undefined,
  meant: MeantPlaces | undefined,
): StayAnswer | undefined {
  const key = stay && meant ? JSON.stringify([locale, stay, meant]) : undefined
  const { result } = useLoad(key, async (signal) =>
    stay && meant ? staySearch(siteId, locale, stay, meant, signal) : undefined,
  )
  return result.state === 'ready' ? result.value : undefined
}
