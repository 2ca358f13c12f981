import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { media } from '../../styles/media'

/** Where the calendar is to come: as high as it is, its weeks in outline. */
export function CalendarWaiting() {
  const { t } = useTexts('rental')
  return (
    <Calendar role="status">
      {t('liveData:loading')}
      <Weeks aria-hidden="true" data-needs-script="" />
      <Weeks aria-hidden="true" data-needs-script="" data-second="" />
    </Calendar>
  )
}

/** Places of stays that are on their way, told to nobody. */
export function OffersWaiting({ count }: { count: number }) {
  return (
    <Offers aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} />
      ))}
    </Offers>
  )
}

const Calendar = styled.div`
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
  gap: var(--s7) var(--s5);
  min-height: 38rem;
  [data-second] {
    display: none;
  }
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    [data-second] {
      display: block;
    }
  }
  @media print {
    display: none;
  }
`

/** Five weeks as rows of the height that they have in the calendar. */
const Weeks = styled.span`
  grid-row: 2;
  height: calc(22.5rem + 8px);
  margin-top: var(--s6);
  background: repeating-linear-gradient(var(--line) 0 4.5rem, transparent 4.5rem calc(4.5rem + 2px));
  opacity: 0.45;
`

const Offers = styled.span`
  display: grid;
  gap: var(--s2);
  margin-top: var(--s6);
  span {
    height: 58px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: linear-gradient(var(--line) 0 0) var(--s5) center / 55% 12px no-repeat;
  }
`
