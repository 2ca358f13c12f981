import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { AssetQuery } from '../../../src/contract/asset'
import type { Database } from '../../db/tables'
import { HttpProblem, notFound } from '../problem'
import { assetHash } from './assetHash'
import { type AssetContent, type AssetHead, findAsset, findAssetContent } from './assetRepository'
import { type AssetFormat, type AssetWidth, chooseRendition } from './assetVersion'
import { asDrawingSpec, drawnSpecErrors } from './drawnSpec'
import { drawPicture } from './drawPicture'
import { hasEtag } from './etag'
import { renderDrawing, renderFile, UnreadablePicture } from './renderPicture'
import type { RenditionCache } from './renditionCache'

/** Changes the address by which browsers know a picture when the way of rendering does. */
const RENDER_VERSION = 1
// A stored SVG is a document: opened by itself it must not run anything.
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Right hash: never asked again. Wrong hash: today's picture, not to be kept under that address. */
function cacheControl(asked: string | undefined, hash: string): string {
  if (asked === undefined) return 'public, max-age=300'
  return asked === hash ? 'public, max-age=31536000, immutable' : 'no-cache'
}

async function render(content: AssetContent, width: AssetWidth, format: AssetFormat): Promise<Buffer> {
  if ('bytes' in content) return renderFile(content.bytes, width, format)
  const [error] = drawnSpecErrors(content.spec)
  if (error) throw new UnreadablePicture(`${error.field} ${error.reason}`)
  return renderDrawing(await drawPicture(asDrawingSpec(content.spec)), width, format)
}

interface Asked {
  db: Kysely<Database>
  cache: RenditionCache
  siteId: string
  name: string
  query: AssetQuery
  request: FastifyRequest
  reply: FastifyReply
}

type Rendition = ReturnType<typeof chooseRendition>['rendition']

async function contentOf({ db, siteId }: Asked, asset: AssetHead): Promise<AssetContent> {
  const content = await findAssetContent(db, siteId, asset)
  // Written anew between two reads: whoever asks again gets the new one.
  if (!content) throw new HttpProblem(503, 'The picture is being replaced')
  return content
}

async function bytesOf(asked: Asked, asset: AssetHead, hash: string, rendition: Rendition): Promise<Buffer> {
  if (rendition.kind === 'rendered') {
    const { width, format } = rendition
    const key = { siteId: asked.siteId, name: asset.name, hash, width, format }
    return asked.cache.get(key, async () => render(await contentOf(asked, asset), width, format))
  }
  const content = await contentOf(asked, asset)
  if ('spec' in content) throw new Error(`Asset ${asset.name} is a file without bytes`)
  return Buffer.from(content.bytes)
}

/**
 * Answers a picture in the version that is asked for (spec §7; docs/decisions/020-assets.md).
 * @throws HttpProblem 404 (no such asset), 422 (it cannot be decoded)
 */
export async function sendAsset(asked: Asked): Promise<FastifyReply> {
  const { db, siteId, name, query, request, reply } = asked
  const asset = await findAsset(db, siteId, name)
  if (!asset) throw notFound(`asset ${name}`)
  const hash = assetHash(asset.kind, asset.digest)
  const { rendition, varies } = chooseRendition(query.version, request.headers.accept, asset.mime)
  const stored = rendition.kind === 'stored'
  const version = stored ? 'stored' : `${rendition.width}.${rendition.format}.${RENDER_VERSION}`
  const etag = `"${hash}-${version}"`
  const type = stored ? (asset.mime ?? 'application/octet-stream') : `image/${rendition.format}`
  if (varies) reply.header('vary', 'Accept')
  if (hasEtag(request.headers['if-none-match'], etag)) {
    return reply
      .code(304)
      .headers({ 'cache-control': cacheControl(query.hash, hash), etag })
      .send()
  }
  try {
    const bytes = await bytesOf(asked, asset, hash, rendition)
    reply.headers({
      'cache-control': cacheControl(query.hash, hash),
      etag,
      'x-content-type-options': 'nosniff',
      ...(type === 'image/svg+xml' && { 'content-security-policy': SVG_POLICY }),
    })
    return reply.type(type).send(bytes)
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error
    request.log.warn({ err: error, asset: name }, 'asset cannot be read')
    throw new HttpProblem(422, `The stored picture ${name} cannot be read`)
  }
}
