import { useEffect, useLayoutEffect, useRef } from 'react'
import { isCarriedTo } from './carriedSpot'
import { focusLeftLink, keepLeftLink } from './leftLink'
import { useIsBrowser } from './useIsBrowser'
import { OWN_MOVES } from './windowSpot'

const KEY = 'list-scroll|'
/** Gatsby's key of an entry of the history that no link of the site made, as the first of a visit. */
const FIRST_ENTRY = 'initial'

function read(place: string): number | null {
  try {
    const kept = window.sessionStorage.getItem(KEY + place)
    return kept === null ? null : Number(kept) || 0
  } catch {
    return null
  }
}

function write(place: string, top: number) {
  try {
    window.sessionStorage.setItem(KEY + place, String(Math.round(top)))
  } catch {
    // Without storage the way back begins at the top.
  }
}

/** Whether the document itself was opened by reload, back or forward. */
const isReturn = () => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'reload' || entry?.type === 'back_forward'
}

/** The keys that bring somebody back are still held when the list comes: they are no move to elsewhere. */
const isGoingBack = (event: Event) =>
  event instanceof KeyboardEvent &&
  (event.altKey || event.metaKey || ['Alt', 'Meta', 'BrowserBack'].includes(event.key))

let documentIsNew = true

/**
 * Brings a visitor who reloads or goes back to where the list was left, as soon as what stood there is loaded again; the
 * browser tries so too, but before the list is as high as it was. `entry` is the key of the history's entry: one that was seen
 * before is gone back to (the `action` of Gatsby's location is missing when the machine is slow). Who left by a key has the focus where it was.
 */
export function useListScroll(
  address: string,
  entry: string | undefined = FIRST_ENTRY,
  isReady: boolean,
): void {
  // A document is first rendered as it was prebuilt, and only then takes its search over.
  const isShown = useIsBrowser() && isReady
  const pending = useRef<number | 'begin' | null>(null)
  const place = `${entry}|${address}`

  useLayoutEffect(() => {
    const isFirst = documentIsNew
    documentIsNew = false
    // An address that is typed again is an entry of its own, without a key to tell it from the one before.
    const isNew = isFirst && entry === FIRST_ENTRY && !isReturn()
    pending.current = (isNew ? null : read(place)) ?? (isCarriedTo(address) ? null : 'begin')
    // The window may stay where it is, as when more is loaded: then nothing else tells where that is.
    if (typeof pending.current !== 'number') write(place, window.scrollY)
  }, [place, entry, address])

  useEffect(() => {
    if (!isShown || pending.current === null) return
    const top = pending.current
    pending.current = null
    if (top === 'begin') return
    window.scrollTo(0, top)
    focusLeftLink(place)
  }, [isShown, place])

  // Taken off with the list itself: the next page is moved to its top before effects that may wait are undone.
  useLayoutEffect(() => {
    const onScroll = () => {
      if (typeof pending.current !== 'number') write(place, window.scrollY)
    }
    const onMove = (event: Event) => {
      if (!isGoingBack(event)) pending.current = null
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    OWN_MOVES.forEach((name) => window.addEventListener(name, onMove, { passive: true }))
    return () => {
      keepLeftLink(place)
      window.removeEventListener('scroll', onScroll)
      OWN_MOVES.forEach((name) => window.removeEventListener(name, onMove))
    }
  }, [place])
}
