import { useId } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { sortChoices } from '../../domain/search/pageSortChoices'
import { isByPrice, type SortChoice } from '../../domain/search/sortChoice'
import { tellsPrices } from '../../domain/search/toldPrices'
import { useSearch, useSearchStore } from '../../state/search/useSearch'

const textOf = ({ sortType, sortOrder }: SortChoice) => `${sortType}.${sortOrder}`

/** The order of the list (spec §7 sort keys), said in full. */
export function SortSelect() {
  const { t } = useTexts('filter')
  const store = useSearchStore()
  const hintId = useId()
  const filter = useSearch((state) => state.filter.filterQuery)
  const isTold = tellsPrices(store.node, filter)
  const choices = sortChoices(store.node).filter(({ sortType }) => isTold || !isByPrice(sortType))
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

const Label = styled.label`
  display: flex;
  align-items: center;
  gap: var(--s2);
  min-width: 0;
  font-size: var(--t14);
  > span {
    color: var(--quiet);
  }
`

const Select = styled.select`
  min-width: 0;
  max-width: 100%;
  min-height: 44px;
  padding: 0 22px 0 0;
  border: 0;
  border-radius: var(--radius);
  background:
    linear-gradient(45deg, transparent 46%, currentColor 46% 57%, transparent 57%) right 8px top 54% / 6px 6px
      no-repeat,
    linear-gradient(-45deg, transparent 46%, currentColor 46% 57%, transparent 57%) right 3px top 54% / 6px
      6px no-repeat;
  appearance: none;
  field-sizing: content;
  font-weight: 600;
  cursor: pointer;
  text-overflow: ellipsis;
  /* The arrow is a drawing, which is taken away there. */
  @media (forced-colors: active) {
    appearance: auto;
    padding-right: 0;
  }
  option {
    background: var(--surface);
    color: var(--ink);
    font-weight: 400;
  }
`
