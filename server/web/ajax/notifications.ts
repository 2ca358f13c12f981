import { AlertEdit, AlertForm, AlertRemoval } from '../../../src/contract/ajax'
import { editAlert, getAlertState, removeAlert, subscribeAlert } from '../../../src/siteApi/visitors'
import { ajaxRoute } from './ajaxRoute'
import { tokenHeader } from './passOn'

const path = 'notifications'

/** Alerts (docs/decisions/080-ajax-routes.md): ask for one; read, change and end them by the token of a mail. */
export const notifications = [
  ajaxRoute({
    method: 'POST',
    path,
    body: AlertForm,
    keyed: true,
    status: 202,
    handle: ({ locale, client, body, idempotencyKey, signal, visitor: headers }) =>
      subscribeAlert(client, { ...body, locale }, { signal, headers, idempotencyKey }),
  }),
  ajaxRoute({
    method: 'GET',
    path,
    handle: ({ client, request, signal }) => getAlertState(client, { signal, headers: tokenHeader(request) }),
  }),
  ajaxRoute({
    method: 'PUT',
    path,
    body: AlertEdit,
    handle: ({ client, body, request, signal }) =>
      editAlert(client, body, { signal, headers: tokenHeader(request) }),
  }),
  ajaxRoute({
    method: 'DELETE',
    path,
    query: AlertRemoval,
    handle: ({ client, query, request, signal }) =>
      removeAlert(client, query, { signal, headers: tokenHeader(request) }),
  }),
]
