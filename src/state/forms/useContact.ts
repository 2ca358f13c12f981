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

interface Options {
  frame: { siteId: string; locale: Locale }
  about?: AskedAbout
  fields: readonly LabelledField[]
  /** What the agency reads, of what was typed. */
  messageOf: (values: FormValues) => string
}

/** A form that ends in the contact call (spec §7), whatever it asks. */
export function useContact({ frame: { siteId, locale }, about = {}, fields, messageOf }: Options) {
  return useAgreedForm({
    siteId,
    locale,
    context: 'contact',
    fields,
    about,
    send(values, agreements, idempotencyKey) {
      const { name = '', email = '', phone, [HONEYPOT]: website } = values
      const form = {
        ...about,
        name,
        email,
        ...(phone && { phone }),
        message: messageOf(values),
        agreements,
        ...(website && { website }),
      }
      return sendContactForm(liveClient(siteId, locale), locale, form, { idempotencyKey })
    },
  })
}
