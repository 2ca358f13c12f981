import type { Ref } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { quietButton } from '../estate/quietButton'

interface Props {
  /** Said in the line, and by which its button is called. */
  name: string
  onShow: () => void
  ref?: Ref<HTMLButtonElement>
}

/** A hidden listing where its card stood: which one it is, and the way to have it back. */
export function HiddenLine({ name, onShow, ref }: Props) {
  const { t } = useTexts('list')
  return (
    <Line>
      <span>{t('hidden.said', { name })}</span>
      <button ref={ref} type="button" aria-label={t('hidden.showName', { name })} onClick={onShow}>
        {t('hidden.show')}
      </button>
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--s4);
  padding: var(--s2) var(--s4) 0;
  border: 1px dashed var(--edge);
  border-radius: var(--radius);
  color: var(--quiet);
  font-size: var(--t14);
  button {
    ${quietButton}
    color: var(--ink);
  }
  @media print {
    display: none;
  }
`
