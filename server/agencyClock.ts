/** The agency's clock is the one that counts: a stay of today is one of today in Belgium. */
export const AGENCY_TIME_ZONE = 'Europe/Brussels'

const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: AGENCY_TIME_ZONE })

/** Today by the agency's clock. @example agencyDay() // '2026-11-27' */
export const agencyDay = (now = new Date()): string => DAY.format(now)

const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: AGENCY_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
})
/** What the agency's clock shows, as if it were that of Greenwich. */
const shownAt = (moment: number) => Date.parse(`${CLOCK.format(moment).replace(' ', 'T')}Z`)

/**
 * A moment that some program wrote: with its offset, or by the agency's clock. Undefined when it is none.
 * @example agencyMoment('2026-07-01T08:00:00') // '2026-07-01T06:00:00.000Z'
 */
export function agencyMoment(text: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}|$)/.test(text)) return undefined
  const written = text.replace(' ', 'T')
  const isLocal = !/(Z|[+-]\d{2}:?\d{2})$/i.test(written.slice(10))
  const told = Date.parse(isLocal ? `${written.length > 10 ? written : `${written}T00:00`}Z` : written)
  if (Number.isNaN(told)) return undefined
  return new Date(isLocal ? told - (shownAt(told) - told) : told).toISOString()
}
