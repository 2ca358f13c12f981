import { useState } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { longDay } from '../../domain/rental/dayWords'
import { dayOfSlot, type VisitDay } from '../../domain/viewing/visitDays'
import { useLocale } from '../../i18n/useLocale'
import { FieldProblem } from '../forms/FieldProblem'
import { Help } from '../forms/fieldStyles'
import { useField } from '../forms/formContext'
import { VisitCalendar } from './VisitCalendar'
import { Times } from './VisitCalendar.styles'

/** The field of a form that holds the moment of a visit: a day, then one of its times. */
export function SlotPicker({ name, days }: { name: string; days: readonly VisitDay[] }) {
  const { t } = useTexts('viewing')
  const locale = useLocale()
  const of = useField(name, true)
  const { field, control, value, helpId, onType } = of
  const [wanted, setWanted] = useState('')
  const chosen = dayOfSlot(days, Number(value)) ?? days.find(({ day }) => day === wanted)
  // Its times can be chosen at once; it is no choice of the visitor's (docs/decisions/426).
  const shown = chosen ?? days[0]
  if (!shown) return null
  const { id, 'aria-invalid': isWrong, 'aria-describedby': describedBy } = control
  const dayName = longDay(shown.day, locale)

  function pickDay(day: string) {
    if (day === chosen?.day) return
    setWanted(day)
    onType('')
  }

  return (
    <Group>
      <legend>{field.label}</legend>
      <VisitCalendar days={days} shown={shown.day} picked={chosen?.day} onPick={pickDay} />
      <TimesOfDay
        id={id}
        role="radiogroup"
        tabIndex={-1}
        aria-labelledby={`${id}-day`}
        aria-required="true"
        aria-invalid={isWrong}
        aria-describedby={describedBy}
      >
        <p id={`${id}-day`} aria-live="polite">
          {t(chosen ? 'times' : 'times.first', { day: dayName })}
        </p>
        <Times>
          {shown.times.map(({ id: slot, start, end }) => (
            <label key={slot}>
              <input
                type="radio"
                name={id}
                value={slot}
                checked={value === String(slot)}
                onChange={() => onType(String(slot))}
              />
              {start} – {end}
            </label>
          ))}
        </Times>
      </TimesOfDay>
      <FieldProblem of={of} />
      <Help id={helpId}>{t('zone')}</Help>
    </Group>
  )
}

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0 0 var(--s2);
    font-weight: 600;
  }
`

const TimesOfDay = styled.div`
  > p::first-letter {
    text-transform: uppercase;
  }
`
