import { useEffect, useRef, type RefObject } from 'react'
import { useSearch, useSearchStore } from '../../state/search/useSearch'
import { useWindowAtMap } from './useWindowAtMap'

/**
 * On a phone the map fills the window; when it is closed the list is where it was left, or at its beginning where another search was made
 * meanwhile. `pane` is where the map stands.
 */
export function useMapOnPhone(pane: RefObject<HTMLElement | null>): void {
  const store = useSearchStore()
  const showMap = useSearch((state) => state.list.showMap)
  const leftAt = useRef<number>(undefined)

  // The store tells of the map before it takes its room.
  useEffect(
    () =>
      store.subscribe(({ list, filter }, before) => {
        if (list.showMap && !before.list.showMap) leftAt.current = window.scrollY
        if (filter.filterQuery !== before.filter.filterQuery) leftAt.current = undefined
      }),
    [store],
  )

  useWindowAtMap(pane, showMap, { isMeant: store.isOwn, leftAt: () => leftAt.current })
}
