import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { decimal } from '../../domain/format/number'
import { Unseen } from '../ui/blocks'

interface Props {
  kind: 'checkbox' | 'radio'
  name: string
  label: string
  /** Listings that choosing this value finds; null when that is not known. */
  count: number | null
  /** Others of the list are chosen: this one adds so many to what they find. */
  adds?: boolean
  checked: boolean
  onChange: () => void
}

/** A value to filter by with what it finds. */
export function OptionRow({ kind, name, label, count, adds = false, checked, onChange }: Props) {
  const { t } = useTexts('filter')
  const more = adds && !checked
  return (
    <Row>
      <input type={kind} name={name} checked={checked} onChange={onChange} />
      <span>{label}</span>
      {count !== null && (
        <Count>
          <span aria-hidden="true">
            {more && '+ '}
            {decimal(count)}
          </span>
          <Unseen>{t(more ? 'filter.adds' : 'filter.finds', { count, total: decimal(count) })}</Unseen>
        </Count>
      )}
    </Row>
  )
}

const Row = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--s3);
  min-height: 44px;
  cursor: pointer;
  input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--brick);
  }
  &:hover {
    color: var(--brick);
  }
`

const Count = styled.span`
  color: var(--quiet);
  font-size: var(--t14);
  font-variant-numeric: tabular-nums;
`
