import { useEffect, useRef, type RefObject } from 'react'
import { useSearch, useSearchStore } from '../../state/search/useSearch'
import { isDesktop } from '../../styles/media'
import { useWindowAtMap } from './useWindowAtMap'

/**
 * On a phone the map that a visitor opens stands above the list, so the window goes there, as it does for an address that is opened with
 * the map; when it is closed the list is where it was left. `pane` is where the map stands. Gives what to do once such an address is
 * shown.
 */
export function useMapOnPhone(pane: RefObject<HTMLElement | null>): () => void {
  const store = useSearchStore()
  const showMap = useSearch((state) => state.list.showMap)
  const leftAt = useRef<number>(undefined)
  const isOpened = useRef(false)

  // The store tells of the map before it takes its room.
  useEffect(
    () =>
      store.subscribe(({ list }, before) => {
        if (list.showMap && !before.list.showMap) leftAt.current = window.scrollY
      }),
    [store],
  )

  useWindowAtMap(pane, showMap, {
    isMeant: () => {
      const isMeant = store.isOwn() || isOpened.current
      isOpened.current = false
      return isMeant
    },
    leftAt: () => leftAt.current,
  })

  return () => {
    // A map that the last search was seen on stands there until this one is rendered.
    if (isDesktop() || store.isOwn() || !store.getState().list.showMap) return
    // A document is first rendered as it was prebuilt, without the map.
    isOpened.current = !pane.current
    pane.current?.scrollIntoView()
  }
}
