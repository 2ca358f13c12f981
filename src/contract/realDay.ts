/**
 * Whether a day of the form `2026-05-31` is in the calendar.
 * @example isRealDay('2026-02-30') // false
 */
export function isRealDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

/** Whether a moment as `toISOString` writes it is of the years 1 to 9999, which the database reads the same way. */
export const isOfOurYears = (iso: string): boolean => /^(?!0000)\d{4}-/.test(iso)

/** Whether a moment of the contract (`2026-05-31T14:00+02:00`) is one that there is. */
export const isRealMoment = (moment: string): boolean =>
  isRealDay(moment.slice(0, 10)) &&
  !Number.isNaN(Date.parse(moment)) &&
  isOfOurYears(new Date(moment).toISOString())
