import type { FavouriteEstate } from './favouriteEstate'

/** What was fetched of the favourites last, kept on the device to be read without a connection. */
export interface Kept {
  /** Moment of the last fetch, ISO 8601. */
  at: string
  items: readonly FavouriteEstate[]
}

/** A cache of its own that the service worker leaves alone. */
const CACHE = 'favourites-kept'
const ADDRESS = '/favourites-kept'
const NOTHING: Kept = { at: '', items: [] }

/** Nothing in browsers without a cache, and in those that refuse it. */
export async function readKept(): Promise<Kept> {
  try {
    const response = await (await caches.open(CACHE)).match(ADDRESS)
    return response ? ((await response.json()) as Kept) : NOTHING
  } catch {
    return NOTHING
  }
}

/** What was fetched now, and of favourites that are no longer found what was known of them before. */
export function keptNow(
  before: readonly FavouriteEstate[],
  fetched: readonly FavouriteEstate[],
  favorites: readonly string[],
): readonly FavouriteEstate[] {
  const found = new Set(fetched.map(({ id }) => id))
  const gone = before.filter(({ id }) => !found.has(id) && favorites.includes(String(id)))
  return [...fetched, ...gone]
}

export async function writeKept(kept: Kept): Promise<void> {
  try {
    const cache = await caches.open(CACHE)
    await cache.put(ADDRESS, Response.json(kept))
  } catch {
    // Without it the favourites are there whenever there is a connection.
  }
}
