import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { OWN_MOVES } from '../../state/windowSpot'
import { useSearchStore } from '../../state/search/useSearch'
import { isDesktop } from '../../styles/media'

type Box = RefObject<HTMLElement | null>

const topOf = ({ current }: Box) => current?.getBoundingClientRect().top

/**
 * Keeps the map where it stands in the window while a search that was made on it changes what is above and beside it: the list begins
 * beside it, one that follows the map stays. Until the visitor moves the page or searches elsewhere. On a phone the map fills the window
 * whatever is above it. `split` is around list and map.
 */
export function useSteadyMap(split: Box, pane: Box): void {
  const store = useSearchStore()
  const held = useRef<number>(undefined)

  // The store tells of another search before anything of it is rendered.
  useEffect(
    () =>
      store.subscribe(({ filter }, before) => {
        if (filter.filterQuery !== before.filter.filterQuery)
          held.current = store.isOnMap() && isDesktop() ? topOf(pane) : undefined
      }),
    [store, pane],
  )

  const hold = useEffectEvent(() => {
    const top = topOf(store.isFollowing() ? pane : split)
    // A map that went with the search holds nothing: the page that comes begins at its top.
    if (held.current === undefined || top === undefined || !pane.current) return
    if (Math.abs(top - held.current) >= 1) window.scrollBy({ top: top - held.current, behavior: 'instant' })
  })
  useEffect(() => {
    // After all is laid out and before it is painted.
    const watch = new ResizeObserver(() => hold())
    for (const part of split.current?.parentElement?.children ?? []) watch.observe(part)
    return () => watch.disconnect()
  }, [split])

  useEffect(() => {
    const release = ({ type, target }: Event) => {
      // What is done on the map moves the map; only the wheel moves the page there too.
      const isOnMap = type !== 'wheel' && target instanceof Node && pane.current?.contains(target)
      if (!isOnMap) held.current = undefined
    }
    OWN_MOVES.forEach((name) => window.addEventListener(name, release, { capture: true, passive: true }))
    return () => OWN_MOVES.forEach((name) => window.removeEventListener(name, release, { capture: true }))
  }, [pane])
}
