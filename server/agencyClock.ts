/** The agency's clock is the one that counts: a stay of today is one of today in Belgium. */
export const AGENCY_TIME_ZONE = 'Europe/Brussels'
