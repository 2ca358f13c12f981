/** Turns that a visitor has at once: as many as a browser has connections. */
export const TURNS = 6
/** Listings for which a search takes one more turn. */
const PER_TURN = 100

/** The `pagination.size` of a body, undefined when it is no JSON that is plain to read. */
function sizeOf(body: string): number | undefined {
  try {
    const { pagination } = (JSON.parse(body) ?? {}) as { pagination?: { size?: unknown } | null }
    return Math.max(0, Number(pagination?.size) || 0)
  } catch {
    return undefined
  }
}

/**
 * How many of a visitor's turns a call takes, by what it asks for (docs/decisions/224-calls-by-what-they-ask.md): the most that a search
 * may answer takes all of them. So does what cannot be read here, which the site API may read in another way.
 * @example callCost('{"pagination":{"from":0,"size":15}}') // 1
 */
export function callCost(body: string): number {
  if (!body) return 1
  const size = sizeOf(body)
  return size === undefined ? TURNS : Math.min(TURNS, 1 + Math.floor(size / PER_TURN))
}
