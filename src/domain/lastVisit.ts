/** The days on which a visitor was here: today, and the last one before that day. `2026-11-24` */
interface Visits {
  last: string
  before?: string
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const isDay = (found: unknown): found is string => typeof found === 'string' && DAY.test(found)

/** Days in what was stored, which anybody may have written. */
export function readVisits(found: unknown): Visits | undefined {
  const { last, before } = (found ?? {}) as Partial<Record<keyof Visits, unknown>>
  if (!isDay(last)) return undefined
  return isDay(before) && before < last ? { last, before } : { last }
}

/** The same once the visitor is here today; the same object where that is known. A clock that was put back tells of no day before. */
export function visitedOn(today: string, known: Visits | undefined): Visits {
  if (known?.last === today) return known
  return known && known.last < today ? { last: today, before: known.last } : { last: today }
}

/**
 * The day of a moment where the visitor is.
 * @example localDay(new Date(2026, 10, 24, 23, 59)) // '2026-11-24'
 */
export const localDay = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
