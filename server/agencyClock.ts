/** The agency's clock is the one that counts: a stay of today is one of today in Belgium. */
export const AGENCY_TIME_ZONE = 'Europe/Brussels'

const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: AGENCY_TIME_ZONE })

/** Today by the agency's clock. @example agencyDay() // '2026-11-27' */
export const agencyDay = (now = new Date()): string => DAY.format(now)
