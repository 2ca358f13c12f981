import { createStore } from 'zustand/vanilla'
import type { FavouriteEstate } from './favouriteEstate'
import { favouritesReducer, initialFavourites, type FavouritesAction } from './reducer'
import { readIds, STORAGE_KEY } from './storage'

/** The visitor's favourites (spec §3, §4), the one copy a tab has; `favorites` follows the browser's storage. */
export const favouritesStore = createStore(() => initialFavourites<FavouriteEstate>())

export const dispatch = (action: FavouritesAction<FavouriteEstate>) =>
  favouritesStore.setState((state) => favouritesReducer(state, action))

// What storage held when it was last read or written; undefined before that, and when it refuses.
let stored: string | null | undefined

/** Takes over what the storage holds: at first, and when another tab may have changed it. */
export function readStorage() {
  try {
    const now = window.localStorage.getItem(STORAGE_KEY)
    if (now === stored) return
    stored = now
    dispatch({ type: 'storageRead', favorites: readIds(now) })
  } catch {
    // A browser that refuses storage still shows the site; favourites then live as long as the page.
  }
}

function writeStorage() {
  const text = JSON.stringify(favouritesStore.getState().favorites)
  try {
    window.localStorage.setItem(STORAGE_KEY, text)
    stored = text
  } catch {
    // As above: the page knows them, nothing else does.
  }
}

/** Changes the list and saves it, upon what other tabs saved in the meantime (spec §4: saved at each change). */
export function change(action: FavouritesAction<FavouriteEstate>) {
  readStorage()
  const before = favouritesStore.getState().favorites
  dispatch(action)
  if (favouritesStore.getState().favorites !== before) writeStorage()
}

const onStorage = ({ key }: StorageEvent) => {
  if (key === STORAGE_KEY || key === null) readStorage()
}
let listening = 0

/** Hears every change, those of other tabs too; gives the way to stop. */
export function subscribe(listener: () => void) {
  readStorage()
  if (listening++ === 0) window.addEventListener('storage', onStorage)
  const stop = favouritesStore.subscribe(listener)
  return () => {
    stop()
    if (--listening === 0) window.removeEventListener('storage', onStorage)
  }
}
