import type { FastifyPluginAsync } from 'fastify'
import { bearerOf, isSameSecret } from '../http/sameSecret'
import { network } from '../http/visitorAddress'
import { wrongTokens } from '../http/wrongTokens'
import type { Figures } from './figures'

export interface MetricsOptions {
  figures: Figures
  /** Who has it as a bearer may read them. */
  token: string
}

const HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
} as const

/** `GET /metrics`: what is counted and measured, for Prometheus and nobody else (docs/decisions/405-metrics.md). */
export const metricsRoute: FastifyPluginAsync<MetricsOptions> = async (app, { figures, token }) => {
  const wrong = wrongTokens()
  app.get('/metrics', async ({ headers, ip }, reply) => {
    reply.headers(HEADERS)
    if (isSameSecret(bearerOf(headers) ?? '', token))
      return reply.type(figures.registry.contentType).send(await figures.text())
    reply.type('text/plain; charset=utf-8')
    const address = network(ip)
    const seconds = headers.authorization === undefined ? 0 : wrong.secondsToWait(address)
    if (seconds) return reply.code(429).header('retry-after', seconds).send('Too many wrong tokens.\n')
    if (headers.authorization !== undefined) wrong.note(address)
    return reply.code(401).header('www-authenticate', 'Bearer').send('This is for who watches the program.\n')
  })
}
