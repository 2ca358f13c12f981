import { Type, type Static } from '@sinclair/typebox'
import { Webhook } from 'standardwebhooks'
import { checker } from '../../src/contract/check'
import { MAX_ID } from '../../src/contract/searchLimits'

const Ids = Type.Array(Type.Integer({ minimum: 1, maximum: MAX_ID }), {
  minItems: 1,
  maxItems: 10_000,
})
const SiteId = Type.String({ minLength: 1, maxLength: 63 })

/** Above this many listings and pages a whole build is done sooner than each on its own. */
export const MOST_ONE_BY_ONE = 500

/** What a back office may tell (record 112). */
export const HookBody = Type.Union([
  Type.Object({ type: Type.Literal('estate.changed'), siteId: SiteId, estateIds: Ids }),
  Type.Object({ type: Type.Literal('rental-unit.changed'), siteId: SiteId, rentalUnitIds: Ids }),
  Type.Object({ type: Type.Literal('page.changed'), siteId: SiteId, pageIds: Ids }),
  Type.Object({ type: Type.Literal('site.changed'), siteId: SiteId }),
])
export type HookBody = Static<typeof HookBody>

export const checkHook = checker(HookBody)

export type Headers = Readonly<Record<string, string | string[] | undefined>>

const single = (headers: Headers, name: string) => {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

/** The three headers of Standard Webhooks. */
export const hookHeaders = (headers: Headers) => ({
  'webhook-id': single(headers, 'webhook-id'),
  'webhook-timestamp': single(headers, 'webhook-timestamp'),
  'webhook-signature': single(headers, 'webhook-signature'),
})

/**
 * Why a message is not to be believed; undefined when one of the keys signed it within the last five minutes.
 * @param secrets one key, or two while keys are changed, with a space between
 */
export function signatureError(secrets: string, body: Buffer, headers: Headers): string | undefined {
  const given = hookHeaders(headers)
  if (given['webhook-id'].length > 256) return 'The webhook-id is too long'
  let reason = 'There is no key'
  for (const secret of secrets.split(' ').filter(Boolean)) {
    try {
      new Webhook(secret).verify(body, given, { jsonParse: false })
      return undefined
    } catch (error) {
      reason = (error as Error).message
    }
  }
  return reason
}

/**
 * What a believed message is known by: our own signature of its id, moment and body. Its headers may be written in many ways that
 * verify all the same: more signatures, another order, padding, letters after the moment.
 */
export function ownSignature(secrets: string, body: Buffer, headers: Headers): string {
  const given = hookHeaders(headers)
  const moment = new Date(Number.parseInt(given['webhook-timestamp'], 10) * 1000)
  return signed(secrets, given['webhook-id'], body.toString(), moment)['webhook-signature'] ?? ''
}

/** Headers that sign a message. */
export function signed(secrets: string, id: string, body: string, now = new Date()): Record<string, string> {
  const [secret = ''] = secrets.split(' ')
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, now, body),
  }
}
