import type { AgendaSlot } from '../../contract/rental'
import { brusselsClock } from '../format/date'

/** A moment at which a listing can be visited, on the clock of Brussels. */
interface VisitTime {
  /** Of the slot. */
  id: number
  /** `14:30` */
  start: string
  end: string
}

export interface VisitDay {
  /** `2026-11-27`, by the calendar of Brussels. */
  day: string
  times: VisitTime[]
}

/** Free slots by day, soonest first. Of slots that begin together one is offered: to a visitor they are the same. */
export function visitDays(slots: readonly AgendaSlot[]): VisitDay[] {
  const days = new Map<string, VisitTime[]>()
  const moments = new Set<number>()
  const inOrder = [...slots].sort((a, b) => Date.parse(a.start) - Date.parse(b.start) || a.id - b.id)
  for (const { id, start, end } of inOrder) {
    if (moments.has(Date.parse(start))) continue
    moments.add(Date.parse(start))
    const { day, time } = brusselsClock(start)
    const times = days.get(day) ?? []
    days.set(day, [...times, { id, start: time, end: brusselsClock(end).time }])
  }
  return [...days].map(([day, times]) => ({ day, times }))
}

/** The day a slot is on; undefined when it is not among them. */
export const dayOfSlot = (days: readonly VisitDay[], id: number): VisitDay | undefined =>
  days.find(({ times }) => times.some((time) => time.id === id))
