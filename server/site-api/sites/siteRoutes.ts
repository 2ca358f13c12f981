import { Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../http/problem'
import { route } from '../route'
import { findSite, findSiteByHostname } from './siteRepository'

/** The site and its settings (spec §7). */
export async function siteRoutes(app: FastifyInstance): Promise<void> {
  route(app, 'site', {}, async ({ siteId }) => (await findSite(app.db, siteId)) ?? missing(siteId))

  route(app, 'siteByHostname', { hostname: Type.String({ maxLength: 253 }) }, async ({ params }) => {
    const hostname = params.hostname.toLowerCase()
    return (await findSiteByHostname(app.db, hostname)) ?? missing(`at ${hostname}`)
  })
}

function missing(which: string): never {
  throw notFound(`site ${which}`)
}
