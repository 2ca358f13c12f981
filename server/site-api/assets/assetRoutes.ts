import { join } from 'node:path'
import { Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import { isOperator } from '../isOperator'
import { route } from '../route'
import { isPreviewed } from './isPreviewed'
import { openPicturePool, type PicturePool } from './picturePool'
import { renditionCache, sweepUnfinished } from './renditionCache'
import type { Renditions } from './renditions'
import { sendAsset } from './sendAsset'
import { openSetAside } from './setAside'

declare module 'fastify' {
  interface FastifyInstance {
    renditions: Renditions
    /** Takes pictures that come in, and keeps nobody waiting who asks for one. */
    arrivals: PicturePool
  }
}

/** More than two at once only make each other slower. */
const RENDERINGS_AT_ONCE = 2

/** The cache of rendered pictures, and what renders them, for every family that answers pictures. */
export async function shareRenditions(app: FastifyInstance): Promise<void> {
  const root = join(app.config.dataDir, 'cache', 'assets')
  await sweepUnfinished(root)
  const cache = renditionCache(root, (error) => app.log.error(error, 'a picture could not be kept on disk'))
  const [pictures, arrivals] = [openPicturePool(RENDERINGS_AT_ONCE), openPicturePool(1)]
  app.decorate('renditions', { cache, pictures, setAside: openSetAside() })
  app.decorate('arrivals', arrivals)
  app.addHook('onClose', async () => {
    pictures.close()
    arrivals.close()
  })
}

/** Pictures of a site (spec §7). */
export async function assetRoutes(app: FastifyInstance): Promise<void> {
  const { db, config, renditions } = app
  route(
    app,
    'asset',
    { name: Type.String({ maxLength: 200 }) },
    ({ siteId, params: { name }, query, request, reply }) => {
      const mayLook = async () =>
        isOperator(request, config) ||
        (query.preview !== undefined && (await isPreviewed(db, siteId, name, query.preview, config)))
      return sendAsset({ db, renditions, siteId, name, query, request, reply, mayLook })
    },
  )
}
