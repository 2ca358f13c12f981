import type { FieldError } from '../../../src/contract/check'
import { DEFAULT_LOCALE } from '../../../src/contract/common'
import type { Agreement } from '../../../src/contract/site'
import { localAgreement } from './localAgreement'

/** What a visitor says to have agreed to. */
export type Agreed = Pick<Agreement, 'id' | 'version'>

/**
 * What is missing in what a visitor agreed to on a form (`context`: `viewing`, `rental`, …): every required agreement
 * of that form must be there, and nothing may name a text that is not today's (docs/decisions/022-agreements.md).
 */
export function agreementErrors(asked: Agreement[], given: Agreed[], context: string): FieldError[] {
  const stale = given.flatMap(({ id, version }, index): FieldError[] => {
    const agreement = asked.find((one) => one.id === id)
    if (!agreement) return [{ field: `agreements.${index}.id`, reason: `there is no agreement ${id}` }]
    if (agreement.version === version) return []
    const reason = `the text of agreement ${id} is at version ${agreement.version}, not ${version}`
    return [{ field: `agreements.${index}.version`, reason }]
  })
  const missing = asked
    .filter(({ required, contexts }) => required && contexts.includes(context))
    // One without a text was shown to nobody.
    .filter((agreement) => localAgreement(agreement, DEFAULT_LOCALE))
    .filter(({ id }) => !given.some((one) => one.id === id))
    .map(({ id, version }) => ({
      field: 'agreements',
      reason: `must have agreement ${id} at version ${version}`,
    }))
  return [...stale, ...missing]
}
