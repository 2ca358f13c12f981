import { FriendForm } from '../../../src/contract/ajax'
import { tellFriend } from '../../../src/siteApi/visitors'
import { ajaxRoute } from './ajaxRoute'

/** A listing for a friend. */
export const sendToFriend = ajaxRoute({
  method: 'POST',
  path: 'send-to-a-friend',
  body: FriendForm,
  keyed: true,
  status: 202,
  handle: ({ locale, client, body, idempotencyKey, signal, visitor: headers }) =>
    tellFriend(client, { ...body, locale }, { signal, headers, idempotencyKey }),
})
