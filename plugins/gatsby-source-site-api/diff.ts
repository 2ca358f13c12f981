/** What the API lists of a thing: its number and its version, a digest or a date (absent: it does not say). */
export interface Listed {
  id: number
  version?: string | null | undefined
}

export interface Changes {
  /** New, or changed since it was last taken, or of unknown version: to be fetched. */
  fetch: number[]
  /** No longer listed: to be taken off the site. */
  remove: number[]
  kept: number
}

/**
 * Compares what the API lists now with what the data layer holds (id → version).
 * A thing whose version either side does not know is fetched again: its digest decides then.
 */
export function diff(listed: readonly Listed[], held: ReadonlyMap<number, string | undefined>): Changes {
  const seen = new Set<number>()
  const fetch: number[] = []
  for (const { id, version } of listed) {
    if (seen.has(id)) continue
    seen.add(id)
    if (!version || held.get(id) !== version) fetch.push(id)
  }
  const remove = [...held.keys()].filter((id) => !seen.has(id))
  return { fetch, remove, kept: seen.size - fetch.length }
}

/** Chunks of at most `size`, in order. */
export function chunks<T>(items: readonly T[], size: number): T[][] {
  const result: T[][] = []
  for (let start = 0; start < items.length; start += size) result.push(items.slice(start, start + size))
  return result
}
