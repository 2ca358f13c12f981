import type { MouseEvent, RefObject } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { Unseen } from '../ui/blocks'
import { fieldId, useFormPlace, useProblemText } from './formContext'

interface Props {
  at: RefObject<HTMLDivElement | null>
  /** What to say instead of the usual words when the form was not taken as a whole. */
  failureText?: string | undefined
}

/**
 * What is wrong, on top of the form: each line leads to its field. Heard when it appears; what is mended is crossed out, so that
 * the form below keeps its place until it is sent again, and only how many are left is heard.
 */
export function ErrorSummary({ at, failureText }: Props) {
  const { t } = useTexts('forms')
  const { form, id } = useFormPlace()
  const problemText = useProblemText()
  const told = form.fields.filter(({ name }) => form.told[name])
  const wrong = told.filter(({ name }) => form.problems[name])
  if (!told.length && !form.failure) return null

  function goTo(event: MouseEvent, target: string) {
    event.preventDefault()
    document.getElementById(target)?.focus()
  }

  return (
    <Box ref={at} role="alert" aria-atomic="false" tabIndex={-1}>
      {form.failure && <p>{failureText ?? t(`failure.${form.failure}`)}</p>}
      {told.length > 0 && <p>{wrong.length ? t('summary', { count: wrong.length }) : t('summary.mended')}</p>}
      {told.length > 0 && (
        <ul>
          {told.map(({ name, label, shortLabel = label }) => {
            const Line = form.problems[name] ? 'span' : 's'
            return (
              <li key={name}>
                <a href={`#${fieldId(id, name)}`} onClick={(event) => goTo(event, fieldId(id, name))}>
                  <Line>{t('summary.line', { name: shortLabel, problem: problemText(name) })}</Line>
                  {!form.problems[name] && <Unseen> ({t('summary.done')})</Unseen>}
                </a>
              </li>
            )
          })}
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
  a:has(s) {
    color: var(--quiet);
    text-decoration: none;
  }
`
