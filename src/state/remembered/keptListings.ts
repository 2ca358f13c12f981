import { keptValue, useKeptValue, type KeptValue } from './keptValue'

type Ids = readonly number[]

/** The oldest are forgotten first. */
const MOST = 500

const NONE: Ids = []

/** Numbers in what was stored, in their order; none of what is no list. */
export const readNumbers = (found: unknown): Ids =>
  Array.isArray(found)
    ? [...new Set(found.filter((id): id is number => Number.isSafeInteger(id)))].slice(-MOST)
    : NONE

const keptIds = (key: string) => keptValue(key, readNumbers)

/** Listings whose page was opened. */
export const seenListings = keptIds('seen')
/** Listings that the visitor does not want to see in lists. */
export const hiddenListings = keptIds('hidden')
/** Listings whose pin was pressed on the map. */
export const visitedPins = keptIds('visited')

/** Holiday units among the favourites: their numbers are their own, so they stand apart from listings. */
export const favouriteStays = keptIds('favoriteStays')

/** Keeps listings as the latest; those that are there already stay where they are. */
export function keepListings(kept: KeptValue<Ids>, ids: Ids) {
  const known = kept.get()
  const fresh = ids.filter((id) => !known.includes(id))
  if (fresh.length) kept.set([...known, ...fresh].slice(-MOST))
}

export const forgetListing = (kept: KeptValue<Ids>, id: number) =>
  kept.set(kept.get().filter((one) => one !== id))

export const useKeepsListing = (kept: KeptValue<Ids>, id: number) =>
  useKeptValue(kept, (ids) => ids.includes(id))

const all = (ids: Ids) => ids

export const useListingsOf = (kept: KeptValue<Ids>): Ids => useKeptValue(kept, all)
