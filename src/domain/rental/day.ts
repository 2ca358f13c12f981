/** A calendar day, `2026-11-27`, and a month, `2026-11`. They are counted in UTC: clocks that change move nothing. */
const DAY_MS = 24 * 60 * 60 * 1000

const textOf = (time: number) => new Date(time).toISOString().slice(0, 10)
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

export const monthOf = (day: string): string => day.slice(0, 7)

/** @example addDays('2026-12-31', 1) // '2027-01-01' */
export const addDays = (day: string, count: number): string => textOf(timeOf(day) + count * DAY_MS)

/** @example addMonths('2026-11', 3) // '2027-02' */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return textOf(Date.UTC(year, number - 1 + count, 1)).slice(0, 7)
}

/** Place of a day in its week, Monday 0. */
export const weekdayOf = (day: string): number => (new Date(timeOf(day)).getUTCDay() + 6) % 7

/** Whole days from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((timeOf(to) - timeOf(from)) / DAY_MS)

/** All days of a month, in order. */
export function daysOf(month: string): string[] {
  const first = `${month}-01`
  return Array.from({ length: daysBetween(first, `${addMonths(month, 1)}-01`) }, (_, index) =>
    addDays(first, index),
  )
}

/** Days of a month by week, Monday to Sunday; undefined where a week is partly another month's. */
export function weeksOf(month: string): (string | undefined)[][] {
  const lead = Array.from({ length: weekdayOf(`${month}-01`) }, () => undefined)
  const cells = [...lead, ...daysOf(month)]
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => cells[week * 7 + place]),
  )
}

/** The same day of another month, or its last where it has no such day: 31 January goes to 28 February. */
export function sameDayIn(day: string, month: string): string {
  const days = daysOf(month)
  return days[Number(day.slice(8)) - 1] ?? days[days.length - 1] ?? day
}
