import { type ReactNode, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { useMyAlerts } from '../../state/alerts/useMyAlerts'
import { QuietAction } from '../ui/blocks'
import { Notice } from '../ui/Notice'

interface Props {
  /** What became of the last change, where it was made here. */
  status: ReturnType<typeof useMyAlerts>['status']
}

/** Says that a change was kept, where it was made and in a place that is kept free for it: nothing moves or is covered when it comes and goes. */
export function Kept({ status, children }: Props & { children?: ReactNode }) {
  const { t } = useTexts('alerts')
  return (
    <Said role="status">
      {status === 'saved' && t('alerts.saved')}
      {children}
    </Said>
  )
}

/** Says that a change could not be kept, where it is seen, and sends it again. */
export function NotKept({ status, onRetry }: Props & { onRetry: () => void }) {
  const { t } = useTexts('alerts')
  const isFailed = status === 'failed'
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFailed) place.current?.scrollIntoView({ block: 'nearest' })
  }, [isFailed])
  if (!isFailed) return null
  return (
    <div ref={place}>
      <Notice role="alert">
        <p>{t('alerts.saveFailed')}</p>
        <Again type="button" onClick={onRetry}>
          {t('alerts.retry')}
        </Again>
      </Notice>
    </div>
  )
}

const Said = styled.p`
  min-width: 5.5em;
  min-height: 1.6em;
  color: var(--moss);
  font-size: var(--t14);
  font-weight: 600;
  /* The line of an empty one is where its words will be. */
  &::before {
    content: '\\200b';
  }
  strong {
    color: var(--ink);
    font-size: var(--t16);
  }
`

const Again = styled(QuietAction)`
  margin-top: var(--s3);
`
