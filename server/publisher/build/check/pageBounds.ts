import { type SourceSnapshot, differing } from '../../../releases/sourceSnapshot'

/** How many pages a new release may have; outside of that it is taken for a mistake. */
export interface PageBounds {
  before: number
  least: number
  most: number
}

/** Few pages come and go; below this many nothing is said of their number. */
const FEW = 50
const LEAST_SHARE = 0.5
const MOST_SHARE = 2
/** Another program or other settings may bring a site of one language four. */
const MOST_SHARE_REMADE = 4
/** A large project: two hundred units, each with two addresses in four languages. */
const PAGES_OF_ONE = 1600

/**
 * Bounds for the pages of a release after one that had `before` of them. An agency may take a portfolio in or a project of any size, so
 * what is new or changed at the API since then raises the upper one; the lower one is fixed, as an API that gives half of
 * everything looks just like an agency that took half of it off.
 * @param from what the release before was built from, of which its pages were counted; without it nothing is too many
 */
export function pageBounds(
  before: number,
  from: SourceSnapshot | undefined,
  now: SourceSnapshot,
): PageBounds {
  const least = before > FEW ? Math.ceil(before * LEAST_SHARE) : 1
  if (!from) return { before, least, most: Infinity }
  const changed = Object.values(differing(from, now)).reduce((sum, ids) => sum + ids.length, 0)
  const isRemade = from.code !== now.code || from.site !== now.site
  const share = isRemade ? MOST_SHARE_REMADE : MOST_SHARE
  return { before, least, most: Math.max(FEW, before * share) + changed * PAGES_OF_ONE }
}
