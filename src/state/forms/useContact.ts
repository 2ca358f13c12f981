import type { Locale } from '../../contract/common'
import { HONEYPOT } from '../../domain/forms/honeypot'
import type { FormValues } from '../../domain/forms/fieldRule'
import { sendContactForm } from '../../siteApi/ajax'
import { liveClient } from '../liveSite'
import { useAgreedForm } from './useAgreedForm'
import type { LabelledField } from './useForm'

/** The listing or the holiday unit that is asked about. */
export interface AskedAbout {
  estateId?: number
  rentalUnitId?: number
}

/** What a form that ends in the contact call is kept as, of what it is about. */
export const contactFormName = (form: 'question' | 'valuation', about: AskedAbout) =>
  `${form} ${JSON.stringify(about)}`

interface Options {
  frame: { siteId: string; locale: Locale }
  about?: AskedAbout
  /** Tells its form from the others that end in this call. */
  form: 'question' | 'valuation'
  fields: readonly LabelledField[]
  /** What the agency reads, of what was typed. */
  messageOf: (values: FormValues) => string
}

/** A form that ends in the contact call (spec §7), whatever it asks. */
export function useContact({ frame: { siteId, locale }, about = {}, form, fields, messageOf }: Options) {
  return useAgreedForm({
    siteId,
    locale,
    context: 'contact',
    fields,
    about,
    keptAs: contactFormName(form, about),
    send(values, agreements, idempotencyKey) {
      const { name = '', email = '', phone, [HONEYPOT]: website } = values
      const body = {
        ...about,
        name,
        email,
        ...(phone && { phone }),
        message: messageOf(values),
        ...(form === 'valuation' && { asks: form }),
        agreements,
        ...(website && { website }),
      }
      return sendContactForm(liveClient(siteId, locale), locale, body, { idempotencyKey })
    },
  })
}
