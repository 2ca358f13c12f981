import type { Ref } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { Round } from '../estate/HeartButton'

interface Props {
  name: string
  onHide: () => void
  ref: Ref<HTMLButtonElement>
}

/** Takes a listing out of sight, in every list of this browser. */
export function HideButton({ name, onHide, ref }: Props) {
  const { t } = useTexts('list')
  return (
    <Round
      ref={ref}
      type="button"
      data-needs-script=""
      aria-label={t('hidden.hide', { name })}
      onClick={onHide}
    >
      <Icon aria-hidden="true" />
    </Round>
  )
}

const Icon = styled.span`
  width: 26px;
  height: 26px;
  background: currentColor;
  forced-color-adjust: none;
  mask: url('/img/svg-icon/hide.svg') center / 26px no-repeat;
`
