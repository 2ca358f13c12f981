/** Favourites persist in the browser under this key, as a list of estate ids kept as strings (spec §3, §9). */
export const STORAGE_KEY = 'favorites'

const NONE: readonly string[] = []

/** Ids in a stored text, in their order; anything that is not a list of ids counts as none. */
export function readIds(stored: string | null): readonly string[] {
  if (!stored) return NONE
  try {
    const value: unknown = JSON.parse(stored)
    if (!Array.isArray(value)) return NONE
    const ids = value.filter((id) => typeof id === 'string' || typeof id === 'number').map(String)
    return [...new Set(ids)]
  } catch {
    return NONE
  }
}

/** The list with an id added if absent (spec §4). */
export const withId = (ids: readonly string[], id: number | string): readonly string[] =>
  ids.includes(String(id)) ? ids : [...ids, String(id)]

/** The list with an id at a place, or at its end when the list is shorter; as it is when the id is there. */
export const withIdAt = (ids: readonly string[], id: string, at: number): readonly string[] =>
  ids.includes(id) ? ids : [...ids.slice(0, at), id, ...ids.slice(at)]

/** The list without an id (spec §4). */
export const withoutId = (ids: readonly string[], id: number | string): readonly string[] =>
  ids.filter((kept) => kept !== String(id))
