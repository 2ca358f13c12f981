import { join } from 'node:path'
import { Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import { route } from '../route'
import { type RenditionCache, renditionCache, sweepUnfinished } from './renditionCache'
import { sendAsset } from './sendAsset'

declare module 'fastify' {
  interface FastifyInstance {
    renditions: RenditionCache
  }
}

/** The cache of rendered pictures, for every family that answers pictures. */
export async function shareRenditions(app: FastifyInstance): Promise<void> {
  const root = join(app.config.dataDir, 'cache', 'assets')
  await sweepUnfinished(root)
  app.decorate(
    'renditions',
    renditionCache(root, (error) => app.log.error(error, 'a picture could not be kept on disk')),
  )
}

/** Pictures of a site (spec §7). */
export async function assetRoutes(app: FastifyInstance): Promise<void> {
  const { db, renditions } = app
  route(
    app,
    'asset',
    { name: Type.String({ maxLength: 200 }) },
    ({ siteId, params, query, request, reply }) =>
      sendAsset({ db, cache: renditions, siteId, name: params.name, query, request, reply }),
  )
}
