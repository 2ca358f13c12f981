import type { FastifyRequest } from 'fastify'
import { HttpProblem } from './problem'
import { siteOrigins } from './siteOrigins'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a browser says that a request which changes something comes from another site. Programs that say nothing of where
 * they come from are no browser with a visitor's rights, and mail programs' one-click requests are of that kind.
 */
export function isFromElsewhere(
  { method, headers, protocol, host }: Pick<FastifyRequest, 'method' | 'headers' | 'protocol' | 'host'>,
  publicUrl: string,
  hostnames: readonly string[] = [],
): boolean {
  if (SAFE.has(method)) return false
  // An export stands on a host of its own, and its pages are the site's.
  if (headers.origin !== undefined && siteOrigins(publicUrl, hostnames).includes(headers.origin)) return false
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  const { origin } = headers
  // A page that names no referrer, as those with a token in their address, keeps its origin to itself too.
  if (site === 'same-origin' && origin === 'null') return false
  return origin !== undefined && origin !== `${protocol}://${host}`
}

/** Refuses what `isFromElsewhere`. @throws HttpProblem 403 */
export const refuseElsewhere =
  (publicUrl: string, hostnames: () => readonly string[] = () => []) =>
  async (request: FastifyRequest) => {
    if (isFromElsewhere(request, publicUrl, hostnames()))
      throw new HttpProblem(403, 'This form can only be sent from its own site')
  }
