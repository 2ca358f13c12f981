import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { Unseen } from '../ui/blocks'

/** What was asked before a price was lowered, struck through beside it. */
export function PriceBefore({ price }: { price: string | undefined }) {
  const { t } = useTexts('common')
  if (!price) return null
  return (
    <>
      {' '}
      <Before>
        <Unseen>{t('estate.before')} </Unseen>
        <s>{price}</s>
      </Before>
    </>
  )
}

const Before = styled.span`
  color: var(--quiet);
  font: 400 var(--t14) / 1.4 var(--text-face);
  letter-spacing: 0;
  white-space: nowrap;
`
