import { ContactForm } from '../../../src/contract/ajax'
import { sendContact } from '../../../src/siteApi/visitors'
import { ajaxRoute } from './ajaxRoute'

/** A question to the agency, about a listing or in general. */
export const contactForm = ajaxRoute({
  method: 'POST',
  path: 'contact-form-handler',
  body: ContactForm,
  keyed: true,
  status: 202,
  handle: ({ locale, client, body, idempotencyKey, signal, visitor: headers }) =>
    sendContact(client, { ...body, locale }, { signal, headers, idempotencyKey }),
})
