import type { FastifyRequest } from 'fastify'
import { isIPv6 } from 'node:net'
import { isSameSecret } from './sameSecret'

/** Header by which the web role says whose request it passes on, and the one that proves it is the web role. */
export const VISITOR_HEADER = 'x-visitor-address'
export const WEB_TOKEN_HEADER = 'x-web-token'

/** The part of an address that tells visitors apart: one holds a whole /64 of IPv6. */
export function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array.from({ length: Math.max(zeros, 0) }, () => '0'), ...right]
  return groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')
}

/** Whether the web role passes a visitor's request on, and proves to be it. */
export const isForVisitor = ({ headers }: Pick<FastifyRequest, 'headers'>, webToken: string): boolean =>
  isSameSecret(String(headers[WEB_TOKEN_HEADER] ?? ''), webToken)

/** Where a visitor's request comes from: said by the web role when it proves to be it, else who is connected. */
export function visitorAddress(request: Pick<FastifyRequest, 'headers' | 'ip'>, webToken: string): string {
  const said = isForVisitor(request, webToken) ? request.headers[VISITOR_HEADER] : undefined
  return network(typeof said === 'string' && said ? said : request.ip)
}
