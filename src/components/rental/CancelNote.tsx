import styled from 'styled-components'
import { longDay } from '../../domain/rental/dayWords'
import { useLocale } from '../../i18n/useLocale'
import { useTexts } from '../../i18n/useTexts'

/** Until when a stay may be cancelled, said before it is reserved; nothing where the site does not let its guests. */
export function CancelNote({ until }: { until: string | undefined }) {
  const { t } = useTexts('rental')
  const locale = useLocale()
  return until ? <Note>{t('cancelUntil', { day: longDay(until, locale) })}</Note> : null
}

const Note = styled.p`
  color: var(--quiet);
  font-size: var(--t14);
  line-height: 1.45;
`
