import { useTexts } from '../../i18n/useTexts'
import { RENTAL_SORTS, type RentalSort } from '../../domain/rentalSearch/rentalSearch'
import { Label, Select } from '../search/SortSelect.styles'

interface Props {
  value: RentalSort
  onChange: (sort: RentalSort) => void
}

/** The order of holiday units, said in full. */
export function RentalSortSelect({ value, onChange }: Props) {
  const { t } = useTexts('stays')
  return (
    <Label data-needs-script="">
      <span>{t('sort')}</span>
      <Select
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
      </Select>
    </Label>
  )
}
