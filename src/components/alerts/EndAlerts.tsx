import { useState, type FormEvent } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { FrameView } from '../../domain/site/frameView'
import { endMyAlerts } from '../../siteApi/ajax'
import { liveClient } from '../../state/liveSite'
import { Action, QuietAction } from '../ui/blocks'
import { Notice } from '../ui/Notice'

interface Props {
  frame: FrameView
  token: string
  /** The page's one purpose, or one of several. */
  isMain?: boolean
  onEnded: (isForgotten: boolean) => void
}

/** Ends all alerts of a mailbox, and forgets the person behind it when that is asked for. */
export function EndAlerts({ frame: { siteId, locale }, token, isMain = false, onEnded }: Props) {
  const { t } = useTexts('alerts')
  const [everything, setEverything] = useState(false)
  const [status, setStatus] = useState<'idle' | 'busy' | 'failed'>('idle')
  const Send = isMain ? Action : QuietAction

  async function end(event: FormEvent) {
    event.preventDefault()
    if (status === 'busy') return
    setStatus('busy')
    try {
      await endMyAlerts(liveClient(siteId, locale), locale, token, everything)
      onEnded(everything)
    } catch {
      setStatus('failed')
    }
  }

  return (
    <Way onSubmit={(event) => void end(event)}>
      <label>
        <input
          type="checkbox"
          checked={everything}
          onChange={({ target }) => setEverything(target.checked)}
        />
        <span>{t('alerts.forget')}</span>
      </label>
      {status === 'failed' && <Notice role="alert">{t('alerts.saveFailed')}</Notice>}
      <Send type="submit" aria-disabled={status === 'busy'}>
        {t('alerts.end.action')}
      </Send>
    </Way>
  )
}

const Way = styled.form`
  display: grid;
  justify-items: start;
  gap: var(--s5);
  label {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr);
    gap: var(--s3);
    max-width: var(--measure);
    cursor: pointer;
  }
  input {
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: var(--brick);
  }
`
