/** What of a line was left out, and the address that the rest of it led to. */
let carried: { to: string; said: readonly string[] } | undefined

/** Remembers what of a line cannot be searched by, for the list that it leads to. */
export function carryLeft(to: string, said: readonly string[]): void {
  carried = said.length ? { to, said } : undefined
}

/** What was left out of the line that led to this address; nothing where none did, or the visitor put it away. */
export const carriedLeft = (address: string): readonly string[] =>
  carried?.to === address ? carried.said : []
