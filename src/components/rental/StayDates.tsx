import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { RentalPeriodStatus } from '../../contract/rental'
import { shortDay } from '../../domain/rental/dayWords'
import { useLocale } from '../../i18n/useLocale'

/** Arrival and departure of the chosen stay; a press leads to the calendar. */
export function StayDates({ picked }: { picked: RentalPeriodStatus | undefined }) {
  const { t } = useTexts('rental')
  const locale = useLocale()
  return (
    <Dates href="#periods">
      <span>
        <small>{t('arrival')}</small> {picked ? shortDay(picked.start, locale) : t('dates.none')}
      </span>
      <span>
        <small>{t('departure')}</small> {picked ? shortDay(picked.end, locale) : t('dates.none')}
      </span>
    </Dates>
  )
}

const Dates = styled.a`
  display: grid;
  grid-template-columns: 1fr 1fr;
  border: 1px solid var(--edge);
  border-radius: var(--radius);
  color: inherit;
  text-decoration: none;
  font-variant-numeric: tabular-nums;
  &:hover {
    border-color: var(--brick);
  }
  > span {
    padding: var(--s2);
    font-weight: 600;
    line-height: 1.5;
    white-space: nowrap;
  }
  > span + span {
    border-inline-start: 1px solid var(--line);
  }
  small {
    display: block;
    color: var(--quiet);
    font-size: var(--t14);
    font-weight: 400;
  }
`
