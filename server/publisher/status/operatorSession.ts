import { createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { isSameSecret } from '../../http/sameSecret'
import { secretId } from '../../http/secretId'

export const COOKIE = 'aanbod-operator'
/** A working day. */
export const SESSION_SECONDS = 10 * 60 * 60

const mark = (token: string, id: string, until: string) =>
  createHmac('sha256', token).update(`status ${id} until ${until}`).digest('base64url')

/** A browser's, until it ends by itself or is ended (`endedSessions`). */
export interface Session {
  id: string
  until: Date
}

/** What the cookie holds instead of the token itself: whose session it is and until when it is good, signed. */
export function sessionFor(token: string, now = Date.now()): string {
  const id = secretId()
  const until = String(Math.floor(now / 1000) + SESSION_SECONDS)
  return `${until}.${id}.${mark(token, id, until)}`
}

/** The session that a cookie's value stands for; undefined when it was not given for this token, or is over. */
export function readSession(value: string, token: string, now = Date.now()): Session | undefined {
  const [, until, id, signature] = /^(\d{10,12})\.([\w-]{22})\.([\w-]{43})$/.exec(value) ?? []
  if (!until || !id || !signature || !isSameSecret(signature, mark(token, id, until))) return undefined
  const session = { id, until: new Date(Number(until) * 1000) }
  return session.until.getTime() > now ? session : undefined
}

/** The session that a browser comes with. */
export const sessionOf = ({ cookie = '' }: IncomingHttpHeaders, token: string): Session | undefined =>
  readSession(new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(cookie)?.[1] ?? '', token)

/** The cookie as it is set; an empty value takes it away. */
export const cookieFor = (value: string, isSecure: boolean): string =>
  [
    `${COOKIE}=${value}`,
    'Path=/status',
    'HttpOnly',
    'SameSite=Strict',
    `Max-Age=${value ? SESSION_SECONDS : 0}`,
    ...(isSecure ? ['Secure'] : []),
  ].join('; ')
