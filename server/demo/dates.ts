const DAY = 86_400_000

export const daysAfter = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY)
/** `2026-05-31` */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10)
/** `2026-05-31T14:00:00Z` */
export const isoMoment = (date: Date): string => `${date.toISOString().slice(0, 19)}Z`
/** The day of `date` at a time of day in UTC. */
export const atTime = (date: Date, hours: number, minutes: number): Date =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), hours, minutes))
