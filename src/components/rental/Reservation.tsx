import { useTexts } from '../../i18n/useTexts'
import type { FrameView } from '../../domain/site/frameView'
import { isHttpError } from '../../siteApi/http'
import { cancelReservation, getReservation } from '../../siteApi/rental'
import { liveClient } from '../../state/liveSite'
import { useLoad } from '../../state/useLoad'
import { LinkTrouble } from '../forms/LinkTrouble'
import { ReservedStay } from './ReservedStay'

/** Shows a reserved stay and cancels it on request: opening the page does nothing, doing it twice is fine. */
export function Reservation({ id, frame }: { id: string; frame: FrameView }) {
  const { t } = useTexts('reservation')
  const { siteId, locale, agency, contact } = frame
  const client = liveClient(siteId, locale)
  const { result, retry } = useLoad(id, (signal) => getReservation(client, id, { signal }))

  async function cancel() {
    try {
      await cancelReservation(client, id)
    } catch (error) {
      // Its last day went by meanwhile, or the agency took it away: the page says so once it is asked anew.
      if (isHttpError(error) && (error.status === 409 || error.status === 404)) retry()
      throw error
    }
  }

  if (result.state === 'loading') return <p role="status">{t('liveData:loading')}</p>
  if (result.state === 'failed')
    return (
      <LinkTrouble
        error={result.error}
        onRetry={retry}
        unknown={t('unknown', { agency: agency.name })}
        contact={{ label: t('contact'), url: contact.url }}
      />
    )
  return <ReservedStay reservation={result.value} agency={agency} cancel={cancel} />
}
