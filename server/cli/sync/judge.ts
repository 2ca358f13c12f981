import type { FeedFacts } from '../../../src/contract/feedRun'
import type { ImportReport } from '../../../src/contract/asset'
import type { FeedFile } from '../../siteFolder/feedFile'

const HOUR = 3_600_000
/** Hours that a clock of somebody else may be ahead; a feed of a later moment than that says nothing of when it was made. */
const AHEAD = 24

/** Limits as they hold: those of `feed.yaml`, else these. */
export const limitsOf = ({ limits }: Pick<FeedFile, 'limits'>) => ({
  ...{ removals: 30, maxAge: 26, megabytes: 400, minutes: 10 },
  ...limits,
})

/** When a feed was made, by its own word, else when its file was written; as far as either can be believed. */
function moment(
  { madeAt, modifiedAt }: Pick<FeedFacts, 'madeAt' | 'modifiedAt'>,
  now: number,
): string | undefined {
  return [madeAt, modifiedAt].find((at) => at != null && Date.parse(at) <= now + AHEAD * HOUR) ?? undefined
}

type Times = Pick<FeedFacts, 'madeAt' | 'modifiedAt'>

/** Why a feed is one of yesterday; undefined when it is not, or nobody can know. */
export function tooOld(times: Times, maxAge: number, now: number): string | undefined {
  const at = moment(times, now)
  if (at === undefined || maxAge === 0 || now - Date.parse(at) <= maxAge * HOUR) return undefined
  return `the feed is of ${at}, more than ${maxAge} hours ago (limits.maxAge)`
}

/** Why a feed is older than the one that was taken last; compared are moments of the same kind. */
export function olderThanLast(times: Times, last: Times | null, now: number): string | undefined {
  for (const kind of ['madeAt', 'modifiedAt'] as const) {
    const [at, before] = [times[kind], last?.[kind]]
    if (at == null || before == null || Date.parse(before) > now + AHEAD * HOUR) continue
    return Date.parse(at) < Date.parse(before)
      ? `the feed is of ${at}, older than the one that was taken last, of ${before}`
      : undefined
  }
  return undefined
}

/** Why there is nothing in a feed that can be imported. */
export function nothingToImport(
  read: { listings: number; leftOut: number; isPart: boolean },
  standing: number,
): string | undefined {
  const { listings, leftOut, isPart } = read
  if (listings || isPart) return undefined
  if (leftOut) return `none of the ${leftOut} listings of the feed can be read`
  return standing ? `the feed is empty: it has no listing, and the site has ${standing}` : undefined
}

/** Kinds whose things agencies do not lose by the dozen; stays and moments for a visit pass by themselves. */
const LIMITED = ['estate', 'rentalUnit']

/**
 * Why a feed takes away too much; one thing it always may.
 * @param standing listings that the site has
 * @param part percent of a kind that may go
 * @param allowed how many may go in all, where somebody said so
 */
export function tooManyRemovals(
  { changes = [] }: Pick<ImportReport, 'changes'>,
  standing: number,
  part: number,
  allowed: number | undefined,
): string | undefined {
  const some = changes
    .filter(({ kind, removed }) => LIMITED.includes(kind) && removed > 0)
    .map(({ kind, changed, unchanged, removed }) => ({
      ...{ kind, removed },
      all: kind === 'estate' ? Math.max(standing, removed) : changed + unchanged + removed,
    }))
  const total = some.reduce((sum, { removed }) => sum + removed, 0)
  const isTooMuch =
    allowed === undefined
      ? some.some(({ removed, all }) => removed > 1 && removed > (all * part) / 100)
      : total > allowed
  if (!isTooMuch) return undefined
  const told = some.map(({ kind, removed, all }) => `${removed} of ${all} ${kind}`).join(', ')
  const limit = allowed === undefined ? `${part} % (limits.removals)` : `${allowed}`
  return `the feed would take away ${told}, more than ${limit}; if that is right: --allow-removals ${total}`
}
