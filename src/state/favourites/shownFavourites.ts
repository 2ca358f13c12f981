import type { FavouriteEstate } from './favouriteEstate'

/** What there is to show for one favourite. */
export interface ShownFavourite {
  id: string
  /** As it is now. */
  item?: FavouriteEstate
  /** As it was when it was last seen. */
  last?: FavouriteEstate
  isGone: boolean
}

/**
 * What is shown for each id, in their order: what was found, else what was last known of it. Gone is what was asked for
 * and not found.
 */
export function shownFavourites(
  ids: readonly string[],
  results: readonly FavouriteEstate[],
  kept: readonly FavouriteEstate[],
  asked: ReadonlySet<string>,
): ShownFavourite[] {
  const byId = (items: readonly FavouriteEstate[]) => new Map(items.map((item) => [String(item.id), item]))
  const [found, known] = [byId(results), byId(kept)]
  return ids.map((id) => {
    const item = found.get(id)
    const last = item ?? known.get(id)
    return { id, ...(item && { item }), ...(last && { last }), isGone: !item && asked.has(id) }
  })
}
