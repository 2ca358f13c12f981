import type { Problem } from '../../contract/problem'
import { isHttpError } from '../../siteApi/http'
import type { FieldProblems } from './fieldRule'

/**
 * Why a form as a whole was not taken: no connection, too many at once, what was asked is gone (409), not accepted, or
 * the server's own trouble.
 */
export type Failure = 'offline' | 'busy' | 'taken' | 'refused' | 'failed'

export interface FormFailure {
  problems: FieldProblems
  failure?: Failure
}

const WHOLE: Readonly<Record<number, Failure>> = { 409: 'taken', 429: 'busy' }

/** Fields that a server means: a text that changed since it was shown is every agreement of the form. */
function meant(field: string, names: readonly string[]): [string, 'refused' | 'changed'][] {
  if (names.includes(field)) return [[field, 'refused']]
  if (!/^agreements(\.|$)/.test(field)) return []
  return names.filter((name) => name.startsWith('agreement-')).map((name) => [name, 'changed'])
}

function refusedFields(errors: NonNullable<Problem['errors']>, names: readonly string[]): FormFailure {
  const found = errors.map(({ field }) => meant(field, names))
  const isWhole = found.some((fields) => fields.length === 0)
  return { problems: Object.fromEntries(found.flat()), ...(isWhole && { failure: 'refused' }) }
}

/** What to tell of a form that could not be sent: by field where the server names fields this form has. */
export function formFailure(error: unknown, names: readonly string[]): FormFailure {
  if (!isHttpError(error)) return { problems: {}, failure: 'offline' }
  const { status, problem } = error
  const failure = WHOLE[status]
  if (failure) return { problems: {}, failure }
  if (status >= 500) return { problems: {}, failure: 'failed' }
  if (problem?.errors?.length) return refusedFields(problem.errors, names)
  return { problems: {}, failure: 'refused' }
}
