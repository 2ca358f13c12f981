/**
 * The day so many months from a moment on, of the world's time, as a query asks for it.
 * @example dayAhead(3, Date.parse('2026-11-24T22:00:00Z')) // '2027-02-24'
 */
export function dayAhead(months: number, now: number): string {
  const today = new Date(now)
  const day = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, today.getUTCDate())
  return new Date(day).toISOString().slice(0, 10)
}
