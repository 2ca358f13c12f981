import { useCallback, useSyncExternalStore } from 'react'

const CHANGED = 'aanbod:photo'

function subscribe(listener: () => void) {
  const events = ['popstate', 'hashchange', CHANGED]
  events.forEach((event) => window.addEventListener(event, listener))
  return () => events.forEach((event) => window.removeEventListener(event, listener))
}

/** Number in a hash like `#foto-3`, from 0; -1 when the hash says anything else. */
export function photoOf(hash: string, word: string): number {
  const [name, number, ...more] = hash.replace(/^#/, '').split('-')
  const index = name === word && !more.length ? Number(number) - 1 : -1
  return Number.isInteger(index) && index >= 0 ? index : -1
}

const withoutHash = () => window.location.pathname + window.location.search
const changed = () => window.dispatchEvent(new Event(CHANGED))

interface OpenedHere {
  photoOpened?: boolean
}

/**
 * Which photo is open, kept in the address as `#word-3`: a link to a photo opens it, the back button closes it.
 * -1 when none is open and while the page is prebuilt.
 */
export function usePhotoHash(word: string) {
  const index = useSyncExternalStore(
    subscribe,
    () => photoOf(window.location.hash, word),
    () => -1,
  )
  const open = useCallback(
    (photo: number) => {
      // The router keeps its own key in the state: it stays.
      window.history.pushState({ ...window.history.state, photoOpened: true }, '', `#${word}-${photo + 1}`)
      changed()
    },
    [word],
  )
  const move = useCallback(
    (photo: number) => {
      window.history.replaceState(window.history.state, '', `#${word}-${photo + 1}`)
      changed()
    },
    [word],
  )
  const close = useCallback(() => {
    const state = window.history.state as OpenedHere | null
    if (state?.photoOpened) return window.history.back()
    // Somebody came by a link to a photo: there is no page before it to go back to.
    window.history.replaceState(state, '', withoutHash())
    changed()
  }, [])
  return { index, open, move, close }
}
