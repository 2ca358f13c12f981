import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { RentalChip } from '../../domain/rentalSearch/rentalChips'
import type { RentalSearch } from '../../domain/rentalSearch/rentalSearch'
import { ChipButton } from '../search/ChipButton'
import { Chips, Clear } from '../search/chipLine'

interface Props {
  chips: readonly RentalChip[]
  onPick: (search: RentalSearch) => void
  onClear: () => void
}

/** What is filtered by, each value with a way to take it off. Its line is there from the first, so that nothing moves. */
export function RentalChips({ chips, onPick, onClear }: Props) {
  const { t } = useTexts('stays')
  return (
    <Line data-needs-script="">
      {chips.length > 0 && (
        <>
          <Chips aria-label={t('filter.active')}>
            {chips.map(({ id, label, without }) => (
              <li key={id}>
                <ChipButton label={label} onRemove={() => onPick(without)} />
              </li>
            ))}
          </Chips>
          <Clear type="button" onClick={onClear}>
            {t('filter.clear')}
          </Clear>
        </>
      )}
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s3);
  min-height: 48px;
  @media print {
    display: none;
  }
`
