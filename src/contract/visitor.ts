import { Type } from '@sinclair/typebox'
import { Id } from './common'
import { PERSON_NAME } from './personName'
import { EMAIL_PATTERN, LENGTH, PHONE_PATTERN } from './patterns'

const ONE_LINE = '^[^\\p{Cc}\\u2028\\u2029]*[^\\s\\p{Cc}][^\\p{Cc}\\u2028\\u2029]*$'

/** A person's name: on one line, so that it is safe in a mail's header, and no address of the web (`isPersonName`). */
export const PersonName = Type.String({
  minLength: 1,
  maxLength: LENGTH.name.max,
  pattern: ONE_LINE,
  format: PERSON_NAME,
})

/** A mail address as browsers check one in `<input type="email">`, with a dot in its domain. */
export const VisitorEmail = Type.String({ maxLength: LENGTH.email.max, pattern: EMAIL_PATTERN })

export const Phone = Type.String({
  minLength: LENGTH.phone.min,
  maxLength: LENGTH.phone.max,
  pattern: PHONE_PATTERN,
})

/** Who books. */
export const person = { name: PersonName, email: VisitorEmail, phone: Phone }

/** What the visitor agreed to, with the version of the text that was shown. */
export const agreements = Type.Array(Type.Object({ id: Id, version: Type.Integer({ minimum: 1 }) }), {
  maxItems: 20,
})

/** A field that no person sees or fills in: what a program writes there is answered like any other and not done. */
export const honeypot = { website: Type.Optional(Type.String({ maxLength: 200 })) }
