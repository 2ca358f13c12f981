import { useSyncExternalStore } from 'react'
import type { FavouriteEstate } from './favouriteEstate'
import { isFavourite, type FavouritesState } from './reducer'
import { change, favouritesStore, subscribe } from './store'

/** A part of the favourites' state, in step across tabs; of the state without any while the page is prebuilt. */
export function useFavourites<Part>(pick: (state: FavouritesState<FavouriteEstate>) => Part): Part {
  return useSyncExternalStore(
    subscribe,
    () => pick(favouritesStore.getState()),
    () => pick(favouritesStore.getInitialState()),
  )
}

export const useIsFavourite = (id: number | string) => useFavourites((state) => isFavourite(state, id))

/** Adds an estate to the favourites, or removes it (spec §4). */
export const toggleFavourite = (id: number | string) =>
  change({
    type: isFavourite(favouritesStore.getState(), id) ? 'favouriteRemoved' : 'favouriteAdded',
    id,
  })
