import { useState } from 'react'
import type { RentalPeriodStatus, RentalReservation } from '../../contract/rental'
import { askedStay, staysWith } from '../../domain/rental/calendar'
import { type Stay, stayOf } from '../../domain/rental/stays'
import { USUAL_PERSONS } from '../../domain/rental/stayTotal'
import { parseRental } from '../../domain/rentalSearch/rentalAddress'
import type { FrameView } from '../../domain/site/frameView'
import { useIsBrowser } from '../useIsBrowser'
import { forgetAskedStay } from './forgetAskedStay'
import { usePeriods } from './usePeriods'

/** As many as a reservation may be for. */
const MOST_PERSONS = 50

interface Options {
  unitId: number
  maxPersons: number | undefined
  frame: Pick<FrameView, 'siteId' | 'locale'>
  /** Of the address: what was searched for on the way here. */
  query: string
}

/**
 * From the calendar to the reservation: guests, the stay that is chosen, who wants it, done. What panel, calendar and form of a unit's
 * page show is this one state. A chosen stay is looked up among those of this moment, so that another price shows everywhere.
 */
export function useBooking({ unitId, maxPersons = MOST_PERSONS, frame, query }: Options) {
  const { siteId, locale } = frame
  const { periods, hasFailed, reload } = usePeriods(siteId, locale, unitId)
  const isBrowser = useIsBrowser()
  const [asked] = useState(() => parseRental(new URLSearchParams(query)))
  const first = Math.min((isBrowser ? asked.maxOccupation : undefined) ?? USUAL_PERSONS, maxPersons)
  const [counted, setCounted] = useState<number>()
  const persons = counted ?? first
  /** Undefined until the visitor chooses, null once that is done with. */
  const [chosen, setChosen] = useState<{ id: number; day: string } | null>()
  const [isReserving, setReserving] = useState(false)
  const [reservation, setReservation] = useState<{ made: RentalReservation; stay: Stay }>()

  const fitting = periods && askedStay(periods, asked, first)
  const picked = chosen ? periods?.find(({ id }) => id === chosen.id) : chosen === null ? undefined : fitting
  const day = chosen?.day ?? picked?.start ?? ''

  function pick(stay: RentalPeriodStatus, on = stay.start) {
    setChosen({ id: stay.id, day: on })
    setReservation(undefined)
  }

  return {
    periods,
    hasFailed,
    reload,
    /** What was searched for on the way here. */
    asked,
    /** Days that were looked for, or sent by somebody, and that are taken by now. */
    isMissed: Boolean(asked.periodStart && asked.periodEnd) && periods !== undefined && !fitting,
    persons,
    maxPersons,
    setPersons: (count: number) => setCounted(Math.min(Math.max(count, 1), maxPersons)),
    picked,
    /** All free stays over the day that was chosen. */
    options: periods && day ? staysWith(periods, day) : [],
    pick,
    pickOver: (stay: RentalPeriodStatus) => pick(stay, day),
    pickDay: (on: string) => {
      const [stay] = periods ? staysWith(periods, on) : []
      if (stay) pick(stay, on)
    },
    isReserving,
    startReserving: () => {
      // Another stay may fit what was asked by the time that this one is taken: who reserves means this one.
      if (picked) setChosen({ id: picked.id, day })
      setReserving(true)
    },
    reservation,
    reserved: (made: RentalReservation) => {
      if (picked) setReservation({ made, stay: stayOf(picked, made.persons, locale) })
      setChosen(null)
      setReserving(false)
      forgetAskedStay()
      reload()
    },
  }
}

export type Booking = ReturnType<typeof useBooking>
