import { useEffect, useReducer, useRef, useState, type FormEvent } from 'react'
import { checkFields, typedValues, type FieldRule, type FormValues } from '../../domain/forms/fieldRule'
import { formFailure } from '../../domain/forms/formFailure'
import { emptyForm, formReducer, type FormState } from './formReducer'
import { keepValues, keptValues } from './keptForm'
import { sendingKeys } from './sendingKey'

/** A field of a form with what it is called on the page. */
export interface LabelledField extends FieldRule {
  label: string
  /** What the summary of what is wrong calls it, where its label is a question. */
  shortLabel?: string
}

export interface FormOptions {
  fields: readonly LabelledField[]
  /** What is known before anything is typed. */
  initial?: FormValues
  /**
   * Sends what was typed, without empty fields; what it throws is told (`formFailure`). Called with the same key when the same
   * is sent again.
   */
  send: (values: FormValues, idempotencyKey: string) => Promise<unknown>
  /** Part of what makes two sendings the same, besides what was typed. */
  about?: unknown
  /** Under this name what was typed is there again for who left the page before sending it; the same in every language. */
  keptAs?: string | undefined
}

export interface FormControl extends FormState {
  fields: readonly LabelledField[]
  type: (name: string, value: string) => void
  submit: (event: FormEvent) => void
  /** Takes the failure of the whole away: what it was about has changed. */
  forget: () => void
  /** Shows the form again as it was sent. */
  reopen: () => void
}

/** State of a form: checks before it sends, sends once at a time, and keeps all that was typed when it fails. */
export function useForm({ fields, initial = {}, send, about, keptAs }: FormOptions): FormControl {
  const [state, dispatch] = useReducer(
    formReducer,
    { ...initial, ...(keptAs && keptValues(keptAs)) },
    emptyForm,
  )
  const [keyOf] = useState(() => sendingKeys())
  const isSending = useRef(false)
  const { values, status } = state
  useEffect(() => {
    if (keptAs) keepValues(keptAs, status === 'sent' ? {} : values)
  }, [keptAs, values, status])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSending.current) return
    const problems = checkFields(values, fields)
    if (Object.keys(problems).length) return dispatch({ type: 'refused', problems })
    isSending.current = true
    dispatch({ type: 'sending' })
    const typed = typedValues(values)
    try {
      await send(typed, keyOf([about, typed]))
      dispatch({ type: 'sent' })
    } catch (error) {
      const names = fields.map(({ name }) => name)
      dispatch({ type: 'refused', ...formFailure(error, names) })
    } finally {
      isSending.current = false
    }
  }

  /** What was told to be wrong is told until it no longer is: a letter more mends nothing yet. */
  function type(name: string, value: string) {
    const { [name]: told } = state.problems
    const problem = told && checkFields({ ...values, [name]: value }, fields)[name]
    dispatch({ type: 'typed', name, value, problem: problem === told ? told : undefined })
  }

  return {
    ...state,
    fields,
    type,
    submit: (event) => void submit(event),
    forget: () => dispatch({ type: 'forgotten' }),
    reopen: () => dispatch({ type: 'reopened' }),
  }
}
