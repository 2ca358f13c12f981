/** Days that every month has. */
const OF_EVERY_MONTH = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$/

/**
 * Whether a day of the form `2026-05-31` is in the calendar.
 * @example isRealDay('2026-02-30') // false
 */
export function isRealDay(day: string): boolean {
  if (OF_EVERY_MONTH.test(day)) return true
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

/** Whether a moment as `toISOString` writes it is of the years 1 to 9999, which the database reads the same way. */
export const isOfOurYears = (iso: string): boolean => /^(?!0000)\d{4}-/.test(iso)

const [FIRST, LAST] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59.999Z')]

/** Whether a moment of the contract (`2026-05-31T14:00+02:00`) is one that there is. */
export function isRealMoment(moment: string): boolean {
  const time = Date.parse(moment)
  return time >= FIRST && time <= LAST && isRealDay(moment.slice(0, 10))
}
