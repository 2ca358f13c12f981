import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { TILE_ZOOMS, TILES_VERSION } from '../../../src/domain/map/ownTiles'
import { acceptedEncodings } from '../../http/acceptedEncodings'
import { isFresh } from '../conditional'
import { plain } from '../errorPages'
import { ALWAYS_ASK, FOREVER } from '../sendFile'
import townRows from './data/places.json'
import villageRows from './data/villages.json'
import { inTurn, visitorTurns } from '../visitorTurns'
import { drawTile } from './drawTile'
import { geography } from './geography'
import { REGION_ROWS } from './names'
import type { TileAddress } from './outline'
import { SCHEMES, type Scheme } from '../../../src/domain/map/palette'

const compress = promisify(gzip)

interface Kept {
  text: Buffer
  zipped: Buffer
  tag: string
}

/** At most fifteen kilobytes each, both forms together. */
const KEPT_TILES = 2000

async function keep(content: string): Promise<Kept> {
  const text = Buffer.from(content)
  const tag = createHash('sha256').update(text).digest('hex').slice(0, 20)
  return { text, zipped: await compress(text), tag }
}

interface Asked {
  scheme: Scheme
  tile: TileAddress
}

/** Each tile has one address: figures without a zero before them. */
const TILE_ADDRESS = /^\/map\/(\w+)\/([1-9]\d?)\/(0|[1-9]\d{0,5})\/(0|[1-9]\d{0,5})\.svg$/

/** Reads `/map/light/9/261/171.svg`; undefined for a tile that there is not. */
export function readTileAddress(path: string): Asked | undefined {
  const [, scheme, ...figures] = TILE_ADDRESS.exec(path) ?? []
  const [z = 0, x = 0, y = 0] = figures.map(Number)
  const isOnMap = z >= TILE_ZOOMS.min && z <= TILE_ZOOMS.max && x < 2 ** z && y < 2 ** z
  const isKnown = SCHEMES.some((one) => one === scheme)
  return isOnMap && isKnown ? { scheme: scheme as Scheme, tile: { z, x, y } } : undefined
}

function send(request: FastifyRequest, reply: FastifyReply, type: string, { text, zipped, tag }: Kept) {
  const zip = acceptedEncodings(request.headers['accept-encoding']).includes('gzip')
  const etag = `"${tag}${zip ? '-gzip' : ''}"`
  const { v } = request.query as { v?: string }
  reply.headers({
    'content-type': type,
    'cache-control': v === String(TILES_VERSION) ? FOREVER : ALWAYS_ASK,
    etag,
    vary: 'Accept-Encoding',
  })
  if (isFresh(request.headers, { etag, time: 0 })) return reply.code(304).send()
  return zip ? reply.header('content-encoding', 'gzip').send(zipped) : reply.send(text)
}

/**
 * The base map that needs nobody else: tiles drawn from open data when they are first asked for, and the names that stand above them. Drawing keeps the
 * process busy for some ten milliseconds: a visitor's tiles are drawn one by one, and others come in between (docs/decisions/245).
 */
export const baseMap: FastifyPluginAsync = async (app) => {
  const kept = new LRUCache<string, Promise<Kept>>({ max: KEPT_TILES })
  const turns = visitorTurns(1)
  const once = (key: string, make: () => Promise<string>) => {
    const known = kept.get(key)
    if (known) return known
    const made = make().then(keep)
    kept.set(key, made)
    return made
  }

  // Reading the atlas takes a while: done before anybody waits for a tile.
  app.addHook('onListen', () => {
    geography().catch((error: unknown) => app.log.error(error, 'The atlas of the base map cannot be read'))
  })

  const told = (path: string, what: unknown) =>
    app.get(path, async (request, reply) =>
      send(
        request,
        reply,
        'application/json; charset=utf-8',
        await once(path, async () => JSON.stringify(what)),
      ),
    )
  told('/map/names.json', { towns: townRows, regions: REGION_ROWS })
  told('/map/villages.json', villageRows)
  app.get('/map/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const asked = readTileAddress(path)
    if (!asked) return plain(reply, 404, 'The map has no such tile.\n')
    const { tile, scheme } = asked
    const draw = () => once(path, async () => drawTile(await geography(), tile, scheme))
    const drawing = kept.has(path) ? await draw() : await inTurn(turns, request, draw)
    return send(request, reply, 'image/svg+xml', drawing)
  })
}
