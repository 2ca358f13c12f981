import { withId, withoutId } from './storage'

/** Favourites (spec §3 Client state); `Item` is what is shown of a favourite estate. */
export interface FavouritesState<Item> {
  isLoading: boolean
  estates: { total: number; results: readonly Item[] }
  /** Ids of estates, kept as strings. */
  favorites: readonly string[]
  error: unknown
}

export type FavouritesAction<Item> =
  | { type: 'favouritesRequested' }
  | { type: 'favouritesLoaded'; estates: Partial<FavouritesState<Item>['estates']> }
  | { type: 'favouritesFailed'; error: unknown }
  /** What the browser's storage holds, at first and when another tab changed it. */
  | { type: 'storageRead'; favorites: readonly string[] }
  | { type: 'favouriteAdded' | 'favouriteRemoved'; id: number | string }

export function initialFavourites<Item>(favorites: readonly string[] = []): FavouritesState<Item> {
  return { isLoading: false, estates: { total: 0, results: [] }, favorites, error: null }
}

/** Takes an estate off the results, and off their total when it was among them. */
function withoutResult<Item extends { id: number | string }>(
  { total, results }: FavouritesState<Item>['estates'],
  id: number | string,
): FavouritesState<Item>['estates'] {
  const kept = results.filter((item) => String(item.id) !== String(id))
  return { total: Math.max(0, total - (results.length - kept.length)), results: kept }
}

/** Transitions of the favourites (spec §4). */
export function favouritesReducer<Item extends { id: number | string }>(
  state: FavouritesState<Item>,
  action: FavouritesAction<Item>,
): FavouritesState<Item> {
  switch (action.type) {
    case 'favouritesRequested':
      return { ...state, isLoading: true, error: null }
    case 'favouritesLoaded':
      return { ...state, isLoading: false, estates: { ...state.estates, ...action.estates } }
    case 'favouritesFailed':
      return {
        ...state,
        isLoading: false,
        estates: { ...state.estates, total: 0, results: [] },
        error: action.error,
      }
    case 'storageRead':
      return { ...state, favorites: action.favorites }
    case 'favouriteAdded':
      return { ...state, favorites: withId(state.favorites, action.id) }
    case 'favouriteRemoved':
      return {
        ...state,
        favorites: withoutId(state.favorites, action.id),
        estates: withoutResult(state.estates, action.id),
      }
  }
}

/** An estate is a favourite when its id as a string is in the list (spec §4). */
export const isFavourite = (
  { favorites }: Pick<FavouritesState<unknown>, 'favorites'>,
  id: number | string,
): boolean => favorites.includes(String(id))
