import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { RentalReservation } from '../../contract/rental'
import { euro } from '../../domain/format/money'
import { longDay } from '../../domain/rental/dayWords'
import { useLocale } from '../../i18n/useLocale'

/** What was reserved, in the words of the answer. */
export function ReservationDone({ reservation }: { reservation: RentalReservation }) {
  const { t } = useTexts('rental')
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { start, end, persons, total, id } = reservation
  const rows = [
    [t('arrival'), longDay(start, locale)],
    [t('departure'), longDay(end, locale)],
    [t('guests'), t('persons.count', { count: persons })],
    [t('due'), euro(total)],
    [t('reference'), id],
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
  dl {
    display: grid;
    gap: var(--s2);
    margin: 0;
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--s4);
    padding-top: var(--s2);
    border-top: 1px solid var(--line);
  }
  dt {
    color: var(--quiet);
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`
