import { useTexts } from '../../i18n/useTexts'
import { nameIn } from '../../domain/localized'
import { useLocale } from '../../i18n/useLocale'
import { Field, FieldName } from './fieldParts'
import { OptionRow } from './OptionRow'
import { toggled, type FieldProps } from './searchFields'

/** For sale, to let …: the status of a listing. */
export function OfferField({ filter, options, change }: FieldProps) {
  const { t } = useTexts('filter')
  const locale = useLocale()
  const chosen = filter.status ?? []
  return (
    <Field>
      <FieldName>{t('filter.offer')}</FieldName>
      {options.statuses.map(({ id, name, count }) => (
        <OptionRow
          key={id}
          kind="checkbox"
          name="status"
          label={nameIn(name, locale)}
          count={count}
          adds={chosen.length > 0}
          checked={chosen.includes(id)}
          onChange={() => change({ status: toggled(chosen, id) })}
        />
      ))}
    </Field>
  )
}
