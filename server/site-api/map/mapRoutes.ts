import type { FastifyInstance } from 'fastify'
import { route } from '../route'
import { estateMap } from './estateMap'

/** Everything found, for a map (ours, docs/decisions/070-map-feed.md). */
export async function mapRoutes(app: FastifyInstance): Promise<void> {
  route(app, 'estateMap', {}, ({ siteId, body }) => estateMap(app.db, siteId, body.query))
}
