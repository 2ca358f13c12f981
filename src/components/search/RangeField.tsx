import { useState } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { CountedRange } from '../../contract/search'
import type { FilterKey } from '../../domain/search/filters'
import { stepBounds, stepEnd } from '../../domain/search/rangeStep'
import { rangeStepLabel } from '../../domain/search/rangeStepLabel'
import { patched, type SearchFilter } from '../../domain/search/searchFilter'
import { type Unit, UNITS } from '../../domain/search/units'
import { useLocale } from '../../i18n/useLocale'
import { AmountInput } from './AmountInput'
import { Bars } from './Bars'
import { Field, FieldName } from './fieldParts'
import { OptionRow } from './OptionRow'
import type { FieldProps } from './searchFields'

interface Props extends Omit<FieldProps, 'options'> {
  /** What it is called by, and the group of its rows. */
  list: string
  /** Its two conditions. */
  ends: readonly [min: FilterKey, max: FilterKey]
  unit: Unit
  counted: CountedRange
}

/** The lowest and the highest of an amount, or one of the steps that are counted. */
export function RangeField({ list, ends, unit, counted, filter, change, isDraft }: Props) {
  const { t } = useTexts('filter')
  const locale = useLocale()
  const [min, max] = ends
  const { [min]: low, [max]: high } = filter as Partial<Record<FilterKey, number>>
  const { sign, text, figure } = UNITS[unit]
  const named = { unit: sign || t(`unit.${unit}`) }
  const hint = (amount: number | null, whole: (amount: number) => number) =>
    amount === null ? '' : text(whole(amount))
  /** What was asked before, of which the amount that was typed last leaves nothing. */
  const [givenUp, setGivenUp] = useState<{ end: 'min' | 'max'; amount: string }>()
  const givesUp = (other: FilterKey, patch: Partial<SearchFilter>) =>
    filter[other] !== undefined && patched(filter, patch)[other] === undefined

  function commitLow(value: number | undefined) {
    const isGivenUp = high !== undefined && givesUp(max, { [min]: value })
    setGivenUp(isGivenUp ? { end: 'max', amount: text(stepEnd(high, unit)) } : undefined)
    change({ [min]: value })
  }
  function commitHigh(value: number | undefined) {
    const isGivenUp = low !== undefined && givesUp(min, { [max]: value })
    setGivenUp(isGivenUp ? { end: 'min', amount: text(low) } : undefined)
    change({ [max]: value })
  }
  function choose(from: number | undefined, to: number | undefined) {
    setGivenUp(undefined)
    change({ [min]: from, [max]: to })
  }
  return (
    <Field>
      <FieldName>{t(`filter.${list}`)}</FieldName>
      <Bounds>
        <AmountInput
          label={t('filter.min', named)}
          figure={figure}
          value={low}
          hint={hint(counted.min, Math.floor)}
          isDraft={isDraft}
          isSafe={(value) => !givesUp(max, { [min]: value })}
          onCommit={commitLow}
        />
        <AmountInput
          label={t('filter.max', named)}
          figure={figure}
          value={high && stepEnd(high, unit)}
          hint={hint(counted.max, Math.ceil)}
          isDraft={isDraft}
          isSafe={(value) => !givesUp(min, { [max]: value })}
          onCommit={commitHigh}
        />
      </Bounds>
      <Said role="status">{givenUp && t(`filter.givenUp.${givenUp.end}`, { amount: givenUp.amount })}</Said>
      <Bars steps={counted.steps} chosen={{ low, high }} unit={unit} />
      <OptionRow
        kind="radio"
        name={list}
        label={t('filter.any')}
        count={null}
        checked={low === undefined && high === undefined}
        onChange={() => choose(undefined, undefined)}
      />
      {counted.steps.map((step) => {
        const bounds = stepBounds(step, unit)
        return (
          <OptionRow
            key={step.from}
            kind="radio"
            name={list}
            label={rangeStepLabel(step, unit, locale)}
            count={step.count}
            checked={bounds.min === low && bounds.max === high}
            onChange={() => choose(bounds.min, bounds.max)}
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

const Said = styled.p`
  margin: 0;
  color: var(--quiet);
  font-size: var(--t14);

  &:not(:empty) {
    margin-bottom: var(--s2);
  }
`
