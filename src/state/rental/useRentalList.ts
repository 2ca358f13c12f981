import type { Locale } from '../../contract/common'
import { DEFAULT_PAGE_SIZE } from '../../contract/searchLimits'
import type { CardList } from '../../domain/page/types'
import type { RentalCard } from '../../domain/rental/rentalCard'
import {
  parseRental,
  parseRentalMap,
  parseRentalPage,
  printRental,
} from '../../domain/rentalSearch/rentalAddress'
import { NO_RENTAL_SEARCH, type RentalSearch } from '../../domain/rentalSearch/rentalSearch'
import { backToList, type HowSet, setAddressAtOnce } from '../addressAtOnce'
import { useIsBrowser } from '../useIsBrowser'
import { useKept } from '../useKept'
import { useLoad } from '../useLoad'
import { rentalCards } from './rentalCalls'

export interface RentalListOptions {
  siteId: string
  locale: Locale
  path: string
  /** First page of results, as it was when the site was built. */
  prebuilt: CardList<RentalCard>
  /** What stands behind the path of the address. */
  query: string
}

interface Found extends CardList<RentalCard> {
  of: string
}

/**
 * The list of holiday units that the address asks for: the address is the one owner of the search, so that reload, back and
 * forward show what was there. Without a search it is what was prebuilt, and nothing is asked.
 */
export function useRentalList({ siteId, locale, path, prebuilt, query }: RentalListOptions) {
  const isBrowser = useIsBrowser()
  const params = new URLSearchParams(isBrowser ? query : '')
  const search = parseRental(params)
  const page = parseRentalPage(params)
  const showMap = parseRentalMap(params)
  const text = printRental(search)
  const isPrebuilt = text === '' && page === 1

  const { result, retry } = useLoad<Found>(
    isPrebuilt ? undefined : printRental(search, page),
    async (signal) => ({
      of: text,
      ...(await rentalCards(siteId, locale, search, page * DEFAULT_PAGE_SIZE, signal)),
    }),
  )
  const kept = useKept(result)
  const known = isPrebuilt ? prebuilt : kept?.of === text ? kept : text === '' ? prebuilt : undefined

  const go = (to: RentalSearch, shown: number, how: HowSet, map = showMap) => {
    const next = printRental(to, shown, map)
    setAddressAtOnce(next ? `${path}?${next}` : path, how)
  }

  return {
    path,
    search,
    /** What is shown: undefined while another search is on its way. */
    list: known,
    isLoading: !isPrebuilt && result.state === 'loading',
    error: !isPrebuilt && result.state === 'failed' ? result.error : undefined,
    /** Whether the list is as high as it will be. */
    isShown: isPrebuilt || result.state !== 'loading',
    /** How many cards are on their way. */
    coming: known
      ? Math.min(DEFAULT_PAGE_SIZE, Math.max(known.total - known.cards.length, 0))
      : DEFAULT_PAGE_SIZE,
    hasMore: known !== undefined && known.cards.length < known.total,
    retry,
    searchFor: (to: RentalSearch) => go(to, 1, 'push'),
    more: () => go(search, Math.floor((known?.cards.length ?? 0) / DEFAULT_PAGE_SIZE) + 1, 'replace'),
    showMap,
    toggleMap: () => go(search, page, 'replace', !showMap),
    /** The same on a phone: an entry of the history, from which the way back leads to the list. */
    toggleFullMap() {
      if (!showMap) go(search, page, 'over', true)
      else if (!backToList()) go(search, page, 'replace', false)
    },
    addressOf: (to: RentalSearch) => [path, printRental(to, 1, showMap)].filter(Boolean).join('?'),
    unfiltered: { ...NO_RENTAL_SEARCH, sort: search.sort },
  }
}

export type RentalListState = ReturnType<typeof useRentalList>
