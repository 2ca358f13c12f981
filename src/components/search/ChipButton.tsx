import type { MouseEvent } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'

interface Props {
  label: string
  onRemove: (pressed: MouseEvent<HTMLButtonElement>) => void
}

/** A chosen value; pressing it takes it off. */
export function ChipButton({ label, onRemove }: Props) {
  const { t } = useTexts('filter')
  return (
    <Chip type="button" aria-label={t('filter.remove', { name: label })} onClick={onRemove}>
      {label}
      <svg aria-hidden="true" viewBox="0 0 12 12" width="10" height="10">
        <path d="M2 2l8 8M10 2l-8 8" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </Chip>
  )
}

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--s2);
  min-height: 32px;
  padding: 0 var(--s3);
  border: 1px solid var(--edge);
  border-radius: var(--radius);
  background: var(--surface);
  font-size: var(--t14);
  white-space: nowrap;
  transition: border-color var(--state);
  /* The row that it stands in cuts off what goes beyond it. */
  &:focus-visible {
    outline-offset: -3px;
  }
  &:hover {
    border-color: var(--brick);
    color: var(--brick);
  }
`
