import type { FastifyRequest } from 'fastify'
import { isIPv4, isIPv6 } from 'node:net'
import { isSameSecret } from './sameSecret'

/** Header by which the web role says whose request it passes on, and the one that proves it is the web role. */
export const VISITOR_HEADER = 'x-visitor-address'
export const WEB_TOKEN_HEADER = 'x-web-token'

/** An address as it is compared: IPv4 out of its mapping into IPv6, without the zone of a network of one's own. */
const plainOf = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')

/** The first of the eight groups of an IPv6 address, each without leading zeros. */
function groupsOf(address: string, count: number): string {
  const [head = '', tail] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array.from({ length: Math.max(zeros, 0) }, () => '0'), ...right]
  return groups
    .slice(0, count)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')
}

/** The part of an address that tells visitors apart: one holds a whole /64 of IPv6. */
export function network(address: string): string {
  const plain = plainOf(address)
  return isIPv6(plain) ? groupsOf(plain, 4) : plain
}

/**
 * The part of an address that tells where in the world, or in which network, and of nobody who it is: for logs.
 * @param address undefined of who had left before anybody asked
 * @example shortened('203.0.113.9') // '203.0.113.0/24'
 */
export function shortened(address: string | undefined): string {
  const plain = plainOf(address ?? '')
  if (isIPv6(plain)) return `${groupsOf(plain, 3)}::/48`
  return isIPv4(plain) ? `${plain.slice(0, plain.lastIndexOf('.'))}.0/24` : '…'
}

/** Whether the web role passes a visitor's request on, and proves to be it. */
export const isForVisitor = ({ headers }: Pick<FastifyRequest, 'headers'>, webToken: string): boolean =>
  isSameSecret(String(headers[WEB_TOKEN_HEADER] ?? ''), webToken)

/** Who asks, in full: said by the web role when it proves to be it, else who is connected. */
export function visitorOf(request: Pick<FastifyRequest, 'headers' | 'ip'>, webToken: string): string {
  const said = isForVisitor(request, webToken) ? request.headers[VISITOR_HEADER] : undefined
  return typeof said === 'string' && said ? said : request.ip
}

/** Where a visitor's request comes from, as far as visitors are told apart. */
export const visitorAddress = (request: Pick<FastifyRequest, 'headers' | 'ip'>, webToken: string): string =>
  network(visitorOf(request, webToken))
