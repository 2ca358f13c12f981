import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

const KEY = 'list-scroll|'
/** What a visitor does who wants to be elsewhere. */
const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

function read(address: string): number {
  try {
    return Number(window.sessionStorage.getItem(KEY + address)) || 0
  } catch {
    return 0
  }
}

function write(address: string, top: number) {
  try {
    window.sessionStorage.setItem(KEY + address, String(Math.round(top)))
  } catch {
    // Without storage the way back begins at the top.
  }
}

/** Whether the document itself was opened by reload, back or forward. */
const isReturn = () => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'reload' || entry?.type === 'back_forward'
}

let documentIsNew = true

/**
 * Brings a visitor who reloads or goes back to where the list was left, as soon as what stood there is loaded again; the
 * browser tries so too, but before the list is as high as it was. `action` is how the address was reached. `isStillReady` is
 * asked once more before: a document is first rendered as it was prebuilt, and only then takes its search over.
 */
export function useListScroll(
  address: string,
  action: string | undefined,
  isReady: boolean,
  isStillReady: () => boolean = () => isReady,
): void {
  const canGo = useEffectEvent(isStillReady)
  const pending = useRef<number | null>(null)
  const shown = useRef<string | null>(null)

  useLayoutEffect(() => {
    if (shown.current === address) return
    const first = documentIsNew
    documentIsNew = false
    shown.current = address
    const returns = action === 'POP' || (first && isReturn())
    pending.current = returns ? read(address) : null
    // The window may stay where it is, as when more is loaded: then nothing else tells where that is.
    if (!returns) write(address, window.scrollY)
  }, [address, action])

  useEffect(() => {
    if (!isReady || !canGo() || pending.current === null) return
    const top = pending.current
    pending.current = null
    window.scrollTo(0, top)
  }, [isReady, address])

  // Taken off with the list itself: the next page is moved to its top before effects that may wait are undone.
  useLayoutEffect(() => {
    const onScroll = () => {
      if (pending.current === null) write(address, window.scrollY)
    }
    const onMove = () => {
      pending.current = null
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    OWN_MOVES.forEach((name) => window.addEventListener(name, onMove, { passive: true }))
    return () => {
      window.removeEventListener('scroll', onScroll)
      OWN_MOVES.forEach((name) => window.removeEventListener(name, onMove))
    }
  }, [address])
}
