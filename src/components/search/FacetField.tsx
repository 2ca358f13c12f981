import { useTexts } from '../../i18n/useTexts'
import { choiceName } from '../../domain/search/chipLabel'
import type { FACETS, FilterKey } from '../../domain/search/filters'
import { useLocale } from '../../i18n/useLocale'
import { Field, FieldName } from './fieldParts'
import { OptionRow } from './OptionRow'
import { RangeField } from './RangeField'
import { toggled, type FieldProps } from './searchFields'
import { WordsField } from './WordsField'

type Faceted = (typeof FACETS)[number]

/** A filter that is chosen as its kind is; nothing where there is nothing to choose. */
export function FacetField({ of, ...props }: FieldProps & { of: Faceted }) {
  const { t } = useTexts('filter')
  const { filter, options, change } = props
  const { list, facet, keys } = of
  const [key, other] = keys as [FilterKey, FilterKey?]

  if (facet.kind === 'words') {
    return (
      <WordsField
        list={list}
        value={filter[key] as string | undefined}
        onCommit={(text) => change({ [key]: text })}
      />
    )
  }
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
  if (!isOffered(of, props)) return null
  if (facet.kind === 'flag') return <FlagRow list={list} of={key} {...props} />
  if (facet.kind === 'oneOf') return <SomeOf list={list} of={key} {...props} />
  const labelOf = (value: string) =>
    facet.kind === 'within' ? t(`${list}.${value}`) : t('filter.upTo', { value })
  return <UpTo list={list} of={key} labelOf={labelOf} {...props} />
}

/** Whether something is found by it, or it is chosen already. */
const isOffered = ({ list, keys }: Faceted, { filter, options }: FieldProps) =>
  keys.some((key) => filter[key] !== undefined) ||
  (options.choices?.[list] ?? []).some(({ count }) => count > 0 || options.offersAll) ||
  Boolean(options.kept?.[list]?.length)

interface OneProps extends FieldProps {
  list: string
  of: FilterKey
}

/** Yes, or it does not matter. */
function FlagRow({ list, of, filter, options, change }: OneProps) {
  const { t } = useTexts('filter')
  const isChosen = filter[of] === true
  return (
    <OptionRow
      kind="checkbox"
      name={list}
      label={t(`filter.${list}`)}
      count={options.choices?.[list]?.[0]?.count ?? null}
      checked={isChosen}
      onChange={() => change({ [of]: isChosen ? undefined : true })}
    />
  )
}

/** Any of several values. */
function SomeOf({ list, of, filter, options, change }: OneProps) {
  const { t } = useTexts('filter')
  const locale = useLocale()
  const chosen = (filter[of] ?? []) as readonly string[]
  const shown = (options.choices?.[list] ?? []).filter(
    ({ value, count }) =>
      count > 0 || options.offersAll || chosen.includes(value) || options.kept?.[list]?.includes(value),
  )
  return (
    <Field>
      <FieldName>{t(`filter.${list}`)}</FieldName>
      {shown.map(({ value, count }) => (
        <OptionRow
          key={value}
          kind="checkbox"
          name={list}
          label={choiceName(list, value, options, locale)}
          count={count}
          adds={chosen.length > 0}
          checked={chosen.includes(value)}
          onChange={() => change({ [of]: toggled(chosen, value) })}
        />
      ))}
    </Field>
  )
}

/** A value or a better one, or a span or a shorter one. */
function UpTo({
  list,
  of,
  filter,
  options,
  change,
  labelOf,
}: OneProps & { labelOf: (value: string) => string }) {
  const { t } = useTexts('filter')
  const chosen = filter[of]
  return (
    <Field>
      <FieldName>{t(`filter.${list}`)}</FieldName>
      <OptionRow
        kind="radio"
        name={list}
        label={t('filter.any')}
        count={null}
        checked={chosen === undefined}
        onChange={() => change({ [of]: undefined })}
      />
      {(options.choices?.[list] ?? []).map(({ value, count }) => (
        <OptionRow
          key={value}
          kind="radio"
          name={list}
          label={labelOf(value)}
          count={count}
          checked={chosen === value}
          onChange={() => change({ [of]: value })}
        />
      ))}
    </Field>
  )
}

/** Every yes of a part of the filter, one below the other. */
export function FlagsField({ of, ...props }: FieldProps & { of: readonly Faceted[] }) {
  const { t } = useTexts('filter')
  const shown = of.filter((each) => isOffered(each, props))
  return shown.length === 0 ? null : (
    <Field>
      <FieldName>{t('filter.with')}</FieldName>
      {shown.map((each) => (
        <FacetField key={each.list} of={each} {...props} />
      ))}
    </Field>
  )
}
