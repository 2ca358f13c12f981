import { Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import { route } from '../route'
import { isPreviewed } from './isPreviewed'
import { openPicturePool } from './picturePool'
import type { Arrivals } from '../photos/arrivals'
import { incomingFolder } from '../photos/incoming'
import { renditionCache, sweepUnfinished } from './renditionCache'
import { renditionsDir } from './renditionFiles'
import { sweepRenditions, sweepRenditionsOf } from './sweepRenditions'
import type { Renditions } from './renditions'
import { sendAsset } from './sendAsset'
import { openSetAside } from './setAside'

declare module 'fastify' {
  interface FastifyInstance {
    renditions: Renditions
    /** Takes pictures that come in, and keeps nobody waiting who asks for one. */
    arrivals: Arrivals
    /** Removes what was rendered of pictures that were deleted or are others now. What it cannot do is done within the hour. */
    sweepPictures(siteId: string, names: Iterable<string>): Promise<void>
  }
}

/** More than two at once only make each other slower. */
const RENDERINGS_AT_ONCE = 2
const HOUR = 60 * 60 * 1000

/** The cache of rendered pictures, and what renders them, for every family that answers pictures. */
export async function shareRenditions(app: FastifyInstance): Promise<void> {
  const root = renditionsDir(app.config.dataDir)
  await sweepUnfinished(root)
  const cache = renditionCache(root, (error) => app.log.error(error, 'a picture could not be kept on disk'))
  const [pictures, arrivals] = [openPicturePool(RENDERINGS_AT_ONCE), openPicturePool(1, undefined, true)]
  app.decorate('renditions', { cache, pictures, setAside: openSetAside() })
  const fetching = { folder: incomingFolder(app.config.dataDir), network: app.network }
  app.decorate('arrivals', { ...arrivals, fetching })
  app.addHook('onClose', async () => {
    pictures.close()
    arrivals.close()
  })
  keepSwept(app, root)
}

/** At a start, every hour, and what an import names at once. */
function keepSwept(app: FastifyInstance, root: string): void {
  let isOver = false
  let sweeping: Promise<unknown> = Promise.resolve()
  const onError = (error: unknown) => app.log.warn(error, 'pictures of the past could not be swept')
  const sweep = () => {
    sweeping = sweeping.then(() => sweepRenditions(app.db, root, () => isOver)).catch(onError)
  }
  const hours = setInterval(sweep, HOUR)
  hours.unref()
  app.decorate('sweepPictures', async (siteId: string, names: Iterable<string>) => {
    await sweepRenditionsOf(app.db, root, siteId, names).catch(onError)
  })
  app.addHook('onReady', async () => sweep())
  app.addHook('onClose', async () => {
    isOver = true
    clearInterval(hours)
    await sweeping
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
        app.operator.asks(request) ||
        (query.preview !== undefined && (await isPreviewed(db, siteId, name, query.preview, config)))
      return sendAsset({ db, renditions, siteId, name, query, request, reply, mayLook })
    },
    // One question for each of a page's many pictures.
    { isVersioned: false },
  )
}
