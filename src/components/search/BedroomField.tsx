import { useTexts } from '../../i18n/useTexts'
import { LARGE_BEDROOMS } from '../../domain/search/bedrooms'
import { patched } from '../../domain/search/searchFilter'
import { useCounts } from '../../state/search/useCounts'
import { Field, FieldName } from './fieldParts'
import { OptionRow } from './OptionRow'
import type { FieldProps } from './searchFields'

/** The least number of bedrooms; each is counted by its own search, as units of a project have several numbers. */
export function BedroomField({ filter, options, change }: FieldProps) {
  const { t } = useTexts('filter')
  const most = options.bedrooms.reduce((found, { value }) => Math.max(found, value), 0)
  const least = Array.from({ length: Math.min(most, LARGE_BEDROOMS) }, (_, index) => index + 1)
  const patchOf = (bedMin: number | undefined) => ({ bedMin, bedrooms: undefined })
  const counts = useCounts(least.map((bedMin) => patched(filter, patchOf(bedMin))))
  return (
    <Field>
      <FieldName>{t('filter.bedrooms')}</FieldName>
      <OptionRow
        kind="radio"
        name="bed-min"
        label={t('filter.any')}
        count={null}
        checked={filter.bedMin === undefined}
        onChange={() => change(patchOf(undefined))}
      />
      {least.map((bedMin, index) => (
        <OptionRow
          key={bedMin}
          kind="radio"
          name="bed-min"
          label={t('filter.atLeast', { least: bedMin })}
          count={counts?.[index] ?? null}
          checked={filter.bedMin === bedMin}
          onChange={() => change(patchOf(bedMin))}
        />
      ))}
    </Field>
  )
}
