import { useId } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { longDay } from '../../domain/rental/dayWords'
import type { VisitDay } from '../../domain/viewing/visitDays'
import { useLocale } from '../../i18n/useLocale'
import { useField, useFormPlace } from '../forms/formContext'
import { QuietAction } from '../ui/blocks'

/** Moments that can be had instead of one that was taken; choosing one goes on where the form's own are. */
export function NextSlots({ name, days }: { name: string; days: readonly VisitDay[] }) {
  const { t } = useTexts('viewing')
  const locale = useLocale()
  const titleId = useId()
  const { form } = useFormPlace()
  const { control, onType } = useField(name, false)

  function pick(slot: number) {
    onType(String(slot))
    form.forget()
    document.getElementById(control.id)?.focus()
  }

  return (
    <div>
      <p id={titleId}>{t('taken.others')}</p>
      <List aria-labelledby={titleId}>
        {days.flatMap(({ day, times }) =>
          times.map(({ id, start, end }) => (
            <li key={id}>
              <QuietAction type="button" onClick={() => pick(id)}>
                {t('moment', { day: longDay(day, locale), start, end })}
              </QuietAction>
            </li>
          )),
        )}
      </List>
    </div>
  )
}

const List = styled.ul`
  display: grid;
  width: fit-content;
  gap: var(--s2);
  margin: var(--s3) 0 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
  button {
    width: 100%;
    justify-content: start;
    text-align: start;
  }
`
