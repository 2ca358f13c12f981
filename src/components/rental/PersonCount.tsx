import { useId } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'

interface Props {
  persons: number
  most: number
  onChange: (persons: number) => void
}

/** With how many the stay would be: some costs are counted for each person. */
export function PersonCount({ persons, most, onChange }: Props) {
  const { t } = useTexts('rental')
  const id = useId()
  return (
    <Line>
      <label htmlFor={id}>{t('persons')}</label>
      <Choice id={id} value={persons} onChange={({ target }) => onChange(Number(target.value))}>
        {Array.from({ length: most }, (_, index) => (
          <option key={index} value={index + 1}>
            {index + 1}
          </option>
        ))}
      </Choice>
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s3);
`

const Choice = styled.select`
  min-height: 44px;
  padding: 0 var(--s3);
  border: 1px solid var(--edge);
  border-radius: var(--radius);
  background: var(--surface);
`
