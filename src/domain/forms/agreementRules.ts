import type { LocalAgreement } from '../../contract/site'
import type { FieldRule, FormValues } from './fieldRule'

/** Forms that ask to agree to something (docs/decisions/022-agreements.md). */
export type AgreementContext = 'viewing' | 'rental' | 'alerts' | 'contact'

const PREFIX = 'agreement-'

export const agreementField = (id: number) => PREFIX + id

/** Whether a field of a form is one of these. */
export const isAgreement = (name: string) => name.startsWith(PREFIX)

/** The agreements that a form shows. */
export const agreementsOf = (agreements: readonly LocalAgreement[], context: AgreementContext) =>
  agreements.filter(({ contexts }) => contexts.includes(context))

export const agreementRules = (agreements: readonly LocalAgreement[]): FieldRule[] =>
  agreements.map(({ id, required }) => ({ name: agreementField(id), required, tick: true }))

/** What was agreed to, each with the version of the text that was shown. */
export const agreedTo = (agreements: readonly LocalAgreement[], values: FormValues) =>
  agreements.filter(({ id }) => values[agreementField(id)]).map(({ id, version }) => ({ id, version }))
