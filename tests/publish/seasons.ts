import type { Rng } from 'aanbod-demo/rng'
import type { ImportLine } from '../../src/contract/importLine'
import { type Agency, type Change, NOTHING } from './changes'

/** More than stand on a page of a list. */
const MANY = 20

/** So many of them, taken by chance. */
function several<T>(from: readonly T[], count: number, rng: Rng): T[] {
  const left = [...from]
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(rng.int(0, left.length - 1), 1),
  ).flat()
}

/**
 * Many listings at once, so that lists lose pages and have them again: away when fewer than so many are, else back.
 */
export function nextSeason(agency: Agency, rng: Rng): Change {
  const { estates, away } = agency
  const isBack = away.size >= MANY
  const plain = [...estates.values()].filter(({ general }) => !general.project)
  const [from, to] = isBack ? [away, estates] : [estates, away]
  const moved = isBack ? [...away.values()] : several(plain, MANY, rng)
  for (const estate of moved) {
    from.delete(estate.general.id)
    to.set(estate.general.id, estate)
  }
  return {
    ...NOTHING,
    what: isBack ? 'season begins' : 'season ends',
    lines: moved.map((estate): ImportLine =>
      isBack ? { kind: 'estate', data: estate } : { kind: 'estate', delete: estate.general.id },
    ),
    estateIds: moved.map(({ general }) => general.id),
  }
}
