import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { RentalChip } from '../../domain/rentalSearch/rentalChips'
import type { RentalSearch } from '../../domain/rentalSearch/rentalSearch'

interface Props {
  chips: readonly RentalChip[]
  onPick: (search: RentalSearch) => void
  onClear: () => void
}

/** What is filtered by: each value a button that takes it off. */
export function RentalChips({ chips, onPick, onClear }: Props) {
  const { t } = useTexts('stays')
  return (
    <Line aria-label={t('filter.active')}>
      {chips.map(({ id, label, without }) => (
        <li key={id}>
          <Chip
            type="button"
            aria-label={t('filter.remove', { name: label })}
            onClick={() => onPick(without)}
          >
            {label} <span aria-hidden="true">×</span>
          </Chip>
        </li>
      ))}
      <li>
        <Clear type="button" onClick={onClear}>
          {t('filter.clear')}
        </Clear>
      </li>
    </Line>
  )
}

const Line = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  margin: 0;
  padding: 0;
  list-style: none;
`

const Chip = styled.button`
  min-height: 36px;
  padding: 0 var(--s3);
  border: 1px solid var(--edge);
  border-radius: var(--radius);
  background: var(--surface);
  font-size: var(--t14);
  &:hover {
    border-color: var(--brick);
    color: var(--brick);
  }
`

const Clear = styled(Chip)`
  border-color: transparent;
  background: none;
  text-decoration: underline;
  text-underline-offset: 0.22em;
`
