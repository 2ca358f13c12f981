const ALLOWED = 10
const FORGOTTEN_MS = 10 * 60 * 1000
const MOST_ADDRESSES = 10_000

/** Counts wrong tokens by the address they come from, so that nobody tries them out. */
export function wrongTokens() {
  const since = new Map<string, number[]>()
  const recent = (address: string) =>
    (since.get(address) ?? []).filter((moment) => Date.now() - moment < FORGOTTEN_MS)
  return {
    tooMany: (address: string) => recent(address).length >= ALLOWED,
    note(address: string) {
      if (since.size >= MOST_ADDRESSES) since.clear()
      since.set(address, [...recent(address), Date.now()])
    },
  }
}
