import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { Appointment } from '../../contract/rental'
import type { EstatePage } from '../../contract/page'
import { brusselsClock } from '../../domain/format/date'
import { longDay } from '../../domain/rental/dayWords'
import { useLocale } from '../../i18n/useLocale'
import { AppLink } from '../ui/AppLink'

interface Props {
  appointment: Appointment
  listing: EstatePage | undefined
}

/** When a visit is, by the clock of Brussels, and what is visited. */
export function AppointmentFacts({ appointment: { start, end }, listing }: Props) {
  const { t } = useTexts('cancel')
  const locale = useLocale()
  const begins = brusselsClock(start)
  const day = longDay(begins.day, locale)
  return (
    <Facts>
      <strong>{t('cancel.moment', { day, start: begins.time, end: brusselsClock(end).time })}</strong>
      {listing && <AppLink to={listing.path}>{listing.title}</AppLink>}
    </Facts>
  )
}

const Facts = styled.p`
  display: grid;
  justify-items: start;
  gap: var(--s2);
  font-variant-numeric: tabular-nums;
  strong::first-letter {
    text-transform: uppercase;
  }
  strong {
    display: inline-block;
    font-weight: 600;
  }
`
