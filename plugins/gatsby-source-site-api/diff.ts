import type { Listed } from '../../src/siteApi/pull'

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
