import type { MouseEvent, RefObject } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { fieldId, useFormPlace, useProblemText } from './formContext'

interface Props {
  at: RefObject<HTMLDivElement | null>
  /** What to say instead of the usual words when the form was not taken as a whole. */
  failureText?: string | undefined
}

/** What is wrong, on top of the form: each line leads to its field. Heard when it appears. */
export function ErrorSummary({ at, failureText }: Props) {
  const { t } = useTexts('forms')
  const { form, id } = useFormPlace()
  const problemText = useProblemText()
  const wrong = form.fields.filter(({ name }) => form.problems[name])
  if (!wrong.length && !form.failure) return null

  function goTo(event: MouseEvent, target: string) {
    event.preventDefault()
    document.getElementById(target)?.focus()
  }

  return (
    <Box ref={at} role="alert" tabIndex={-1}>
      {form.failure && <p>{failureText ?? t(`failure.${form.failure}`)}</p>}
      {wrong.length > 0 && <p>{t('summary', { count: wrong.length })}</p>}
      {wrong.length > 0 && (
        <ul>
          {wrong.map(({ name, label, shortLabel = label }) => (
            <li key={name}>
              <a href={`#${fieldId(id, name)}`} onClick={(event) => goTo(event, fieldId(id, name))}>
                {t('summary.line', { name: shortLabel, problem: problemText(name) })}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: var(--s2);
  padding: var(--s4) var(--s5);
  border: 1px solid var(--brick);
  border-inline-start-width: 3px;
  border-radius: var(--radius);
  background: var(--surface);
  p {
    font-weight: 600;
  }
  ul {
    display: grid;
    gap: var(--s1);
    margin: 0;
    padding-inline-start: 1.2em;
  }
`
