import { addDays, addMonths, monthOf, sameDayIn, weekdayOf } from './day'

type Move = (day: string) => string

const inMonths =
  (count: number): Move =>
  (day) =>
    sameDayIn(day, addMonths(monthOf(day), count))

/** Keys of a grid of days, as the ARIA grid pattern has them. */
const MOVES: ReadonlyMap<string, Move> = new Map<string, Move>(
  Object.entries({
    ArrowLeft: (day) => addDays(day, -1),
    ArrowRight: (day) => addDays(day, 1),
    ArrowUp: (day) => addDays(day, -7),
    ArrowDown: (day) => addDays(day, 7),
    Home: (day) => addDays(day, -weekdayOf(day)),
    End: (day) => addDays(day, 6 - weekdayOf(day)),
    PageUp: inMonths(-1),
    PageDown: inMonths(1),
    'Shift+PageUp': inMonths(-12),
    'Shift+PageDown': inMonths(12),
  }),
)

/**
 * The day a key leads to, kept between the first and the last; undefined for keys that lead nowhere.
 * @example movedDay('PageDown', '2026-01-31', { first: '2026-01-01', last: '2026-12-31' }) // '2026-02-28'
 */
export function movedDay(
  key: string,
  day: string,
  { first, last }: { first: string; last: string },
): string | undefined {
  const moved = MOVES.get(key)?.(day)
  if (moved === undefined) return undefined
  if (moved < first) return first
  return moved > last ? last : moved
}
