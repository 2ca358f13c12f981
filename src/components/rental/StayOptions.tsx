import { useId } from 'react'
import styled from 'styled-components'
import { stayOf } from '../../domain/rental/stays'
import { useLocale } from '../../i18n/useLocale'
import { useTexts } from '../../i18n/useTexts'
import type { Booking } from '../../state/rental/useBooking'

/** The other stays over the day that was chosen. */
export function StayOptions({ of }: { of: Booking }) {
  const { t } = useTexts('rental')
  const locale = useLocale()
  const id = useId()
  const { picked, options, persons } = of
  if (!picked || options.length < 2) return null
  return (
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
              onChange={() => of.pickOver(option)}
            />
            <span>
              {arrival} – {departure} <small>{type}</small>
            </span>
            <strong>{total}</strong>
          </label>
        )
      })}
    </Options>
  )
}

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
    color: var(--quiet);
    font-size: var(--t14);
  }
`
