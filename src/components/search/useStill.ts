import { useEffect, useLayoutEffect, useRef } from 'react'

/** How far a thing is below the beginning of what scrolls, px: the same however far that is scrolled. */
const placeIn = (box: Element, thing: Element) => thing.getBoundingClientRect().top + box.scrollTop

/**
 * Keeps what was pressed last, or has the focus, where it is in the window while what stands above it in a scrolling box gains or loses
 * rows; gives the box. A browser that does so itself (`overflow-anchor`) does not at the beginning of the box.
 */
export function useStill<Box extends HTMLElement>() {
  const box = useRef<Box>(null)
  const at = useRef<{ thing: Element; place: number }>(undefined)

  useEffect(() => {
    const body = box.current
    const note = ({ target }: Event) => {
      if (body && target instanceof Element && body.contains(target) && target !== body)
        at.current = { thing: target, place: placeIn(body, target) }
    }
    for (const name of ['pointerdown', 'focusin'] as const) body?.addEventListener(name, note)
    return () => {
      for (const name of ['pointerdown', 'focusin'] as const) body?.removeEventListener(name, note)
    }
  }, [])

  // After each change of the box, before it is painted.
  useLayoutEffect(() => {
    const body = box.current
    const { thing, place } = at.current ?? {}
    if (!body || !thing?.isConnected || place === undefined) return
    const moved = placeIn(body, thing) - place
    if (moved) body.scrollBy(0, moved)
    at.current = { thing, place: placeIn(body, thing) }
  })

  return box
}
