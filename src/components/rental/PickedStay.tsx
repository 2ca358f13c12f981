import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { RentalPeriodStatus } from '../../contract/rental'
import { longDay } from '../../domain/rental/dayWords'
import { stayOf } from '../../domain/rental/stays'
import { useLocale } from '../../i18n/useLocale'
import { StayCosts } from './StayCosts'

interface Props {
  /** All free stays over the day that was chosen. */
  options: readonly RentalPeriodStatus[]
  picked: RentalPeriodStatus
  persons: number
  onPick: (stay: RentalPeriodStatus) => void
  /** What comes next. */
  children?: ReactNode
}

/** The stay that was chosen with all it costs, and the others over the same day. */
export function PickedStay({ options, picked, persons, onPick, children }: Props) {
  const { t } = useTexts('rental')
  const locale = useLocale()
  const id = useId()
  const stay = stayOf(picked, persons, locale)
  return (
    <Panel aria-labelledby={id}>
      <div aria-live="polite">
        <h3 id={id}>{t('yourStay')}</h3>
        <p>
          {longDay(picked.start, locale)} – {longDay(picked.end, locale)}
          <small>
            {stay.type}, {t('nights', { count: stay.nights })}
          </small>
        </p>
      </div>
      {options.length > 1 && (
        <Options>
          <legend>{t('alsoOver')}</legend>
          {options.map((option) => {
            const { arrival, departure, type, total } = stayOf(option, persons, locale)
            return (
              <label key={option.id}>
                <input
                  type="radio"
                  name={id}
                  checked={option.id === picked.id}
                  onChange={() => onPick(option)}
                />
                <span>
                  {arrival} – {departure} <small>{type}</small>
                </span>
                <strong>{total}</strong>
              </label>
            )
          })}
        </Options>
      )}
      <StayCosts stay={stay} persons={persons} />
      {children}
    </Panel>
  )
}

const Panel = styled.section`
  display: grid;
  gap: var(--s5);
  padding: var(--s5);
  border-radius: var(--radius);
  background: var(--sand);
  small {
    display: block;
    color: var(--quiet);
    font-size: var(--t14);
  }
  > button {
    justify-self: start;
  }
`

const Options = styled.fieldset`
  display: grid;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0 0 var(--s2);
    font-weight: 600;
  }
  label {
    display: grid;
    grid-template-columns: 24px 1fr auto;
    align-items: center;
    gap: var(--s3);
    min-height: 44px;
    border-top: 1px solid var(--line);
    cursor: pointer;
    font-variant-numeric: tabular-nums;
  }
  input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--brick);
  }
  small {
    display: inline;
  }
`
