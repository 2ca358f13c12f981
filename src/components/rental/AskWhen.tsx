import type { MouseEventHandler } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { media } from '../../styles/media'
import { QuietAction } from '../ui/blocks'

/** The first question of a holiday, where a phone has no room for the bar that asks it. */
export function AskWhen({ onClick }: { onClick: MouseEventHandler<HTMLElement> }) {
  const { t } = useTexts('stays')
  return (
    <Ask type="button" aria-haspopup="dialog" onClick={onClick}>
      {t('filter.ask')}
    </Ask>
  )
}

const Ask = styled(QuietAction)`
  flex: 1;
  justify-content: start;
  ${media.desktop} {
    display: none;
  }
`
