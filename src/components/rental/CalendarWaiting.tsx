import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'

/** Where the calendar is to come: as high as it is, its weeks in outline. */
export function CalendarWaiting() {
  const { t } = useTexts('rental')
  return <Calendar role="status">{t('liveData:loading')}</Calendar>
}

const Calendar = styled.p`
  min-height: 38rem;
  /* Its weeks in outline. */
  background: repeating-linear-gradient(transparent 0 4.5rem, var(--line) 4.5rem calc(4.5rem + 2px));
  @media print {
    display: none;
  }
`
