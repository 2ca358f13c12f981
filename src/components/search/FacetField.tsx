import { useTexts } from '../../i18n/useTexts'
import type { FACETS, FilterKey } from '../../domain/search/filters'
import { Field, FieldName } from './fieldParts'
import { OptionRow } from './OptionRow'
import { RangeField } from './RangeField'
import type { FieldProps } from './searchFields'

interface Props extends FieldProps {
  of: (typeof FACETS)[number]
}

/** A filter that is chosen as its kind is; nothing where there is nothing to choose. */
export function FacetField({ of: { list, facet, keys }, filter, options, change }: Props) {
  const { t } = useTexts('filter')
  const [key, other] = keys as [FilterKey, FilterKey?]
  const chosen = filter[key]
  const counted = options.choices?.[list] ?? []
  const isOffered = counted.some(({ count }) => count > 0 || options.offersAll)

  if (facet.kind === 'range') {
    const range = options.ranges?.[list]
    const isSet = keys.some((one) => filter[one] !== undefined)
    if (!other || !range || !(range.steps.length || isSet || options.offersAll)) return null
    return (
      <RangeField
        list={list}
        ends={[key, other]}
        unit={facet.unit}
        counted={range}
        filter={filter}
        change={change}
      />
    )
  }
  if (!isOffered && chosen === undefined) return null
  if (facet.kind === 'flag') {
    return (
      <OptionRow
        kind="checkbox"
        name={list}
        label={t(`filter.${list}`)}
        count={counted[0]?.count ?? null}
        checked={chosen === true}
        onChange={() => change({ [key]: chosen ? undefined : true })}
      />
    )
  }
  return (
    <Field>
      <FieldName>{t(`filter.${list}`)}</FieldName>
      <OptionRow
        kind="radio"
        name={list}
        label={t('filter.any')}
        count={null}
        checked={chosen === undefined}
        onChange={() => change({ [key]: undefined })}
      />
      {counted.map(({ value, count }) => (
        <OptionRow
          key={value}
          kind="radio"
          name={list}
          label={t('filter.upTo', { value })}
          count={count}
          checked={chosen === value}
          onChange={() => change({ [key]: value })}
        />
      ))}
    </Field>
  )
}
