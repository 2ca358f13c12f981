import { useCallback, useSyncExternalStore } from 'react'
import { readIds, STORAGE_KEY, withId, withoutId } from './storage'

const NONE: readonly string[] = []
const listeners = new Set<() => void>()
let read: { stored: string | null; ids: readonly string[] } = { stored: null, ids: NONE }

function stored(): string | null {
  try {
    return window.localStorage.getItem(STORAGE_KEY)
  } catch {
    // A browser that refuses storage still shows the site; favourites then live as long as the page.
    return read.stored
  }
}

/** The same list object as long as nothing changed, as React asks of an external store. */
function snapshot(): readonly string[] {
  const now = stored()
  if (now !== read.stored) read = { stored: now, ids: readIds(now) }
  return read.ids
}

function write(ids: readonly string[]) {
  const text = JSON.stringify(ids)
  try {
    window.localStorage.setItem(STORAGE_KEY, text)
  } catch {
    read = { stored: text, ids }
  }
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void) {
  const onStorage = (event: StorageEvent) => {
    if (event.key === STORAGE_KEY || event.key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** Ids of the visitor's favourites, in step across tabs; none while the page is prebuilt. */
export function useFavourites() {
  const ids = useSyncExternalStore(subscribe, snapshot, () => NONE)
  const toggle = useCallback((id: number) => {
    const now = snapshot()
    write(now.includes(String(id)) ? withoutId(now, id) : withId(now, id))
  }, [])
  return { ids, toggle }
}
