import type { DomainEstate } from './fromApi'
import { isSold } from './status'

const DAY = 86_400_000

/** Days for which the page of what is sold can still be found (docs/decisions/261-sold-pages.md). */
const FOUND_DAYS = 30

/** No day after it has a year of four digits. */
const LAST_DAY = Date.UTC(9999, 11, 31)

/** What says it of a listing of which no source says when it last changed. */
const LONG_AGO = '1970-01-01'

/**
 * Day, yyyy-mm-dd, from which search engines no longer show the page of a listing that is sold, let or taken over: 30 days after
 * its last change, which is no earlier than that. Undefined while it can be had.
 */
export function foundUntil(estate: DomainEstate): string | undefined {
  if (!isSold(estate)) return undefined
  const { updatedAt, publicationDate } = estate.general
  const last = [updatedAt, publicationDate]
    .map((moment) => Date.parse(moment ?? ''))
    .find((ms) => !Number.isNaN(ms))
  if (last === undefined) return LONG_AGO
  return new Date(Math.min(last + FOUND_DAYS * DAY, LAST_DAY)).toISOString().slice(0, 10)
}
