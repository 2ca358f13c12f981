import type { HowSet } from '../addressAtOnce'

/** How a search gets into the address; `query` has no '?'. */
export type SetAddress = (query: string, how: HowSet) => void

/**
 * The address of a list page. What is set here comes back when the page is rendered with it, and is shown already; an older one of
 * ours may come back after a newer one was set.
 */
export function ownAddress(setAddress: SetAddress) {
  let unrendered: string[] = []
  let current = ''
  let isOwn = false
  return {
    set(how: HowSet, text: string) {
      if (text === current) return
      current = text
      isOwn = true
      unrendered.push(text)
      setAddress(text, how)
    },
    /** Hears what the page is rendered with; false when that was set here. */
    isNews(text: string): boolean {
      if (unrendered.includes(text)) {
        unrendered = unrendered.slice(unrendered.indexOf(text) + 1)
        return false
      }
      current = text
      isOwn = false
      return true
    },
    /** Whether something was set that the page is not rendered with yet. */
    isAhead: () => unrendered.length > 0,
    /** Whether the search was last changed here, rather than by an address that the visitor opened. */
    isOwn: () => isOwn,
  }
}
