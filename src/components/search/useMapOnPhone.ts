import { useEffect, useRef, type RefObject } from 'react'
import { useSearch, useSearchStore } from '../../state/search/useSearch'
import { isDesktop } from '../../styles/media'

/**
 * On a phone the map that a visitor opens stands above the list, so the window goes there; when it is closed the list is where it
 * was left. `top` is around list and map.
 */
export function useMapOnPhone(top: RefObject<HTMLElement | null>): void {
  const store = useSearchStore()
  const showMap = useSearch((state) => state.list.showMap)
  const had = useRef(showMap)
  const leftAt = useRef<number>(undefined)

  // The store tells of the map before it takes its room.
  useEffect(
    () =>
      store.subscribe(({ list }, before) => {
        if (list.showMap && !before.list.showMap) leftAt.current = window.scrollY
      }),
    [store],
  )

  useEffect(() => {
    if (had.current === showMap) return
    had.current = showMap
    if (isDesktop() || !store.isOwn()) return
    if (showMap) top.current?.scrollIntoView()
    else if (leftAt.current !== undefined) window.scrollTo(0, leftAt.current)
  }, [showMap, store, top])
}
