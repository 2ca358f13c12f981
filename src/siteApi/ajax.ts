import type { Accepted, AlertEdit, AlertForm, AlertState, ContactForm, FriendForm } from '../contract/ajax'
import type { Locale } from '../contract/common'
import type { ApiClient, CallOptions, KeyedCall } from './http'

/** Address of one of the site's own calls (spec §7 ajax routes). */
const ajaxPath = (locale: Locale, path: string) => `/${locale}/ajax/${path}`

/** A question to the agency. */
export const sendContactForm = (client: ApiClient, locale: Locale, form: ContactForm, call: KeyedCall) =>
  client.post<Accepted>(ajaxPath(locale, 'contact-form-handler'), form, call)

const alertsPath = (locale: Locale) => ajaxPath(locale, 'notifications')
const byToken = (token: string, call: CallOptions = {}): CallOptions => ({
  ...call,
  headers: { authorization: `Bearer ${token}` },
})

/** Asks for an alert; a mail with the link that confirms it follows. */
export const sendAlertForm = (client: ApiClient, locale: Locale, form: AlertForm, call: KeyedCall) =>
  client.post<Accepted>(alertsPath(locale), form, call)

/** What the token of a mail opens; throws HttpError 401 or 404 (nobody was given it), 410 (it has expired). */
export const getMyAlerts = (client: ApiClient, locale: Locale, token: string, call?: CallOptions) =>
  client.get<AlertState>(alertsPath(locale), byToken(token, call))

export const editMyAlerts = (client: ApiClient, locale: Locale, token: string, edit: AlertEdit) =>
  client.put<AlertState>(alertsPath(locale), edit, byToken(token))

/** Unsubscribes; `everything` also forgets the person. Twice is fine. */
export const endMyAlerts = (client: ApiClient, locale: Locale, token: string, everything: boolean) =>
  client.delete(`${alertsPath(locale)}${everything ? '?everything=true' : ''}`, byToken(token))

/** A listing for a friend. */
export const sendToFriend = (client: ApiClient, locale: Locale, form: FriendForm, call: KeyedCall) =>
  client.post<Accepted>(ajaxPath(locale, 'send-to-a-friend'), form, call)
