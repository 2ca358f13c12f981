import { ContactForm } from '../../../src/contract/ajax'
import { sendContact } from '../../../src/siteApi/visitors'
import { ajaxRoute } from './ajaxRoute'
import { requiredKey } from './passOn'

/** A question to the agency, about a listing or in general. */
export const contactForm = ajaxRoute({
  method: 'POST',
  path: 'contact-form-handler',
  body: ContactForm,
  status: 202,
  handle: ({ locale, client, body, request, signal, visitor: headers }) =>
    sendContact(client, { ...body, locale }, { signal, headers, idempotencyKey: requiredKey(request) }),
})
