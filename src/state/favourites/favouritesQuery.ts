import type { Query } from '../../contract/search'

const ID = /^\d{1,10}$/
const MAX_ID = 2_147_483_647

/** The most listings the site API answers at once; more favourites are asked for in parts. */
export const MOST_PER_CALL = 500

/** Stored ids that can be an estate's; others are left alone, but not asked for. */
export const askableIds = (favorites: readonly string[]): number[] =>
  favorites
    .filter((id) => ID.test(id))
    .map(Number)
    .filter((id) => id > 0 && id <= MAX_ID)

/** The favourites fetch is a terms query on children.general.id (spec §7); undefined when there is nothing to ask. */
export function favouritesQuery(favorites: readonly string[]): Query | undefined {
  const ids = askableIds(favorites)
  return ids.length ? { terms: { 'children.general.id': ids } } : undefined
}
