import { isAgreement } from '../../domain/forms/agreementRules'
import type { FormValues } from '../../domain/forms/fieldRule'
import { HONEYPOT } from '../../domain/forms/honeypot'

/** By the name of a form. In memory alone, as nothing personal is kept in a browser's storage (docs/decisions/090-forms.md). */
const kept = new Map<string, FormValues>()

/** What is agreed to is agreed to anew. */
const isKept = ([name, value]: readonly [string, string]) =>
  value !== '' && name !== HONEYPOT && !isAgreement(name)

/** What was typed in a form and not sent, since the site was opened in this tab. */
export const keptValues = (form: string): FormValues => kept.get(form) ?? {}

/** Begins a form that nothing was typed in with what its visitor will probably say. */
export function beginForm(form: string, values: FormValues): void {
  if (!Object.keys(keptValues(form)).length) keepValues(form, values)
}

/** Keeps what is typed in a form for who leaves its page and comes back; nothing once it is sent. */
export function keepValues(form: string, values: FormValues): void {
  kept.set(form, Object.fromEntries(Object.entries(values).filter(isKept)))
}
