import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HttpError } from '../../siteApi/http'
import { cancelAppointment, getAppointment } from '../../siteApi/rental'
import { momentText } from '../../domain/format/date'
import type { FrameView } from '../../domain/site/frameView'
import { liveClient } from '../../state/liveSite'
import { useLoad } from '../../state/useLoad'
import { Action, Stack } from '../ui/blocks'
import { Notice } from '../ui/Notice'

/** Shows a booked viewing and cancels it on request: opening the page does nothing, doing it twice is fine. */
export function CancelAppointment({ id, frame }: { id: string; frame: FrameView }) {
  const { t } = useTranslation('common')
  const client = liveClient(frame.siteId, frame.locale)
  const { result, retry } = useLoad(id, (signal) => getAppointment(client, id, { signal }))
  const [cancelling, setCancelling] = useState<'idle' | 'busy' | 'done' | 'failed'>('idle')

  async function cancel() {
    setCancelling('busy')
    try {
      await cancelAppointment(client, id)
      setCancelling('done')
    } catch {
      setCancelling('failed')
    }
  }

  if (result.state === 'loading') return <p role="status">{t('liveData:loading')}</p>
  if (result.state === 'failed') {
    const unknown = result.error instanceof HttpError && result.error.status === 404
    return (
      <Stack>
        <Notice role="alert">{t(unknown ? 'cancel:cancel.unknown' : 'liveData:error.load')}</Notice>
        {!unknown && (
          <Action type="button" onClick={retry}>
            {t('liveData:error.retry')}
          </Action>
        )}
      </Stack>
    )
  }
  if (cancelling === 'done' || result.value.status === 'cancelled')
    return <Notice role="status">{t('cancel:cancel.done')}</Notice>
  return (
    <Stack>
      <p>{t('cancel:cancel.question', { moment: momentText(result.value.start) })}</p>
      {cancelling === 'failed' && <Notice role="alert">{t('liveData:error.send')}</Notice>}
      <div>
        <Action type="button" onClick={cancel} disabled={cancelling === 'busy'}>
          {t('cancel:cancel.action')}
        </Action>
      </div>
    </Stack>
  )
}
