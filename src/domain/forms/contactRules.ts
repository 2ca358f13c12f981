import type { FieldRule } from './fieldRule'
import { PERSON_RULES } from './personRules'

const [name, email, phone, message] = PERSON_RULES

/** A question is answered by mail: a number is welcome, not asked for. */
export const CONTACT_RULES = [
  name,
  email,
  { ...phone, required: false },
  { ...message, required: true },
] as const satisfies readonly FieldRule[]
