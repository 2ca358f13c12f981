import { useId } from 'react'
import { useTexts } from '../../i18n/useTexts'
import { sortChoices } from '../../domain/search/pageSortChoices'
import { isByPrice, type SortChoice } from '../../domain/search/sortChoice'
import { tellsPrices } from '../../domain/search/toldPrices'
import { useSearch, useSearchStore } from '../../state/search/useSearch'
import { Label, Select } from './SortSelect.styles'

const textOf = ({ sortType, sortOrder }: SortChoice) => `${sortType}.${sortOrder}`

/** The order of the list (spec §7 sort keys), said in full. */
export function SortSelect() {
  const { t } = useTexts('filter')
  const store = useSearchStore()
  const hintId = useId()
  const filter = useSearch((state) => state.filter.filterQuery)
  const isTold = tellsPrices(store.node, filter)
  const choices = sortChoices(store.node, filter).filter(({ sortType }) => isTold || !isByPrice(sortType))
  const value = textOf(filter)
  const hint = t(`sort.why.${value.split('.')[0] ?? ''}`)
  return (
    <Label data-needs-script="" title={hint}>
      <span>{t('sort.label')}</span>
      <Select
        aria-describedby={hintId}
        value={value}
        onChange={({ target }) => {
          const choice = choices.find((one) => textOf(one) === target.value)
          if (choice) store.sortBy(choice)
        }}
      >
        {choices.map((choice) => (
          <option key={textOf(choice)} value={textOf(choice)}>
            {t(`sort.${textOf(choice)}`)}
          </option>
        ))}
      </Select>
      <span id={hintId} hidden>
        {hint}
      </span>
    </Label>
  )
}
