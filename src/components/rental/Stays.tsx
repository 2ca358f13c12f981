import { lazy, Suspense, useState } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { RentalPeriodStatus, RentalReservation } from '../../contract/rental'
import { askedStay, calendarRange, staysWith } from '../../domain/rental/calendar'
import { stayMonths, stayOf, type Stay } from '../../domain/rental/stays'
import { USUAL_PERSONS } from '../../domain/rental/stayTotal'
import type { RentalSearch } from '../../domain/rentalSearch/rentalSearch'
import type { FrameView } from '../../domain/site/frameView'
import { Action, Stack } from '../ui/blocks'
import { CalendarLegend } from './CalendarLegend'
import { FreeStays } from './FreeStays'
import { PersonCount } from './PersonCount'
import { PickedStay } from './PickedStay'
import { ReservationDone } from './ReservationDone'
import { StayCalendar } from './StayCalendar'

const ReservationForm = lazy(async () => ({ default: (await import('./ReservationForm')).ReservationForm }))

interface Props {
  periods: readonly RentalPeriodStatus[]
  maxPersons: number
  frame: FrameView
  reload: () => void
  /** Called when a stay was reserved: what was asked for is had. */
  onReserved: () => void
  /** What was searched for: the days are chosen, as many guests counted. */
  asked: RentalSearch
}

/** From the calendar to the reservation: a day, the stay over it, who wants it, done. */
export function Stays({ periods, maxPersons, frame, reload, onReserved, asked }: Props) {
  const { t } = useTexts('rental')
  const [persons, setPersons] = useState(Math.min(asked.maxOccupation ?? USUAL_PERSONS, maxPersons))
  const [picked, setPicked] = useState(() => askedStay(periods, asked, persons))
  const [day, setDay] = useState(picked?.start ?? '')
  const [isReserving, setReserving] = useState(false)
  const [reservation, setReservation] = useState<{ made: RentalReservation; stay: Stay }>()
  // Days that were looked for, or sent by somebody, and that are taken by now.
  const isMissed = Boolean(asked.periodStart && asked.periodEnd) && !askedStay(periods, asked, persons)
  const range = calendarRange(periods)
  const months = stayMonths(periods, persons, frame.locale)
  if (!range || months.length === 0) return <p>{t('period.none')}</p>

  function pick(stay: RentalPeriodStatus, on = stay.start) {
    setPicked(stay)
    setDay(on)
    setReservation(undefined)
  }
  function pickDay(on: string) {
    const [stay] = staysWith(periods, on)
    if (stay) pick(stay, on)
  }
  const pickId = (id: number) => {
    const stay = periods.find((each) => each.id === id)
    if (stay) pick(stay)
  }

  return (
    <Stack $gap="var(--s5)">
      <PersonCount persons={persons} most={maxPersons} onChange={setPersons} />
      <StayCalendar
        periods={periods}
        range={range}
        persons={persons}
        picked={picked}
        from={asked.periodStart}
        onPick={pickDay}
      />
      <CalendarLegend persons={persons} />
      <ListFold>
        <summary>{t('list')}</summary>
        <FreeStays months={months} persons={persons} onPick={pickId} />
      </ListFold>
      {!picked && !reservation && <p>{t(isMissed ? 'pickOther' : 'pickDay')}</p>}
      {reservation && <ReservationDone reservation={reservation.made} stay={reservation.stay} />}
      {picked && !reservation && (
        <PickedStay
          options={staysWith(periods, day)}
          picked={picked}
          persons={persons}
          onPick={(stay) => pick(stay, day)}
        >
          {isReserving ? (
            <Suspense fallback={<p role="status">{t('liveData:loading')}</p>}>
              <ReservationForm
                stay={picked}
                periods={periods}
                persons={persons}
                frame={frame}
                onPick={(stay) => pick(stay)}
                onTaken={reload}
                onReserved={(made) => {
                  setReservation({ made, stay: stayOf(picked, made.persons, frame.locale) })
                  setPicked(undefined)
                  setReserving(false)
                  onReserved()
                  reload()
                }}
              />
            </Suspense>
          ) : (
            picked.price >= 0 && (
              <Action type="button" onClick={() => setReserving(true)}>
                {t('reserve.start')}
              </Action>
            )
          )}
        </PickedStay>
      )}
    </Stack>
  )
}

const ListFold = styled.details`
  > summary {
    width: fit-content;
    min-height: 44px;
    line-height: 44px;
    cursor: pointer;
    text-decoration: underline;
    text-decoration-color: var(--edge);
    text-underline-offset: 0.22em;
  }
`
