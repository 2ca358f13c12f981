import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { RENTAL_SORTS, type RentalSort } from '../../domain/rentalSearch/rentalSearch'

interface Props {
  value: RentalSort
  onChange: (sort: RentalSort) => void
}

/** The order of holiday units, said in full. */
export function RentalSortSelect({ value, onChange }: Props) {
  const { t } = useTexts('stays')
  return (
    <Label>
      <span>{t('sort')}</span>
      <select
        value={value}
        onChange={({ target }) => {
          const sort = RENTAL_SORTS.find((each) => each === target.value)
          if (sort) onChange(sort)
        }}
      >
        {RENTAL_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </select>
    </Label>
  )
}

const Label = styled.label`
  display: flex;
  align-items: center;
  gap: var(--s2);
  min-width: 0;
  font-size: var(--t14);
  > span {
    color: var(--quiet);
  }
  select {
    min-width: 0;
    min-height: 44px;
    padding: 0 var(--s3);
    border: 1px solid var(--edge);
    border-radius: var(--radius);
    background: var(--surface);
  }
`
