import { EMAIL_PATTERN, PHONE_PATTERN } from '../../contract/patterns'
import { isPersonName, leadsNowhere } from '../../contract/personName'

/** What is typed in a form, by name of its field; a ticked box is `yes`. */
export type FormValues = Readonly<Record<string, string>>

export const TICKED = 'yes'

/** What can be wrong with a field: found here, or (`refused`, `changed`) said by the server. */
export type FieldProblem =
  | 'required'
  | 'email'
  | 'phone'
  | 'name'
  | 'message'
  | 'tooShort'
  | 'tooLong'
  | 'tick'
  | 'refused'
  | 'changed'
export type FieldProblems = Readonly<Record<string, FieldProblem>>

export interface FieldRule {
  name: string
  required?: boolean
  /** A box to tick. */
  tick?: boolean
  /** What the text must look like. */
  like?: 'email' | 'phone' | 'name' | 'message'
  min?: number
  max?: number
}

const EMAIL = new RegExp(EMAIL_PATTERN)
const PHONE = new RegExp(PHONE_PATTERN)
const LIKE = {
  email: (text: string) => EMAIL.test(text),
  phone: (text: string) => PHONE.test(text),
  name: isPersonName,
  message: leadsNowhere,
}

function problemOf(value: string, { required, tick, like, min = 0, max = Infinity }: FieldRule) {
  const text = value.trim()
  if (text === '') return required ? (tick ? 'tick' : 'required') : undefined
  if (like && !LIKE[like](text)) return like
  if (text.length < min) return 'tooShort'
  return text.length > max ? 'tooLong' : undefined
}

/**
 * What is wrong with what was typed, by field, in the order of the rules; the same bounds as the contract's. Spaces around
 * a text do not count. Empty when all is well.
 * @example checkFields({ email: 'jo@' }, [{ name: 'email', like: 'email' }]) // { email: 'email' }
 */
export function checkFields(values: FormValues, rules: readonly FieldRule[]): FieldProblems {
  return Object.fromEntries(
    rules.flatMap((rule) => {
      const problem = problemOf(values[rule.name] ?? '', rule)
      return problem ? [[rule.name, problem] as const] : []
    }),
  )
}

/** What was typed without spaces around it; fields left empty are left out. */
export const typedValues = (values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const text = value.trim()
      return text ? [[name, text] as const] : []
    }),
  )
