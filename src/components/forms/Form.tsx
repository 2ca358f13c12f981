import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { FormControl } from '../../state/forms/useForm'
import { useIsBrowser } from '../../state/useIsBrowser'
import { Action } from '../ui/blocks'
import { ErrorSummary } from './ErrorSummary'
import { FormContext } from './formContext'
import { Honeypot } from './Honeypot'

interface Props {
  form: FormControl
  /** What it is for; names it to who does not see it. */
  label: string
  /** What the button does: «Bezoek aanvragen». */
  action: string
  /** False while something that must be sent along is not there yet. */
  isReady?: boolean
  /** Instead of the usual words when it was not taken as a whole. */
  failureText?: string | undefined
  /** Beside the words of a failure: a next step. */
  onFailure?: ReactNode
  children: ReactNode
}

/**
 * One column of fields with a button. When it is not taken, a summary on top says why and the focus goes to the first field
 * that is wrong, or to the summary when no field is.
 */
export function Form({ form, label, action, isReady = true, failureText, onFailure, children }: Props) {
  const { t } = useTexts('forms')
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const isSending = form.status === 'sending'
  // What a script waits for, a browser without one does not: it is asked for by the server (record 160).
  const isWaiting = useIsBrowser() && !isReady

  useEffect(() => {
    if (form.refusals === 0) return
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    ;(wrong ?? summary.current)?.focus()
  }, [form.refusals])

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (isReady) form.submit(event)
  }

  return (
    <FormContext value={{ form, id }}>
      {/* Sent by the browser itself, what is typed stands in no address; the server answers (record 160). */}
      <Column
        ref={element}
        method="post"
        noValidate
        aria-label={label}
        aria-busy={isSending}
        onSubmit={onSubmit}
      >
        <ErrorSummary at={summary} failureText={failureText} />
        {form.failure && onFailure}
        {children}
        <Honeypot />
        <Action type="submit" aria-disabled={isSending || isWaiting}>
          {isSending ? t('sending') : action}
        </Action>
      </Column>
    </FormContext>
  )
}

const Column = styled.form`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5);
  > button {
    justify-self: start;
  }
  > button[aria-disabled='true'] {
    opacity: 0.6;
    cursor: progress;
  }
`
