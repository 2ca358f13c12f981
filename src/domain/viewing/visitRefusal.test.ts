import { httpError } from '../../siteApi/http'
import { visitRefusal } from './visitRefusal'

const slot = { id: 1, estateId: 7, start: '2026-12-01T09:00:00Z', end: '2026-12-01T10:00:00Z' }
const refused = (status: number, members: object = {}) =>
  httpError(status, '', '/sites/demo/live-agenda/reservation', {
    type: 'about:blank',
    title: '',
    status,
    ...members,
  })

test.each([
  ['a moment that somebody else has', refused(409, { slots: [slot] }), { why: 'taken', slots: [slot] }],
  ['a moment that an import removed', refused(404), { why: 'taken', slots: [] }],
  ['as many as one may have', refused(429, { open: 2, retryAfter: 9 }), { why: 'enough' }],
  ['too many forms in an hour', refused(429, { retryAfter: 9 }), undefined],
  ['a server in trouble', refused(503), undefined],
  ['no connection', new TypeError('fetch failed'), undefined],
])('%s', (_what, error, refusal) => expect(visitRefusal(error)).toEqual(refusal))
