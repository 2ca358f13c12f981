/** Tells who shows the query of the address that it is another one, where the page is not rendered anew. */
const FOLLOWED = 'query-followed'

/**
 * Has the query of the address, given without its '?', follow what the page shows. Neither a step of history nor a page rendered anew:
 * the entry keeps its key, by which the window is brought back to where it was left.
 */
export function followQuery(query: string): void {
  const { pathname, search, hash } = window.location
  const next = query && `?${query}`
  if (next === search) return
  window.history.replaceState(window.history.state, '', pathname + next + hash)
  window.dispatchEvent(new Event(FOLLOWED))
}

/** Listens to `followQuery`; gives back what ends it. */
export function onFollowedQuery(changed: () => void): () => void {
  window.addEventListener(FOLLOWED, changed)
  return () => window.removeEventListener(FOLLOWED, changed)
}
