import { useTexts } from '../../i18n/useTexts'
import { countryName } from '../../domain/codes/countryName'
import { bedroomCount } from '../../domain/search/chipLabel'
import { useLocale } from '../../i18n/useLocale'
import { Stack } from '../ui/blocks'
import { Field, FieldName } from './fieldParts'
import { OptionRow } from './OptionRow'
import { toggled, type FieldProps } from './searchFields'

/** What few ask for: one exact number of bedrooms, the country where there are several. */
export function MoreField({ filter, options, change }: FieldProps) {
  const { t } = useTexts('filter')
  const locale = useLocale()
  const exact = filter.bedrooms ?? []
  const countries = filter.country ?? []
  const name = (value: number) => bedroomCount(value, locale)
  return (
    <Stack $gap="var(--s5)">
      <Field>
        <FieldName>{t('filter.exactly')}</FieldName>
        <OptionRow
          kind="radio"
          name="bedrooms"
          label={t('filter.any')}
          count={null}
          checked={exact.length === 0}
          onChange={() => change({ bedrooms: undefined })}
        />
        {options.bedrooms.map(({ value, count }) => (
          <OptionRow
            key={value}
            kind="radio"
            name="bedrooms"
            label={name(value)}
            count={count}
            checked={exact.length === 1 && exact[0] === value}
            onChange={() => change({ bedrooms: [value], bedMin: undefined })}
          />
        ))}
      </Field>
      {options.countries.length > 1 && (
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
      )}
    </Stack>
  )
}
