import type { FastifyInstance } from 'fastify'
import { answerCache } from '../answerCache'
import { Compressed, sendCompressed } from '../compressed'
import { route } from '../route'
import { estateMap } from './estateMap'
import { findMapRows } from './findMapRows'

const KEPT_BYTES = 64_000_000

/** Everything found, for a map (ours, docs/decisions/070-map-feed.md). */
export async function mapRoutes(app: FastifyInstance): Promise<void> {
  const feeds = answerCache<Compressed>(KEPT_BYTES, ({ size }) => size)

  route(app, 'estateMap', {}, async ({ siteId, version, body: { query = {} }, request, reply }) => {
    const feed = await feeds.get(version, `${siteId} ${JSON.stringify(query)}`, async () =>
      Compressed.of(JSON.stringify(estateMap(findMapRows(await app.listings.find(siteId, version, query))))),
    )
    return sendCompressed(request, reply, feed)
  })
}
