import { useState } from 'react'
import styled from 'styled-components'
import { longDay } from '../../domain/rental/dayWords'
import { stayOf } from '../../domain/rental/stays'
import type { FrameView } from '../../domain/site/frameView'
import { useTexts } from '../../i18n/useTexts'
import type { Booking } from '../../state/rental/useBooking'
import { Stack } from '../ui/blocks'
import { CancelNote } from './CancelNote'
import { ReservationDone } from './ReservationDone'
import { ReservationForm } from './ReservationForm'
import { StayCosts } from './StayCosts'

/** The stay that is about to be reserved with all it costs, and who wants it; then what was reserved. */
export function Reserving({ of, frame }: { of: Booking; frame: FrameView }) {
  const { t } = useTexts('rental')
  const { periods = [], persons, picked, reservation, isReserving } = of
  const [email, setEmail] = useState('')
  if (reservation)
    return <ReservationDone reservation={reservation.made} stay={reservation.stay} email={email} />
  if (!picked || !isReserving) return null
  const stay = stayOf(picked, persons, frame.locale)
  return (
    <Sheet>
      <ReservationForm
        stay={picked}
        periods={periods}
        persons={persons}
        frame={frame}
        onPick={(other) => of.pick(other)}
        onTaken={of.reload}
        onReserved={(made, sentTo) => {
          setEmail(sentTo.trim())
          of.reserved(made)
        }}
      >
        <Stack $gap="var(--s3)">
          <p>
            {longDay(picked.start, frame.locale)} – {longDay(picked.end, frame.locale)}
            <small>
              {stay.type}, {t('nights', { count: stay.nights })}
            </small>
          </p>
          <StayCosts stay={stay} persons={persons} />
          <CancelNote until={of.cancelUntil} />
        </Stack>
      </ReservationForm>
    </Sheet>
  )
}

const Sheet = styled.div`
  padding: var(--s5);
  border-radius: var(--radius);
  background: var(--sand);
  small {
    display: block;
    color: var(--quiet);
    font-size: var(--t14);
  }
`
