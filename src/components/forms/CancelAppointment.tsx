import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { Appointment } from '../../contract/rental'
import type { EstatePage } from '../../contract/page'
import type { FrameView } from '../../domain/site/frameView'
import { getEstatePage } from '../../siteApi/estates'
import { cancelAppointment, getAppointment } from '../../siteApi/rental'
import { TO_VISIT } from '../../state/forms/toVisit'
import { useSentOnce } from '../../state/forms/useSentOnce'
import { liveClient } from '../../state/liveSite'
import { useLoad } from '../../state/useLoad'
import { AppLink } from '../ui/AppLink'
import { Action, Stack } from '../ui/blocks'
import { Notice } from '../ui/Notice'
import { AppointmentFacts } from './AppointmentFacts'
import { LinkTrouble } from './LinkTrouble'
import { SentNotice } from './SentNotice'

interface Visit {
  appointment: Appointment
  /** Undefined when the listing is gone: the visit can be cancelled all the same. */
  listing: EstatePage | undefined
  isOver: boolean
}

/** Shows a booked viewing and cancels it on request: opening the page does nothing, doing it twice is fine. */
export function CancelAppointment({ id, frame }: { id: string; frame: FrameView }) {
  const { t } = useTexts('common')
  const { siteId, locale } = frame
  const client = liveClient(siteId, locale)
  const { result, retry } = useLoad(id, async (signal): Promise<Visit> => {
    const appointment = await getAppointment(client, id, { signal })
    const { estateId, end } = appointment
    const listing = await getEstatePage(client, estateId, locale, { signal }).catch(() => undefined)
    return { appointment, listing, isOver: Date.parse(end) < Date.now() }
  })

  if (result.state === 'loading') return <p role="status">{t('liveData:loading')}</p>
  if (result.state === 'failed')
    return (
      <LinkTrouble
        error={result.error}
        onRetry={retry}
        unknown={t('cancel:cancel.unknown')}
        contact={{ label: t('cancel:cancel.contact'), url: frame.contact.url }}
      />
    )
  return <AskedVisit visit={result.value} cancel={() => cancelAppointment(client, id)} />
}

function AskedVisit({ visit, cancel }: { visit: Visit; cancel: () => Promise<unknown> }) {
  const { t } = useTexts('cancel')
  const { appointment, listing, isOver } = visit
  const { sending, start } = useSentOnce(cancel)

  if (sending === 'done' || appointment.status === 'cancelled')
    return (
      <SentNotice as="h2" title={t('cancel.done')}>
        <AppointmentFacts appointment={appointment} listing={listing} />
        <p>{t('cancel.doneText')}</p>
        {listing && !isOver && (
          <AppLink to={listing.path} state={TO_VISIT}>
            {t('cancel.again')}
          </AppLink>
        )}
      </SentNotice>
    )
  return (
    <Stack $gap="var(--s5)">
      <AppointmentFacts appointment={appointment} listing={listing} />
      {isOver ? (
        <Notice>{t('cancel.over')}</Notice>
      ) : (
        <Question>
          <p>{t('cancel.question')}</p>
          {sending === 'failed' && <Notice role="alert">{t('liveData:error.send')}</Notice>}
          <Action type="button" onClick={start} aria-disabled={sending === 'busy'}>
            {t('cancel.action')}
          </Action>
        </Question>
      )}
    </Stack>
  )
}

const Question = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--s4);
`
