import type { ImportData } from '../../src/contract/importLine'
import { atTime, daysAfter, isoMoment } from './dates'
import type { Rng } from './rng'

type Slot = ImportData<'agendaSlot'>

/** Visiting hours on the clock of UTC, all within office hours here. */
const hours = [
  [8, 0],
  [9, 30],
  [11, 0],
  [13, 0],
  [14, 30],
  [15, 30],
] as const
const PER_ESTATE = 16

const isWeekend = (date: Date): boolean => date.getUTCDay() === 0 || date.getUTCDay() === 6

/** Half-hour visits in the coming three weeks; some listings have none. Saturday mornings only, no Sundays. */
export function* agendaSlots(estateId: number, rng: Rng, now: Date): Generator<Slot> {
  if (rng.chance(0.35)) return
  const days = rng.sample(
    Array.from({ length: 20 }, (_, day) => day + 1),
    rng.int(3, 5),
  )
  let nth = 0
  for (const day of days) {
    const date = daysAfter(now, day)
    if (date.getUTCDay() === 0) continue
    const open = isWeekend(date) ? hours.slice(0, 3) : hours
    for (const [hour, minute] of rng.sample(open, rng.int(1, 3))) {
      const start = atTime(date, hour, minute)
      yield {
        id: estateId * PER_ESTATE + nth++,
        estateId,
        start: isoMoment(start),
        end: isoMoment(daysAfter(start, 1 / 48)),
      }
    }
  }
}
