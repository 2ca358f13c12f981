const pad = (value: number, width = 2) => String(value).padStart(width, '0')

const written = (year: number, month: number, day: number) => `${pad(day)}/${pad(month)}/${pad(year, 4)}`

const HOUR = 3_600_000

// Summer time of the Union: from the last Sunday of March to the last of October, both at 01:00 UTC.
function lastSunday(year: number, month: number): number {
  const end = new Date(Date.UTC(year, month + 1, 0))
  return Date.UTC(year, month, end.getUTCDate() - end.getUTCDay(), 1)
}

/** Hours that Brussels is ahead of UTC; counted, because a build machine need not carry the time zone. */
function brusselsOffset(moment: number): number {
  const year = new Date(moment).getUTCFullYear()
  return moment >= lastSunday(year, 2) && moment < lastSunday(year, 9) ? 2 : 1
}

function inBrussels(moment: string): Date | undefined {
  const time = Date.parse(moment)
  return Number.isNaN(time) ? undefined : new Date(time + brusselsOffset(time) * HOUR)
}

function calendarDay(text: string): string {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  const date = new Date(Date.UTC(year, month - 1, day))
  const real = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return real ? written(year, month, day) : ''
}

/**
 * A day or a moment as dd/mm/yyyy (spec §5), a moment by the calendar of Brussels; '' when it is no date.
 * @example dateText('2026-05-31T22:30:00Z') // '01/06/2026'
 */
export function dateText(value: string | null | undefined): string {
  if (!value) return ''
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return calendarDay(value)
  const local = inBrussels(value)
  return local ? written(local.getUTCFullYear(), local.getUTCMonth() + 1, local.getUTCDate()) : ''
}

/** A moment as dd/mm/yyyy hh:mm on the clock of Brussels: for sessions one has to be in time for; '' when none. */
export function momentText(value: string | null | undefined): string {
  const local = value ? inBrussels(value) : undefined
  const day = dateText(value)
  return local && day ? `${day} ${pad(local.getUTCHours())}:${pad(local.getUTCMinutes())}` : ''
}

/**
 * A moment on the clock of Brussels, apart: its calendar day and its time.
 * @example brusselsClock('2026-03-29T01:00:00Z') // { day: '2026-03-29', time: '03:00' }
 */
export function brusselsClock(moment: string): { day: string; time: string } {
  const text = inBrussels(moment)?.toISOString() ?? ''
  return { day: text.slice(0, 10), time: text.slice(11, 16) }
}
