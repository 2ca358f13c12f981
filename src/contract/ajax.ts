import { type Static, type TProperties, Type } from '@sinclair/typebox'
import { Id, Locale, Maybe, Moment, OneOf } from './common'
import { VISITOR_MESSAGE } from './personName'
import { Problem } from './problem'
import { AgendaSlot } from './rental'
import { agreements, honeypot, PersonName, Phone, VisitorEmail } from './visitor'

/**
 * Forms that visitors send (spec §7 ajax routes; docs/decisions/080-ajax-routes.md). A form is what the browser posts to
 * `/{locale}/ajax/…`; a body is what the site API is given: the form with the language of the address.
 */
const strict = <P extends TProperties>(properties: P) =>
  Type.Object(properties, { additionalProperties: false })

/** How soon a subscriber hears of a listing. */
const FREQUENCIES = ['instant', 'daily', 'weekly'] as const
export type Frequency = (typeof FREQUENCIES)[number]

/** What a subscriber hears of: listings new on the site, other prices, other statuses (sold, back on the market). */
export const CHANGES = ['new', 'price', 'status'] as const
export type AlertChange = (typeof CHANGES)[number]

const frequency = OneOf(FREQUENCIES)
const changes = Type.Array(OneOf(CHANGES), { minItems: 1, maxItems: CHANGES.length, uniqueItems: true })
/** The query of an address as `printSearch` writes it; '' is everything the page lists. */
const search = Type.String({ maxLength: 2000 })

const alert = {
  email: VisitorEmail,
  search,
  /** The list page that was searched on, whose own conditions hold too; none: the whole offer. */
  pageId: Maybe(Id),
  frequency,
  /** All kinds when absent. */
  changes: Type.Optional(changes),
  agreements,
  ...honeypot,
}
/** `POST …/ajax/notifications`: 202, and a mail with the link that confirms. */
export const AlertForm = strict(alert)
export type AlertForm = Static<typeof AlertForm>
export const AlertBody = strict({ ...alert, locale: Locale })
export type AlertBody = Static<typeof AlertBody>

/** `GET …/ajax/notifications` by token: nothing in it says whose it is. */
export const AlertState = Type.Object({
  /** `ended`: unsubscribed. */
  state: OneOf(['pending', 'active', 'paused', 'ended'] as const),
  /** Until when the token opens this. */
  expiresAt: Moment,
  searches: Type.Array(
    Type.Object({
      id: Type.String(),
      search,
      pageId: Type.Union([Id, Type.Null()]),
      locale: Locale,
      frequency,
      changes,
      state: OneOf(['pending', 'active', 'paused'] as const),
    }),
  ),
})
export type AlertState = Static<typeof AlertState>

/** `PUT …/ajax/notifications` by token: what is given is changed, the rest stays; the answer is an `AlertState`. */
export const AlertEdit = strict({
  /** The second half of the double opt-in. */
  confirm: Type.Optional(Type.Literal(true)),
  /** All of them at once. */
  paused: Type.Optional(Type.Boolean()),
  searches: Type.Optional(
    Type.Array(
      strict({
        id: Type.String({ minLength: 1, maxLength: 40 }),
        frequency: Type.Optional(frequency),
        changes: Type.Optional(changes),
        paused: Type.Optional(Type.Boolean()),
        remove: Type.Optional(Type.Literal(true)),
        /** Another search in its place, with the list page it is made on; it stays confirmed, as the mailbox is the same. */
        search: Type.Optional(search),
        pageId: Maybe(Id),
      }),
      { maxItems: 50 },
    ),
  ),
})
export type AlertEdit = Static<typeof AlertEdit>

/** `DELETE …/ajax/notifications` by token: unsubscribes; `everything` also forgets the person. */
export const AlertRemoval = Type.Object({ everything: Type.Optional(Type.Boolean()) })
export type AlertRemoval = Static<typeof AlertRemoval>

const contact = {
  name: PersonName,
  email: VisitorEmail,
  phone: Maybe(Phone),
  message: Type.String({ minLength: 1, maxLength: 4000, pattern: '\\S' }),
  /** The listing, or the holiday unit, it is about; neither: a general question. */
  estateId: Maybe(Id),
  rentalUnitId: Maybe(Id),
  /** What is asked for besides an answer: the agency's mail is called so. */
  asks: Type.Optional(Type.Literal('valuation')),
  agreements,
  ...honeypot,
}
/** `POST …/ajax/contact-form-handler`. */
export const ContactForm = strict(contact)
export type ContactForm = Static<typeof ContactForm>
export const ContactBody = strict({ ...contact, locale: Locale })
export type ContactBody = Static<typeof ContactBody>

const friend = {
  estateId: Id,
  name: PersonName,
  email: VisitorEmail,
  friendName: Maybe(PersonName),
  friendEmail: VisitorEmail,
  /** No address of the web: it is mailed to somebody else. */
  message: Maybe(Type.String({ maxLength: 1000, format: VISITOR_MESSAGE })),
  agreements,
  ...honeypot,
}
/** `POST …/ajax/send-to-a-friend`. */
export const FriendForm = strict(friend)
export type FriendForm = Static<typeof FriendForm>
export const FriendBody = strict({ ...friend, locale: Locale })
export type FriendBody = Static<typeof FriendBody>

/** What a form that was taken is answered with; a mail follows. */
export const Accepted = Type.Object({ status: Type.Literal('accepted') })
export type Accepted = Static<typeof Accepted>

/** 409 of a slot that is taken: the next ones of the listing that are free. */
export const SlotTaken = Type.Composite([Problem, Type.Object({ slots: Type.Array(AgendaSlot) })])
export type SlotTaken = Static<typeof SlotTaken>

/**
 * 429 of a viewing or a stay: this visitor has so many to come already (docs/decisions/222-viewings-of-one-visitor.md,
 * 237-stays-of-one-visitor.md).
 */
export const TooManyBookings = Type.Composite([Problem, Type.Object({ open: Type.Integer({ minimum: 1 }) })])
export type TooManyBookings = Static<typeof TooManyBookings>
