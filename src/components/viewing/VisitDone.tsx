import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { Appointment } from '../../contract/rental'
import { longDay } from '../../domain/rental/dayWords'
import { visitDays } from '../../domain/viewing/visitDays'
import type { FrameView } from '../../domain/site/frameView'
import { href } from '../../routing/routes'
import { appointmentCalendarPath } from '../../siteApi/rental'
import { SentNotice } from '../forms/SentNotice'
import { Action } from '../ui/blocks'

interface Props {
  appointment: Appointment
  email: string
  /** The listing's title and reference. */
  subject: string
  /** Where it is, as far as its page tells. */
  place: string
  /** Whether the agency sends the address, which its page does not tell. */
  isPlaceSent: boolean
  frame: Pick<FrameView, 'siteId' | 'locale'>
}

/** What was booked, in the words of the answer, for the visitor's own calendar too. */
export function VisitDone({
  appointment,
  email,
  subject,
  place,
  isPlaceSent,
  frame: { siteId, locale },
}: Props) {
  const { t } = useTexts('viewing')
  const { id, start, end } = appointment
  const [booked] = visitDays([{ id: 0, estateId: 0, start, end }])
  const [time] = booked?.times ?? []
  return (
    <SentNotice title={t('done.heading')}>
      {booked && time && (
        <Moment>{t('moment', { day: longDay(booked.day, locale), start: time.start, end: time.end })}</Moment>
      )}
      <p>
        {subject}
        {place && (
          <>
            <br />
            {place}
          </>
        )}
      </p>
      {isPlaceSent && <p>{t('done.place')}</p>}
      <p>{t('done.text', { email })}</p>
      <Action as="a" href={appointmentCalendarPath(siteId, id, locale)} download={`${t('done.file')}.ics`}>
        {t('done.calendar')}
      </Action>
      <a href={href('cancelAppointment', locale, { appointmentId: id })}>{t('done.cancel')}</a>
    </SentNotice>
  )
}

const Moment = styled.p`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  &::first-letter {
    text-transform: uppercase;
  }
`
