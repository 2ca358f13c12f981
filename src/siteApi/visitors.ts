import type {
  Accepted,
  AlertBody,
  AlertEdit,
  AlertRemoval,
  AlertState,
  ContactBody,
  FriendBody,
} from '../contract/ajax'
import { type ApiClient, type CallOptions, type KeyedCall, sitePath } from './http'

/** Calls behind the ajax routes (docs/decisions/082-visitor-calls.md); the browser asks `/{locale}/ajax/…` instead. */
export const subscribeAlert = (client: ApiClient, body: AlertBody, call: KeyedCall) =>
  client.post<Accepted>(sitePath(client, 'alerts'), body, call)

/** `call.headers` carries the token of a mail, here and below. */
export const getAlertState = (client: ApiClient, call: CallOptions) =>
  client.get<AlertState>(sitePath(client, 'alerts', 'mine'), call)

export const editAlert = (client: ApiClient, body: AlertEdit, call: CallOptions) =>
  client.put<AlertState>(sitePath(client, 'alerts', 'mine'), body, call)

export const removeAlert = (client: ApiClient, { everything }: AlertRemoval, call: CallOptions) =>
  client.delete(`${sitePath(client, 'alerts', 'mine')}${everything ? '?everything=true' : ''}`, call)

export const sendContact = (client: ApiClient, body: ContactBody, call: KeyedCall) =>
  client.post<Accepted>(sitePath(client, 'contact'), body, call)

export const tellFriend = (client: ApiClient, body: FriendBody, call: KeyedCall) =>
  client.post<Accepted>(sitePath(client, 'friend'), body, call)
