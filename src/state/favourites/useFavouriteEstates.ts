import { useCallback, useEffect, useState } from 'react'
import type { ApiClient } from '../../siteApi/http'
import { latestOnly } from '../latestOnly'
import { type Kept, keptNow, readKept, writeKept } from './keptFavourites'
import { loadFavourites } from './loadFavourites'
import { dispatch, favouritesStore } from './store'
import { shownFavourites } from './shownFavourites'
import { useFavourites } from './useFavourites'

const NOTHING: Kept = { at: '', items: [] }
const NONE: ReadonlySet<string> = new Set()

/**
 * Loads the favourites' estates when the page opens (spec §2), and again only when an id appears that was not asked
 * for: removing one needs no request (spec §4). What was fetched last is kept on the device, for when it cannot be fetched
 * and to know by what has gone; `keptAt` is the moment of it.
 */
export function useFavouriteEstates(client: ApiClient) {
  const { favorites, estates, isLoading, error } = useFavourites((state) => state)
  const [asked, setAsked] = useState(NONE)
  const [kept, setKept] = useState(NOTHING)
  const [load] = useState(() =>
    latestOnly((signal, ids: readonly string[]) => loadFavourites(client, ids, { signal })),
  )

  const fetchNow = useCallback(async () => {
    const before = await readKept()
    setKept(before)
    const ids = favouritesStore.getState().favorites
    dispatch({ type: 'favouritesRequested' })
    try {
      const outcome = await load.run(ids)
      if (!outcome.latest) return
      const results = outcome.value
      dispatch({ type: 'favouritesLoaded', estates: { total: results.length, results } })
      setAsked(new Set(ids))
      const now = { at: new Date().toISOString(), items: keptNow(before.items, results, ids) }
      setKept(now)
      await writeKept(now)
    } catch (failure) {
      dispatch({ type: 'favouritesFailed', error: failure })
    }
  }, [load])

  const wanted = favorites.filter((id) => !asked.has(id)).join(',')
  useEffect(() => {
    if (wanted) void Promise.resolve().then(fetchNow)
  }, [wanted, fetchNow])
  useEffect(() => {
    dispatch({ type: 'removalsForgotten' })
    return () => {
      load.cancel()
      dispatch({ type: 'favouritesLoaded', estates: {} })
    }
  }, [load])

  return {
    favourites: shownFavourites(favorites, estates.results, kept.items, error ? NONE : asked),
    isLoading,
    error,
    keptAt: kept.at,
    retry: fetchNow,
  }
}
