import { withId, withIdAt, withoutId } from './storage'

/** A favourite that was taken off, with all it takes to put it back where it stood. */
interface Removal<Item> {
  id: string
  at: number
  item?: Item
}

/** Favourites (spec §3 Client state); `Item` is what is shown of a favourite estate. */
export interface FavouritesState<Item> {
  isLoading: boolean
  estates: { total: number; results: readonly Item[] }
  /** Ids of estates, kept as strings. */
  favorites: readonly string[]
  error: unknown
  /** Taken off in a row and not put back: what an undo brings back. */
  removals: readonly Removal<Item>[]
}

export type FavouritesAction<Item> =
  | { type: 'favouritesRequested' }
  | { type: 'favouritesLoaded'; estates: Partial<FavouritesState<Item>['estates']> }
  | { type: 'favouritesFailed'; error: unknown }
  /** What the browser's storage holds, at first and when another tab changed it. */
  | { type: 'storageRead'; favorites: readonly string[] }
  | { type: 'favouriteAdded' | 'favouriteRemoved'; id: number | string }
  | { type: 'favouritesKept'; ids: readonly (number | string)[] }
  | { type: 'removalsUndone' | 'removalsForgotten' }

export function initialFavourites<Item>(favorites: readonly string[] = []): FavouritesState<Item> {
  return { isLoading: false, estates: { total: 0, results: [] }, favorites, error: null, removals: [] }
}

/** Takes an estate off the results, and off their total when it was among them. */
function withoutResult<Item extends { id: number | string }>(
  { total, results }: FavouritesState<Item>['estates'],
  id: number | string,
): FavouritesState<Item>['estates'] {
  const kept = results.filter((item) => String(item.id) !== String(id))
  return { total: Math.max(0, total - (results.length - kept.length)), results: kept }
}

function withRemoval<Item extends { id: number | string }>(
  { favorites, estates, removals }: FavouritesState<Item>,
  id: string,
): readonly Removal<Item>[] {
  const at = favorites.indexOf(id)
  if (at < 0) return removals
  const item = estates.results.find((result) => String(result.id) === id)
  return [...removals, { id, at, ...(item && { item }) }]
}

/** Puts back what was taken off last first, so that each finds its place as it was. */
function undone<Item extends { id: number | string }>(state: FavouritesState<Item>): FavouritesState<Item> {
  const { removals, estates } = state
  const present = new Set(estates.results.map(({ id }) => String(id)))
  const items = removals.flatMap(({ id, item }) => (item && !present.has(id) ? [item] : []))
  return {
    ...state,
    favorites: removals.reduceRight((ids, { id, at }) => withIdAt(ids, id, at), state.favorites),
    estates: { total: estates.total + items.length, results: [...estates.results, ...items] },
    removals: [],
  }
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
        removals: withRemoval(state, String(action.id)),
      }
    case 'favouritesKept':
      return { ...state, favorites: action.ids.reduce<readonly string[]>(withId, state.favorites) }
    case 'removalsUndone':
      return undone(state)
    case 'removalsForgotten':
      return state.removals.length ? { ...state, removals: [] } : state
  }
}

/** An estate is a favourite when its id as a string is in the list (spec §4). */
export const isFavourite = (
  { favorites }: Pick<FavouritesState<unknown>, 'favorites'>,
  id: number | string,
): boolean => favorites.includes(String(id))
