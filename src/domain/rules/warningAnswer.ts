import { fieldAt } from '../catalogue/catalogue'
import type { Field } from '../catalogue/field'

/**
 * Questions of which a buyer is warned by one of the two answers, by the field that goes first: that there is no permit, that there
 * is a right of others (docs/decisions/171-two-answers-to-one-question.md).
 */
const WARNING: Readonly<Record<string, boolean>> = {
  'planning.buildingLicense': false,
  'planning.allocationLicense': false,
  'planning.certificateAsBuilt': false,
  'planning.townPlanningViolation': true,
  'planning.presaleRight': true,
  'planning.heritageProtected': true,
  'planning.heritageInventoried': true,
  'technical.certificateElectricity': false,
}

const YES: ReadonlySet<unknown> = new Set([true, 'YES', 'OBTAINED'])
const NO: ReadonlySet<unknown> = new Set([false, 'NO', 'NOT_OBTAINED'])

/** Yes or no, as far as a field says one of them; of a violation its words are a yes, and null is a no (spec §5). */
function answer({ format }: Field, value: unknown): boolean | undefined {
  if (YES.has(value)) return true
  if (NO.has(value)) return false
  if (format !== 'localized' || value === undefined) return undefined
  return value !== null
}

/** Whether the answer of a field is the one of its question that warns, or the other; undefined where neither is. */
export function warns(field: Field, value: unknown): boolean | undefined {
  const warning = WARNING[(field.sameAs ? fieldAt(field.sameAs) : field)?.path ?? '']
  const said = warning === undefined ? undefined : answer(field, value)
  return said === undefined ? undefined : said === warning
}
