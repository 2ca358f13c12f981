import type { RentalFilters } from '../../contract/search'
import { withChosen } from '../../domain/rentalSearch/rentalChips'
import { useTexts } from '../../i18n/useTexts'
import { Field, FieldName } from '../search/fieldParts'
import { OptionRow } from '../search/OptionRow'
import { toggled } from '../search/searchFields'
import type { RentalFieldProps } from './rentalParts'

const LISTS = {
  location: 'locations',
  city: 'cities',
  subKind: 'subKinds',
  periodType: 'periodTypes',
} as const satisfies Record<string, keyof RentalFilters>

interface Props extends RentalFieldProps {
  condition: keyof typeof LISTS
}

/** Some values of a few, each with how many units it finds; nothing where there are none. */
export function ListField({ condition, search, chips, options, change }: Props) {
  const { t } = useTexts('stays')
  const chosen = search[condition] ?? []
  const values = options[LISTS[condition]].map(({ id, name, count }) => ({
    value: String(id),
    label: name,
    count,
  }))
  // A unit stands in one town, but may be had for a week and for a weekend: of such a value it is not known how many more it finds.
  const adds = chosen.length > 0 && condition !== 'periodType'
  const rows = withChosen(values, chips, condition)
  if (!rows.length) return null
  return (
    <Field>
      <FieldName>{t(condition)}</FieldName>
      {rows.map(({ value, label, count }) => (
        <OptionRow
          key={value}
          kind="checkbox"
          name={condition}
          label={label}
          count={count}
          heard={adds && !chosen.includes(Number(value)) ? undefined : t('filter.finds', { count })}
          adds={adds}
          checked={chosen.includes(Number(value))}
          onChange={() => change({ [condition]: toggled(chosen, Number(value)) })}
        />
      ))}
    </Field>
  )
}
