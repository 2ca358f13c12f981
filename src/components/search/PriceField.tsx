import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { euro } from '../../domain/format/money'
import { priceStep, stepEnd } from '../../domain/search/priceStep'
import { useLocale } from '../../i18n/useLocale'
import { priceStepLabel } from '../../domain/search/priceStepLabel'
import { Field, FieldName } from './fieldParts'
import { OptionRow } from './OptionRow'
import { PriceInput } from './PriceInput'
import type { FieldProps } from './searchFields'

/** Lowest and highest price, or one of the steps that are counted. */
export function PriceField({ filter, options, change }: FieldProps) {
  const { t } = useTexts('filter')
  const locale = useLocale()
  const { priceMin, priceMax } = filter
  const { min, max, steps } = options.prices
  return (
    <Field>
      <FieldName>{t('filter.price')}</FieldName>
      <Bounds>
        <PriceInput
          label={t('filter.priceMin')}
          value={priceMin}
          hint={min === null ? '' : euro(min)}
          onCommit={(value) => change({ priceMin: value })}
        />
        <PriceInput
          label={t('filter.priceMax')}
          value={priceMax && stepEnd(priceMax)}
          hint={max === null ? '' : euro(max)}
          onCommit={(value) => change({ priceMax: value })}
        />
      </Bounds>
      <OptionRow
        kind="radio"
        name="price"
        label={t('filter.any')}
        count={null}
        checked={priceMin === undefined && priceMax === undefined}
        onChange={() => change({ priceMin: undefined, priceMax: undefined })}
      />
      {steps.map((step) => {
        const bounds = { priceMin: undefined, priceMax: undefined, ...priceStep(step) }
        return (
          <OptionRow
            key={step.from}
            kind="radio"
            name="price"
            label={priceStepLabel(step, locale)}
            count={step.count}
            checked={bounds.priceMin === priceMin && bounds.priceMax === priceMax}
            onChange={() => change(bounds)}
          />
        )
      })}
    </Field>
  )
}

const Bounds = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--s3);
  margin-bottom: var(--s2);
`
