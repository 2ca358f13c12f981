import { decimal } from '../../domain/format/number'
import { USUAL_PERSONS } from '../../domain/rental/stayTotal'
import { useTexts } from '../../i18n/useTexts'
import { AmountInput } from '../search/AmountInput'
import { Field, FieldName } from '../search/fieldParts'
import type { RentalFieldProps } from './rentalParts'

/** What a stay may cost in all, for the guests that are asked. */
export function BudgetField({ search, change, isDraft }: RentalFieldProps) {
  const { t } = useTexts('stays')
  return (
    <Field>
      <FieldName>{t('price')}</FieldName>
      <AmountInput
        label={t('price.for', { count: search.maxOccupation ?? USUAL_PERSONS })}
        value={search.priceMax}
        hint=""
        isDraft={isDraft}
        figure={decimal}
        onCommit={(priceMax) => change({ priceMax })}
      />
    </Field>
  )
}
