import type { ApiClient } from '../../siteApi/http'
import { useLoad } from '../useLoad'
import { readKept } from './keptFavourites'
import { loadFavourites } from './loadFavourites'
import { type ShownFavourite, shownFavourites } from './shownFavourites'

export interface Listings {
  listings: ShownFavourite[]
  /** Moment that they are of, when they could not be fetched and are shown as they were. */
  asOf?: string
}

/** Listings that an address asks for by their ids; as they were kept on this device when they cannot be fetched. */
export function useEstates(client: ApiClient, ids: readonly string[]) {
  return useLoad(ids.join(','), async (signal): Promise<Listings> => {
    const kept = await readKept()
    try {
      const found = await loadFavourites(client, ids, { signal })
      return { listings: shownFavourites(ids, found, kept.items, new Set(ids)) }
    } catch (error) {
      const known = shownFavourites(ids, kept.items, [], new Set())
      if (!known.some(({ item }) => item)) throw error
      return { listings: known, asOf: kept.at }
    }
  })
}
