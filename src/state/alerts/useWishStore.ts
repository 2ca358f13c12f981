import { useState } from 'react'
import type { ListNode, Page } from '../../contract/page'
import type { EstateFilters } from '../../contract/search'
import { ENDS } from '../../domain/estate/closedStatus'
import { NO_FILTER, patched, type SearchFilter } from '../../domain/search/searchFilter'
import { STATUS_FIELD } from '../../domain/search/statusIds'
import { isPaidAlike } from '../../domain/search/toldPrices'
import type { FrameView } from '../../domain/site/frameView'
import { type SearchCalls, searchCalls } from '../search/searchCalls'
import { createSearchStore } from '../search/searchStore'
import { wishedOptions } from '../search/wishedOptions'

/** Nobody waits for what is sold: without a page of its own a search is of the rest. */
const STILL_TO_BE_HAD: ListNode = { query: { not: { [STATUS_FIELD]: Object.values(ENDS) } } }

/** The calls of a list, but that its values are all to wish for. */
export function wishCalls(calls: SearchCalls, node: ListNode): SearchCalls {
  /** The same for every search of these statuses: asked once, and again only where it could not be had. */
  const offers = new Map<string, Promise<EstateFilters>>()
  function offerOf(status: SearchFilter['status']): Promise<EstateFilters> {
    const key = String(status ?? '')
    const known = offers.get(key)
    if (known) return known
    const asked = calls.options(patched(NO_FILTER, { status }), new AbortController().signal)
    offers.set(key, asked)
    asked.catch(() => offers.delete(key))
    return asked
  }
  return {
    ...calls,
    async options(filter, signal) {
      const { status } = filter
      const [now, all, alike] = await Promise.all([
        calls.options(filter, signal),
        offerOf(undefined),
        offerOf(status),
      ])
      return wishedOptions(now, all, isPaidAlike(node, filter) ? alike : undefined)
    },
  }
}

/** A store as list pages have, for the parts of their filter; its list is never asked. */
export function useWishStore(frame: FrameView, page: Page | undefined) {
  const node = page?.node ?? STILL_TO_BE_HAD
  const [store] = useState(() =>
    createSearchStore({
      siteId: frame.siteId,
      pageId: page?.id ?? 0,
      path: '',
      node,
      prebuilt: { total: 0, results: [] },
      calls: wishCalls(searchCalls(frame, frame.locale, node, { isWithoutMap: true }), node),
      setAddress: () => undefined,
      backFromMap: () => false,
    }),
  )
  return store
}
