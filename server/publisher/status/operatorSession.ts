import { createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { bearerOf, isSameSecret } from '../../http/sameSecret'

export const COOKIE = 'aanbod-operator'
/** A working day. */
export const SESSION_SECONDS = 10 * 60 * 60

const mark = (token: string, until: number) =>
  createHmac('sha256', token).update(`status until ${until}`).digest('base64url')

/** What the cookie holds instead of the token itself: until when it is good, signed. */
export function sessionFor(token: string, now = Date.now()): string {
  const until = Math.floor(now / 1000) + SESSION_SECONDS
  return `${until}.${mark(token, until)}`
}

export function isSession(value: string, token: string, now = Date.now()): boolean {
  const [, until, signature] = /^(\d{10,12})\.([\w-]{43})$/.exec(value) ?? []
  return (
    signature !== undefined &&
    isSameSecret(signature, mark(token, Number(until))) &&
    Number(until) * 1000 > now
  )
}

const cookieOf = (header: string | undefined) =>
  new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(header ?? '')?.[1] ?? ''

/** Whether a request is the operator's: a program with the token, or a browser that was given a session for it. */
export function isOperator(headers: IncomingHttpHeaders, token: string): boolean {
  const bearer = bearerOf(headers)
  return bearer === undefined ? isSession(cookieOf(headers.cookie), token) : isSameSecret(bearer, token)
}

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
