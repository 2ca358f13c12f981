import type { Locale } from '../../contract/common'
import { agreedTo, agreementRules, type AgreementContext } from '../../domain/forms/agreementRules'
import type { FormValues } from '../../domain/forms/fieldRule'
import { formFailure } from '../../domain/forms/formFailure'
import { useAgreements } from './useAgreements'
import { type FormOptions, useForm } from './useForm'

type Agreed = ReturnType<typeof agreedTo>

interface Options extends Omit<FormOptions, 'send'> {
  siteId: string
  locale: Locale
  context: AgreementContext
  send: (values: FormValues, agreements: Agreed, idempotencyKey: string) => Promise<unknown>
}

/**
 * A form with the texts it asks to agree to. When one of them changed meanwhile it is asked for anew, and everything else
 * stays as it was typed.
 */
export function useAgreedForm({ siteId, locale, context, fields, send, about, ...rest }: Options) {
  const { agreements, hasFailed, reload } = useAgreements(siteId, locale, context)
  const asked = agreements ?? []
  const boxes = agreementRules(asked).map((rule, index) => ({ ...rule, label: asked[index]?.title ?? '' }))
  const form = useForm({
    ...rest,
    fields: [...fields, ...boxes],
    about: [about, asked.map(({ version }) => version)],
    async send(values, idempotencyKey) {
      try {
        await send(values, agreedTo(asked, values), idempotencyKey)
      } catch (error) {
        const { problems } = formFailure(error, [...Object.keys(values), ...boxes.map(({ name }) => name)])
        if (Object.values(problems).includes('changed')) reload()
        throw error
      }
    },
  })
  return { form, agreements, hasFailed, reload }
}

export type AgreedFormState = ReturnType<typeof useAgreedForm>
