import type { Query } from '../../contract/search'
import { isId } from '../../contract/searchLimits'

const ID = /^\d{1,10}$/

/** Stored ids that can be an estate's; others are left alone, but not asked for. */
export const askableIds = (favorites: readonly string[]): number[] =>
  favorites
    .filter((id) => ID.test(id))
    .map(Number)
    .filter(isId)

/** The favourites fetch is a terms query on children.general.id (spec §7); undefined when there is nothing to ask. */
export function favouritesQuery(favorites: readonly string[]): Query | undefined {
  const ids = askableIds(favorites)
  return ids.length ? { terms: { 'children.general.id': ids } } : undefined
}
