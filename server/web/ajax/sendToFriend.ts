import { FriendForm } from '../../../src/contract/ajax'
import { tellFriend } from '../../../src/siteApi/visitors'
import { ajaxRoute } from './ajaxRoute'
import { requiredKey } from './passOn'

/** A listing for a friend. */
export const sendToFriend = ajaxRoute({
  method: 'POST',
  path: 'send-to-a-friend',
  body: FriendForm,
  status: 202,
  handle: ({ locale, client, body, request, signal, visitor: headers }) =>
    tellFriend(client, { ...body, locale }, { signal, headers, idempotencyKey: requiredKey(request) }),
})
