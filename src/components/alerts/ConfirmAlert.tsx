import { navigate } from 'gatsby'
import { useState } from 'react'
import { useTexts } from '../../i18n/useTexts'
import type { AlertState } from '../../contract/ajax'
import type { FrameView } from '../../domain/site/frameView'
import { href } from '../../routing/routes'
import { editMyAlerts } from '../../siteApi/ajax'
import { useSearchNames } from '../../state/alerts/useSearchNames'
import { liveClient } from '../../state/liveSite'
import { Action, Stack } from '../ui/blocks'
import { Notice } from '../ui/Notice'
import { SearchWords } from './SearchWords'

interface Props {
  frame: FrameView
  token: string
  search: AlertState['searches'][number]
}

/**
 * The second half of the double opt-in: pressed by a person, as mail programs open links to look at them. The page after it has
 * no token in its address; it is handed on in the browser's own history.
 */
export function ConfirmAlert({ frame: { siteId, locale }, token, search }: Props) {
  const { t } = useTexts('alerts')
  const names = useSearchNames(siteId, locale, [search])
  const [status, setStatus] = useState<'idle' | 'busy' | 'failed'>('idle')

  async function confirm() {
    if (status === 'busy') return
    setStatus('busy')
    try {
      await editMyAlerts(liveClient(siteId, locale), locale, token, { confirm: true })
      await navigate(href('alertsSuccess', locale), { replace: true, state: { alertToken: token } })
    } catch {
      setStatus('failed')
    }
  }

  return (
    <Stack $gap="var(--s5)">
      <h2>{t('alerts.confirm.heading')}</h2>
      <p>{t('alerts.confirm.text')}</p>
      <SearchWords of={search} names={names} />
      <p>
        {t('alerts.frequency')} {t(`alerts.frequency.${search.frequency}`)}
      </p>
      {status === 'failed' && <Notice role="alert">{t('alerts.saveFailed')}</Notice>}
      <div>
        <Action type="button" aria-disabled={status === 'busy'} onClick={() => void confirm()}>
          {t('alerts.confirm.action')}
        </Action>
      </div>
    </Stack>
  )
}
