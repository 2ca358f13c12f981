import { useState } from 'react'
import { useTexts } from '../../i18n/useTexts'
import type { FrameView } from '../../domain/site/frameView'
import { getMyAlerts } from '../../siteApi/ajax'
import { liveClient } from '../../state/liveSite'
import { useLoad } from '../../state/useLoad'
import { Stack } from '../ui/blocks'
import { EndAlerts } from './EndAlerts'
import { Ended } from './Ended'
import { TokenTrouble } from './TokenTrouble'

/** Ends alerts by the link of a mail: opening the page does nothing, doing it twice is fine. */
export function Unsubscribe({ token, frame }: { token: string; frame: FrameView }) {
  const { t } = useTexts('alerts')
  const { siteId, locale } = frame
  const { result, retry } = useLoad(token, (signal) =>
    getMyAlerts(liveClient(siteId, locale), locale, token, { signal }),
  )
  const [ended, setEnded] = useState<{ isForgotten: boolean }>()

  if (ended) return <Ended {...ended} />
  if (result.state === 'loading') return <p role="status">{t('alerts.wait')}</p>
  if (result.state === 'failed') return <TokenTrouble error={result.error} onRetry={retry} isEnding />
  if (result.value.state === 'ended') return <Ended />
  return (
    <Stack $gap="var(--s5)">
      <p>{t('alerts.unsubscribeText')}</p>
      <EndAlerts frame={frame} token={token} isMain onEnded={(isForgotten) => setEnded({ isForgotten })} />
    </Stack>
  )
}
