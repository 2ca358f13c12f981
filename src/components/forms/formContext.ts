import { createContext, use } from 'react'
import { useTexts } from '../../i18n/useTexts'
import type { FormControl } from '../../state/forms/useForm'

interface FormPlace {
  form: FormControl
  /** Stands before the ids of its fields: two forms may be on one page. */
  id: string
}

export const FormContext = createContext<FormPlace | undefined>(undefined)

export function useFormPlace(): FormPlace {
  const place = use(FormContext)
  if (!place) throw new Error('A field stands in a Form')
  return place
}

export const fieldId = (formId: string, name: string) => `${formId}-${name}`

/** What was wrong with a field when the form was last sent, in words: its own where it has them. */
export function useProblemText() {
  const { t } = useTexts('forms')
  const { form } = useFormPlace()
  return (name: string) => {
    const problem = form.told[name]
    return problem && t([`problem.${problem}.${name}`, `problem.${problem}`])
  }
}

/** All that a field of the form around it needs to be shown and typed in. */
export function useField(name: string, hasHelp: boolean) {
  const { form, id: formId } = useFormPlace()
  const problemText = useProblemText()
  const field = form.fields.find((each) => each.name === name)
  if (!field) throw new Error(`The form has no field ${name}`)
  const id = fieldId(formId, name)
  const helpId = `${id}-help`
  const problemId = `${id}-problem`
  const told = problemText(name)
  const problem = form.problems[name] && told
  const describedBy = [problem && problemId, hasHelp && helpId].filter(Boolean).join(' ')
  return {
    field,
    problem,
    /** Said of it when the form was last sent, in its place until it is sent again. */
    told,
    helpId,
    problemId,
    value: form.values[name] ?? '',
    onType: (value: string) => form.type(name, value),
    /** For the control itself. */
    control: {
      id,
      name,
      'aria-invalid': problem ? true : undefined,
      'aria-describedby': describedBy || undefined,
      'aria-required': field.required ? true : undefined,
    } as const,
  }
}
