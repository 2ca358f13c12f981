import type { FastifyInstance } from 'fastify'
import { route } from '../route'
import { estateFilters } from './estateFilters'

/** Values of estates that can be filtered by (spec §7). */
export async function filterRoutes(app: FastifyInstance): Promise<void> {
  route(app, 'estateFilters', {}, ({ siteId, body }) => estateFilters(app.db, siteId, body.query))
}
