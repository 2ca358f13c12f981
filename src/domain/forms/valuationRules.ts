import type { EstateType } from '../../contract/codes'
import { LENGTH } from '../../contract/patterns'
import type { FieldRule, FormValues } from './fieldRule'
import { PERSON_RULES } from './personRules'

const [name, email, phone, message] = PERSON_RULES

/** Kinds of property that an agency comes to value, in the order of the choice. */
export const VALUED_KINDS = [
  'HOUSE',
  'APARTMENT',
  'PLOT',
  'COMMERCIAL',
  'GARAGE',
] as const satisfies readonly EstateType[]

/** Room that the facts have in the message, before what was typed besides. */
const FACTS_MAX = 500

/** What an agency has to know before it comes; the visit is arranged by telephone. */
export const VALUATION_RULES = [
  { name: 'address', required: true, max: 200 },
  { name: 'kind', required: true },
  { name: 'area', max: 30 },
  name,
  email,
  phone,
  { ...message, max: LENGTH.message.max - FACTS_MAX },
] as const satisfies readonly FieldRule[]

const FACTS = ['address', 'kind', 'area'] as const

/**
 * The message of the contact call that asks for a valuation: a line a fact, then what was typed besides
 * (docs/decisions/250-asking-for-a-valuation.md). `lineOf` gives what the page calls a fact with how it tells it.
 */
export function valuationMessage(
  values: FormValues,
  lineOf: (fact: (typeof FACTS)[number], value: string) => string,
): string {
  const facts = FACTS.flatMap((fact) => (values[fact] ? [lineOf(fact, values[fact])] : []))
  return [facts.join('\n'), values['message']].filter(Boolean).join('\n\n')
}
