import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { momentText } from '../../domain/format/date'
import { useOffline } from '../../state/offline/useOffline'

/** Says when there is no connection, and of when the page is. */
export function OfflineNote() {
  const { t } = useTexts('common')
  const offline = useOffline()
  return (
    <div role="status">
      {offline && (
        <Note>
          {t('offline.note')} {offline.at && t('offline.asOf', { moment: momentText(offline.at) })}
        </Note>
      )}
    </div>
  )
}

/** Over the page's foot, so that nothing moves when it comes and goes. */
const Note = styled.p`
  position: fixed;
  z-index: 30;
  inset: auto auto var(--s3) var(--s3);
  max-width: min(28rem, calc(100vw - 2 * var(--s3)));
  padding: var(--s3) var(--s4);
  border-radius: var(--radius);
  background: var(--ink);
  color: var(--paper);
  font-size: var(--t14);
  @media print {
    display: none;
  }
`
