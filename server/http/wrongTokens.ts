import { LRUCache } from 'lru-cache'

const ALLOWED = 10
const FORGOTTEN_MS = 10 * 60 * 1000
const MOST_ADDRESSES = 10_000

/**
 * Counts wrong tokens by the address they come from, in whichever ten minutes, so that nobody tries them out.
 * @param now milliseconds since 1970
 */
export function wrongTokens(now: () => number = Date.now) {
  const moments = new LRUCache<string, readonly number[]>({ max: MOST_ADDRESSES })
  const recent = (address: string) =>
    (moments.get(address) ?? []).filter((moment) => now() - moment < FORGOTTEN_MS)
  return {
    /** Seconds until another may be tried, 0 when it may now. */
    secondsToWait(address: string): number {
      const [first, ...others] = recent(address)
      if (first === undefined || others.length + 1 < ALLOWED) return 0
      return Math.max(1, Math.ceil((first + FORGOTTEN_MS - now()) / 1000))
    },
    note(address: string): void {
      moments.set(address, [...recent(address), now()].slice(-ALLOWED))
    },
  }
}
