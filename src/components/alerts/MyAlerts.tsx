import { useState } from 'react'
import { useTexts } from '../../i18n/useTexts'
import type { AlertState } from '../../contract/ajax'
import type { FrameView } from '../../domain/site/frameView'
import { getMyAlerts } from '../../siteApi/ajax'
import { liveClient } from '../../state/liveSite'
import { useLoad } from '../../state/useLoad'
import { ConfirmAlert } from './ConfirmAlert'
import { Ended } from './Ended'
import { MySearches } from './MySearches'
import { TokenTrouble } from './TokenTrouble'

/** What the link of a mail opens: the search to confirm, or all that are confirmed, to change. Whose they are, it never says. */
export function MyAlerts({ token, frame }: { token: string; frame: FrameView }) {
  const { t } = useTexts('alerts')
  const { siteId, locale } = frame
  const { result, retry } = useLoad(token, (signal) =>
    getMyAlerts(liveClient(siteId, locale), locale, token, { signal }),
  )
  const [ended, setEnded] = useState<{ isForgotten: boolean }>()

  if (ended) return <Ended {...ended} />
  if (result.state === 'loading') return <p role="status">{t('alerts.wait')}</p>
  if (result.state === 'failed') return <TokenTrouble error={result.error} onRetry={retry} />
  return (
    <Opened
      alerts={result.value}
      frame={frame}
      token={token}
      onEnded={(isForgotten) => setEnded({ isForgotten })}
    />
  )
}

interface OpenedProps {
  alerts: AlertState
  frame: FrameView
  token: string
  onEnded: (isForgotten: boolean) => void
}

function Opened({ alerts, ...rest }: OpenedProps) {
  const [first] = alerts.searches
  if (alerts.state === 'ended' || !first) return <Ended />
  return alerts.state === 'pending' ? (
    <ConfirmAlert {...rest} search={first} />
  ) : (
    <MySearches {...rest} alerts={alerts} />
  )
}
