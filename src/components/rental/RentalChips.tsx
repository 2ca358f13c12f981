import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { media } from '../../styles/media'
import type { RentalChip } from '../../domain/rentalSearch/rentalChips'
import type { RentalSearch } from '../../domain/rentalSearch/rentalSearch'
import { ChipButton } from '../search/ChipButton'
import { Chips, Clear } from '../search/chipLine'
import { useFocusOnTaken } from '../search/useFocusOnTaken'

interface Props {
  chips: readonly RentalChip[]
  isLoading: boolean
  onPick: (search: RentalSearch) => void
  onClear: () => void
  /** Stands in the line where nothing is chosen. */
  children?: ReactNode
}

/** What is filtered by, each value with a way to take it off. Its line is there from the first, so that nothing moves. */
export function RentalChips({ chips, isLoading, onPick, onClear, children }: Props) {
  const { t } = useTexts('stays')
  const { line, taken } = useFocusOnTaken(!isLoading)
  return (
    <Line ref={line} data-needs-script="">
      {chips.length === 0 ? (
        children
      ) : (
        <>
          <Chips aria-label={t('filter.active')}>
            {chips.map(({ id, label, without }) => (
              <li key={id}>
                <ChipButton
                  label={label}
                  onRemove={(pressed) => {
                    taken(pressed)
                    onPick(without)
                  }}
                />
              </li>
            ))}
          </Chips>
          <Clear
            type="button"
            onClick={(pressed) => {
              taken(pressed)
              onClear()
            }}
          >
            {t('filter.clear')}
          </Clear>
        </>
      )}
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--s3);
  ${media.small} {
    flex-wrap: nowrap;
  }
  min-height: 48px;
  @media print {
    display: none;
  }
`
