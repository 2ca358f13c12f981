import { useTexts } from '../../i18n/useTexts'
import { countryName } from '../../domain/codes/countryName'
import { useLocale } from '../../i18n/useLocale'
import { Field, FieldName } from './fieldParts'
import { OptionRow } from './OptionRow'
import { toggled, type FieldProps } from './searchFields'

/** The country, where there are several. */
export function MoreField({ filter, options, change }: FieldProps) {
  const { t } = useTexts('filter')
  const locale = useLocale()
  const countries = filter.country ?? []
  if (options.countries.length < 2) return null
  return (
    <Field>
      <FieldName>{t('filter.country')}</FieldName>
      {options.countries.map(({ code, count }) => (
        <OptionRow
          key={code}
          kind="checkbox"
          name="country"
          label={countryName(code, locale) || code}
          count={count}
          adds={countries.length > 0}
          checked={countries.includes(code)}
          onChange={() => change({ country: toggled(countries, code) })}
        />
      ))}
    </Field>
  )
}
