import type { FastifyRequest } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'
import { VISITOR_HEADER, WEB_TOKEN_HEADER } from '../http/visitorAddress'
import { NO_CONTENT_POLICY } from './securityHeaders'
import { visitorHeaders } from './visitorHeaders'

/** Whether somebody asks for a picture of a site. */
export const isPicture = ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>) =>
  method === 'GET' && /^\/sites\/[^/]+\/assets\//.test(url)

/** Meant for one connection only (RFC 9110 §7.6.1), or for this server only. */
const NOT_PASSED_ON = new Set([
  'authorization',
  'connection',
  'cookie',
  'expect',
  'forwarded',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  // What only this server says.
  VISITOR_HEADER,
  WEB_TOKEN_HEADER,
])

/** Headers as they are passed on, without those of one connection. */
export function passable<T extends IncomingHttpHeaders>(headers: T): IncomingHttpHeaders {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !NOT_PASSED_ON.has(name) && !named.includes(name)),
  )
}

/** Who asks, said by this server. What a client says of itself counts only behind a proxy that is trusted. */
function forwardedFor(request: FastifyRequest): string {
  const from = request.raw.socket.remoteAddress ?? ''
  const before = request.headers['x-forwarded-for']
  return request.ips && before ? `${String(before)}, ${from}` : from
}

/** What the site API is told of a visitor's request. */
export const headersFor = (
  request: FastifyRequest,
  headers: IncomingHttpHeaders,
  webToken: string,
): IncomingHttpHeaders => ({
  ...passable(headers),
  'x-forwarded-for': forwardedFor(request),
  'x-forwarded-host': request.host,
  'x-forwarded-proto': request.protocol,
  ...visitorHeaders(request, webToken),
  // A picture is the same for everybody: no header that a cache does not know may make it another answer.
  ...(isPicture(request) && { 'x-site': undefined }),
})

/** What an answer of the site API says where it does not say it itself: what is live, and every error, is kept by nobody. */
export const UNLESS_SAID = { 'content-security-policy': NO_CONTENT_POLICY, 'cache-control': 'no-store' }
