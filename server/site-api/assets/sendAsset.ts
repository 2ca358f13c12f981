import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { AssetQuery } from '../../../src/contract/asset'
import type { Database } from '../../db/tables'
import { closedSignal } from '../../http/closedSignal'
import { Abandoned } from '../../http/fairTurns'
import { HttpProblem, notFound, tooBusy } from '../../http/problem'
import { visitorAddress } from '../../http/visitorAddress'
import { siteExists } from '../sites/siteRepository'
import { assetHash } from './assetHash'
import { type AssetHead, findAsset, findAssetBytes } from './assetRepository'
import { chooseRendition, type Rendition } from './assetVersion'
import { hasEtag } from './etag'
import { LatePicture } from './picturePool'
import { UnreadablePicture } from './renderPicture'
import type { Renditions } from './renditions'

/** Changes the address by which browsers know a picture when the way of rendering does. */
const RENDER_VERSION = 1

/** Right hash: never asked again. Wrong hash: today's picture, not to be kept under that address. */
function cacheControl(asked: string | undefined, hash: string): string {
  if (asked === undefined) return 'public, max-age=300'
  return asked === hash ? 'public, max-age=31536000, immutable' : 'no-cache'
}

interface Asked {
  db: Kysely<Database>
  renditions: Renditions
  siteId: string
  name: string
  query: AssetQuery
  request: FastifyRequest
  reply: FastifyReply
  /** Whether who asks may have what visitors are not shown. */
  mayLook?: () => Promise<boolean>
}

/** What only who asks may have, or nobody: no cache keeps it. */
const PRIVATE = 'private, no-store'

async function storedBytes({ db, siteId }: Asked, asset: AssetHead): Promise<Uint8Array> {
  const bytes = await findAssetBytes(db, siteId, asset)
  // Written anew between two reads: whoever asks again gets the new one.
  if (!bytes) throw new HttpProblem(503, 'The picture is being replaced')
  return bytes
}

function bytesOf(asked: Asked, asset: AssetHead, hash: string, rendition: Rendition): Promise<Buffer> {
  const { cache, pictures, setAside } = asked.renditions
  const { request, reply, siteId } = asked
  const key = { siteId, name: asset.name, hash, ...rendition }
  const offer = () =>
    pictures.offer(rendition.width, (run) =>
      setAside.unless(key, async () =>
        run({ kind: 'file', bytes: await storedBytes(asked, asset), mime: asset.mime, ...rendition }),
      ),
    )
  const visitor = visitorAddress(request, request.server.config.webToken)
  return cache.get(key, offer, { key: visitor, gone: closedSignal(reply) })
}

/**
 * Answers a picture in the version that is asked for (spec §7; docs/decisions/020-assets.md). One that visitors are not shown is not
 * there for them (docs/decisions/208-pictures-that-are-shown.md).
 * @throws HttpProblem 404 (no such asset), 422 (it cannot be decoded), 503 (there was too much else to do, or the visitor asks too much)
 */
export async function sendAsset(asked: Asked): Promise<FastifyReply> {
  const { db, siteId, name, query, request, reply, mayLook } = asked
  const asset = await findAsset(db, siteId, name)
  if (!asset || !(asset.isShown || (await mayLook?.()))) {
    // It may be shown in a moment.
    reply.header('cache-control', PRIVATE)
    throw notFound((await siteExists(db, siteId)) ? `asset ${name}` : `site ${siteId}`)
  }
  const hash = assetHash(asset.digest)
  const { rendition, varies } = chooseRendition(query.version, request.headers.accept, asset.mime)
  const etag = `"${hash}-${rendition.width}.${rendition.format}.${RENDER_VERSION}"`
  const caching = asset.isShown ? cacheControl(query.hash, hash) : PRIVATE
  if (varies) reply.header('vary', 'Accept')
  if (hasEtag(request.headers['if-none-match'], etag)) {
    return reply.code(304).headers({ 'cache-control': caching, etag }).send()
  }
  try {
    const bytes = await bytesOf(asked, asset, hash, rendition)
    reply.headers({
      'cache-control': caching,
      etag,
      'x-content-type-options': 'nosniff',
    })
    return reply.type(`image/${rendition.format}`).send(bytes)
  } catch (error) {
    // Nobody is there to be answered, or they were: that it took too long.
    if (error instanceof Abandoned) return reply.sent ? reply : reply.hijack()
    if (error instanceof LatePicture) throw tooBusy()
    if (!(error instanceof UnreadablePicture)) throw error
    request.log.warn({ siteId, asset: name, reason: error.message }, 'A picture cannot be shown')
    throw new HttpProblem(422, `The picture ${name} cannot be shown: it ${error.message}`)
  }
}
