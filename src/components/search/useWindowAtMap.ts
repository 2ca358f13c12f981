import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { isDesktop } from '../../styles/media'

interface Ways {
  /** Whether it was the visitor who opened or closed the map here and now. */
  isMeant: () => boolean
  /** Where the window stood when the map was opened, px. */
  leftAt: () => number | undefined
}

/**
 * On a phone the map that a visitor opens stands above the list, so the window goes there; when it is closed the list is where it was
 * left. `place` is what comes to the top of the window.
 */
export function useWindowAtMap(place: RefObject<HTMLElement | null>, showMap: boolean, ways: Ways): void {
  const had = useRef(showMap)
  const go = useEffectEvent(() => {
    const isMeant = ways.isMeant()
    if (isDesktop() || !isMeant) return
    // Who came back from a listing, or by an address with the map, has seen no list yet: its heading is what they look for.
    const top = ways.leftAt() ?? 0
    if (showMap) place.current?.scrollIntoView()
    else window.scrollTo(0, top)
  })
  useEffect(() => {
    if (had.current === showMap) return
    had.current = showMap
    go()
  }, [showMap])
}
