import { useTexts } from '../../i18n/useTexts'
import styled, { keyframes } from 'styled-components'
import type { ReactNode } from 'react'
import type { Sheet } from '../../state/forms/useSheet'

interface Props<T> {
  of: Sheet<T>
  children: (part: T) => ReactNode
}

/** Where a sheet stands once it was fetched; until then what happens to it is said at the foot of the window. */
export function SheetPlace<T>({ of: { part, isOpen, open }, children }: Props<T>) {
  const { t } = useTexts('common')
  if (part.status === 'ready') return children(part.value)
  if (!isOpen || part.status === 'idle') return null
  const hasFailed = part.status === 'failed'
  return (
    <Note role={hasFailed ? 'alert' : 'status'} data-failed={hasFailed}>
      {t(hasFailed ? 'sheet.failed' : 'sheet.loading')}{' '}
      {hasFailed && (
        <button type="button" onClick={open}>
          {t('error.retry')}
        </button>
      )}
    </Note>
  )
}

const late = keyframes`
  from { opacity: 0; }
`

const Note = styled.p`
  position: fixed;
  z-index: 30;
  inset: auto var(--s3) calc(84px + env(safe-area-inset-bottom)) auto;
  max-width: min(28rem, calc(100vw - 2 * var(--s3)));
  padding: var(--s3) var(--s4);
  border-radius: var(--radius);
  background: var(--ink);
  color: var(--paper);
  font-size: var(--t14);
  /* What comes at once needs no word before it. */
  &[data-failed='false'] {
    animation: ${late} 0s 400ms backwards;
  }
  button {
    min-height: 32px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.22em;
  }
`
