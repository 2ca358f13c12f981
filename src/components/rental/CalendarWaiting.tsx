import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'

/** Where the calendar is to come: as high as it is. */
export function CalendarWaiting() {
  const { t } = useTexts('rental')
  return <Calendar role="status">{t('liveData:loading')}</Calendar>
}

const Calendar = styled.p`
  min-height: 38rem;
  @media print {
    display: none;
  }
`
