import { useTexts } from '../../i18n/useTexts'
import { LARGE_BEDROOMS } from '../../domain/search/bedrooms'
import { bedroomCount } from '../../domain/search/chipLabel'
import { patched, type SearchFilter } from '../../domain/search/searchFilter'
import { useLocale } from '../../i18n/useLocale'
import { useCounts } from '../../state/search/useCounts'
import { Field, FieldName } from './fieldParts'
import { OptionRow } from './OptionRow'
import type { FieldProps } from './searchFields'

/** So many bedrooms can be asked for wherever something has one. */
const OFTEN_ASKED = 3

/**
 * A number of bedrooms, so many or more, or no more than that. Each is counted by its own search, as units of a project have several
 * numbers.
 */
export function BedroomField({ filter, options, change }: FieldProps) {
  const { t } = useTexts('filter')
  const locale = useLocale()
  const [exact] = filter.bedrooms ?? []
  // Studios are asked for alone, which says nothing of the numbers that a key walks on to.
  const isExact = exact !== undefined && exact > 0
  const chosen = exact ?? filter.bedMin
  const found = options.bedrooms.reduce((largest, { value }) => Math.max(largest, value), 0)
  // Whoever looks for a home can say how many it should have, though nothing has so many: what then helps is said below the list.
  const most = Math.max(found && OFTEN_ASKED, found, chosen ?? 0)
  const hasStudios = chosen === 0 || options.bedrooms.some(({ value }) => value === 0)
  const least = hasStudios ? 0 : 1
  const rows = Array.from({ length: Math.min(most, LARGE_BEDROOMS) + 1 - least }, (_, nth) => nth + least)
  /** Who asks for none asks for a studio, not for anything. */
  const patchOf = (count: number | undefined, only: boolean): Partial<SearchFilter> =>
    count !== undefined && (only || count === 0)
      ? { bedMin: undefined, bedrooms: [count] }
      : { bedMin: count, bedrooms: undefined }
  const counts = useCounts(rows.map((count) => patched(filter, patchOf(count, isExact))))
  const isAlone = (count: number) => count === 0 || (isExact && count < LARGE_BEDROOMS)
  const labelOf = (count: number) =>
    isAlone(count) ? bedroomCount(count, locale) : t('filter.atLeast', { least: count })
  return (
    <Field>
      <FieldName>{t('filter.bedrooms')}</FieldName>
      <OptionRow
        kind="radio"
        name="bed-min"
        label={t('filter.any')}
        count={null}
        checked={chosen === undefined}
        onChange={() => change(patchOf(undefined, false))}
      />
      {rows.map((count, index) => (
        <OptionRow
          key={count}
          kind="radio"
          name="bed-min"
          label={labelOf(count)}
          count={counts?.[index] ?? null}
          checked={chosen === count}
          onChange={() => change(patchOf(count, isExact))}
        />
      ))}
      {chosen !== undefined && chosen > 0 && chosen < LARGE_BEDROOMS && (
        <OptionRow
          kind="checkbox"
          name="bedrooms"
          label={t('filter.exact')}
          count={null}
          checked={isExact}
          onChange={() => change(patchOf(chosen, !isExact))}
        />
      )}
    </Field>
  )
}
