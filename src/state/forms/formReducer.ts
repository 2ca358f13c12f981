import type { FieldProblem, FieldProblems, FormValues } from '../../domain/forms/fieldRule'
import type { Failure, FormFailure } from '../../domain/forms/formFailure'

export interface FormState {
  values: FormValues
  problems: FieldProblems
  /** What was wrong when it was last sent, mended since or not: what says so keeps its place until it is sent again. */
  told: FieldProblems
  /** Why it was not taken as a whole. */
  failure?: Failure | undefined
  status: 'editing' | 'sending' | 'sent'
  /** How often it was not taken: raised each time, so that the page can lead to what is wrong. */
  refusals: number
}

export type FormAction =
  /** `problem` is what is still wrong with it, as it was before. */
  | { type: 'typed'; name: string; value: string; problem?: FieldProblem | undefined }
  | { type: 'sending' }
  | { type: 'sent' }
  | { type: 'forgotten' }
  | { type: 'reopened' }
  | ({ type: 'refused' } & FormFailure)

export const emptyForm = (values: FormValues): FormState => ({
  values,
  problems: {},
  told: {},
  status: 'editing',
  refusals: 0,
})

function without(problems: FieldProblems, name: string): FieldProblems {
  return Object.fromEntries(Object.entries(problems).filter(([each]) => each !== name))
}

/** A text that changed since it was agreed to is to be agreed to anew. */
const unticked = (values: FormValues, problems: FieldProblems): FormValues => ({
  ...values,
  ...Object.fromEntries(
    Object.entries(problems).flatMap(([name, problem]) => (problem === 'changed' ? [[name, '']] : [])),
  ),
})

/** A form on its way from first letter to sent. Nothing that happens takes away what was typed. */
export function formReducer(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case 'typed': {
      const { name, value, problem } = action
      return {
        ...state,
        values: { ...state.values, [name]: value },
        problems: { ...without(state.problems, name), ...(problem && { [name]: problem }) },
      }
    }
    case 'sending':
      return { ...state, status: 'sending', problems: {}, told: {}, failure: undefined }
    case 'sent':
      return { ...state, status: 'sent' }
    case 'reopened':
      return { ...state, status: 'editing' }
    case 'forgotten':
      return { ...state, failure: undefined }
    case 'refused':
      return {
        ...state,
        status: 'editing',
        values: unticked(state.values, action.problems),
        problems: action.problems,
        told: action.problems,
        failure: action.failure,
        refusals: state.refusals + 1,
      }
  }
}
