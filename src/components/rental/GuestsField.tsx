import { roomOptions } from '../../domain/rentalSearch/rentalOptions'
import { useTexts } from '../../i18n/useTexts'
import { Field, FieldName } from '../search/fieldParts'
import { OptionRow } from '../search/OptionRow'
import type { RentalFieldProps } from './rentalParts'

/** For how many it has to have room; the price on each card is theirs. */
export function GuestsField({ search, options, change }: RentalFieldProps) {
  const { t } = useTexts('stays')
  const chosen = search.maxOccupation
  return (
    <Field>
      <FieldName>{t('persons')}</FieldName>
      <OptionRow
        kind="radio"
        name="maxOccupation"
        label={t('any')}
        count={null}
        checked={chosen === undefined}
        onChange={() => change({ maxOccupation: undefined })}
      />
      {roomOptions(options, chosen).map(({ value, count }) => (
        <OptionRow
          key={value}
          kind="radio"
          name="maxOccupation"
          label={t('persons.count', { count: value })}
          count={count}
          heard={t('filter.finds', { count })}
          checked={chosen === value}
          onChange={() => change({ maxOccupation: value })}
        />
      ))}
    </Field>
  )
}
