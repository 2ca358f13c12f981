import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { RentalReservation } from '../../contract/rental'
import { bookingNumber } from '../../domain/rental/bookingNumber'
import type { Stay } from '../../domain/rental/stays'
import { longDay } from '../../domain/rental/dayWords'
import { useLocale } from '../../i18n/useLocale'
import { href } from '../../routing/routes'
import { CancelNote } from './CancelNote'
import { ReservedRows } from './ReservedRows'
import { StayCosts } from './StayCosts'

interface Props {
  reservation: RentalReservation
  /** The stay that was reserved, with what it costs its guests. */
  stay: Stay
  /** Where its confirmation goes. */
  email: string
}

/** What was reserved, in the words of the answer, the sums that were told before, and where all of it can be looked at later. */
export function ReservationDone({ reservation, stay, email }: Props) {
  const { t } = useTexts('rental')
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { start, end, persons, id, cancelUntil } = reservation
  const rows = [
    [t('arrival'), longDay(start, locale)],
    [t('departure'), longDay(end, locale)],
    [t('guests'), t('persons.count', { count: persons })],
    [t('reference'), bookingNumber(id)],
  ] as const
  return (
    <Panel role="status">
      <h3 ref={heading} tabIndex={-1}>
        {t('done.heading')}
      </h3>
      <p>{t('done.text', { email })}</p>
      <ReservedRows rows={rows} />
      <StayCosts stay={stay} persons={persons} />
      <CancelNote until={cancelUntil} />
      <a href={href('reservation', locale, { reservationId: id })}>
        {t(cancelUntil ? 'done.pageCancel' : 'done.page')}
      </a>
    </Panel>
  )
}

const Panel = styled.div`
  display: grid;
  gap: var(--s4);
  padding: var(--s5);
  border: 1px solid var(--moss);
  border-radius: var(--radius);
  background: var(--surface);
`
