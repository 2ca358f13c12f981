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

/** What looks through the stays of all holiday units costs twice as much as a search of listings (docs/decisions/233). */
const STAYS = 3
const LOOKS_THROUGH_STAYS = /^\/sites\/[^/]+\/rental-units(?:\/filters|\/map)?$/

/**
 * How many of a visitor's turns a call takes, by what it asks for (docs/decisions/224-calls-by-what-they-ask.md): the most that a search
 * may answer takes all of them. So does what cannot be read here, which the site API may read in another way.
 * @param path of the call, without its query
 * @example callCost('/sites/demo/estates', '{"pagination":{"from":0,"size":15}}') // 1
 */
export function callCost(path: string, body: string): number {
  const least = LOOKS_THROUGH_STAYS.test(path) ? STAYS : 1
  if (!body) return least
  const size = sizeOf(body)
  return size === undefined ? TURNS : Math.min(TURNS, least + Math.floor(size / PER_TURN))
}
