import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { RentalReservation } from '../../contract/rental'
import { bookingNumber } from '../../domain/rental/bookingNumber'
import type { Stay } from '../../domain/rental/stays'
import { longDay } from '../../domain/rental/dayWords'
import { useLocale } from '../../i18n/useLocale'
import { StayCosts } from './StayCosts'

interface Props {
  reservation: RentalReservation
  /** The stay that was reserved, with what it costs its guests. */
  stay: Stay
}

/** What was reserved, in the words of the answer, and the sums that were told before. */
export function ReservationDone({ reservation, stay }: Props) {
  const { t } = useTexts('rental')
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { start, end, persons, id } = reservation
  const rows = [
    [t('arrival'), longDay(start, locale)],
    [t('departure'), longDay(end, locale)],
    [t('guests'), t('persons.count', { count: persons })],
    [t('reference'), bookingNumber(id)],
  ]
  return (
    <Panel role="status">
      <h3 ref={heading} tabIndex={-1}>
        {t('done.heading')}
      </h3>
      <p>{t('done.text')}</p>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <StayCosts stay={stay} persons={persons} />
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
  > dl:first-of-type {
    display: grid;
    gap: var(--s2);
    margin: 0;
  }
  > dl:first-of-type > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--s4);
    padding-top: var(--s2);
    border-top: 1px solid var(--line);
  }
  > dl:first-of-type dt {
    color: var(--quiet);
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`
